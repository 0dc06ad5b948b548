import type { BillingDocuments } from '#application/service/billing/ports/billing-documents.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import {
  type BillingDocument,
  type DocumentDraft,
  yearOf,
} from '#domain/billing/documents/billing-document.ts';
import type { OrderBuyer } from '#domain/billing/orders/order.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { isBuyerInScope } from './in-memory-orders.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

export const documentTable: TableDefinition<BillingDocument> = {
  name: 'billing documents',
  key: byId,
  unique: ({ event }) => [event],
};

export class InMemoryBillingDocuments extends InMemoryStore implements BillingDocuments {
  readonly #rows = this.tables.of(documentTable);

  async issue(draft: DocumentDraft): Promise<BillingDocument> {
    const alike = this.#rows.where((each) => each.kind === draft.kind && yearOf(each) === yearOf(draft));
    const issued = { ...draft, number: alike.length + 1 };
    this.#rows.save(issued);
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
    this.#rows.changeWhere(
      (document) => document.order === order && document.buyer.kind === 'guest',
      () => ({ buyer }),
    );
  }

  #newestFirst(isMeant: (document: BillingDocument) => boolean): readonly BillingDocument[] {
    return this.#rows
      .where(isMeant)
      .toSorted(
        (one, other) =>
          other.issuedAt - one.issuedAt || other.number - one.number || compareCodePoints(one.id, other.id),
      );
  }
}
