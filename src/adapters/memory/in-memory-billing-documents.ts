import type { BillingDocuments } from '#application/service/ports/billing-documents.ts';
import type { Scope } from '#domain/access/scope.ts';
import { type BillingDocument, type DocumentDraft, yearOf } from '#domain/documents/billing-document.ts';
import type { OrderBuyer } from '#domain/orders/order.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import { isBuyerInScope } from './buyer-in-scope.ts';
import type { Undo } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

export class InMemoryBillingDocuments implements BillingDocuments {
  readonly #rows: InMemoryRows<BillingDocument>;

  constructor(rows: InMemoryRows<BillingDocument> = new InMemoryRows()) {
    this.#rows = rows;
  }

  async issue(draft: DocumentDraft): Promise<BillingDocument> {
    const all = this.#rows.all();
    if (all.some(({ event }) => event === draft.event)) throw new Error(`${draft.event} has its paper`);
    const alike = all.filter(({ kind, ...each }) => kind === draft.kind && yearOf(each) === yearOf(draft));
    const issued = { ...draft, number: alike.length + 1 };
    this.#rows.set(draft.id, issued);
    return issued;
  }

  async byId(id: string, scope: Scope): Promise<BillingDocument | null> {
    const document = this.#rows.get(id);
    return document !== null && isBuyerInScope(document, scope) ? document : null;
  }

  async inScope(scope: Scope): Promise<readonly BillingDocument[]> {
    return this.#newestFirst((document) => isBuyerInScope(document, scope));
  }

  async ofOrder(order: string): Promise<readonly BillingDocument[]> {
    return this.#newestFirst((document) => document.order === order);
  }

  async handOver(order: string, buyer: OrderBuyer): Promise<void> {
    for (const document of await this.ofOrder(order))
      if (document.buyer.kind === 'guest') this.#rows.set(document.id, { ...document, buyer });
  }

  #newestFirst(isMeant: (document: BillingDocument) => boolean): readonly BillingDocument[] {
    return this.#rows
      .all()
      .filter(isMeant)
      .toSorted(
        (one, other) =>
          other.issuedAt - one.issuedAt || other.number - one.number || compareCodePoints(one.id, other.id),
      );
  }

  draft(): { readonly documents: InMemoryBillingDocuments; readonly commit: () => Undo } {
    const rows = this.#rows.draft();
    return { documents: new InMemoryBillingDocuments(rows), commit: () => rows.commit() };
  }
}
