import { type Kysely, type Selectable, sql } from 'kysely';
import type { BillingDocuments } from '#application/service/billing/ports/billing-documents.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import {
  type BillingDocument,
  type DocumentDraft,
  yearOf,
} from '#domain/billing/documents/billing-document.ts';
import { buyerInScope } from './buyer-in-scope.ts';
import type { OrderBuyer } from '#domain/billing/orders/order.ts';
import type { BillingDocumentsTable } from './documents-table.ts';
import { instant, type Schema } from '../schema.ts';

const documentOf = (row: Selectable<BillingDocumentsTable>): BillingDocument => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  event: row.event,
  order: row.order_id,
  buyer: { kind: row.buyer_kind, id: row.buyer_id, path: row.organization_path },
  issuedOn: row.issued_on,
  issuedAt: row.issued_at,
  dueOn: row.due_on,
  amount: { currency: row.currency, cents: row.cents },
  ...row.terms,
});

export class PostgresBillingDocuments implements BillingDocuments {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /**
   * Issues a document with one statement, which locks the row of the last number until the transaction ends. Concurrent calls wait for it, and reuse the number
   * after a rollback.
   */
  async issue(draft: DocumentDraft): Promise<BillingDocument> {
    const { id, kind, event, order, buyer, issuedOn, issuedAt, dueOn, amount, ...terms } = draft;
    const year = yearOf(draft);
    const { rows } = await sql<{ readonly number: number }>`with numbered as (
        insert into document_numbers as n (kind, year, last) values (${kind}, ${year}, 1)
        on conflict (kind, year) do update set last = n.last + 1 returning n.last)
      insert into billing_documents (id, kind, year, number, event, order_id, buyer_kind, buyer_id, organization_path,
        issued_on, issued_at, due_on, currency, cents, terms)
      select ${id}, ${kind}, ${year}, last, ${event}, ${order}, ${buyer.kind}, ${buyer.id}, ${buyer.path},
        ${issuedOn}, ${instant(issuedAt)}, ${dueOn}, ${amount.currency}, ${amount.cents}, ${JSON.stringify(terms)}::jsonb
      from numbered returning number`.execute(this.#db);
    const [issued] = rows;
    if (issued === undefined) throw new Error('a document was saved without a number');
    return { ...draft, number: issued.number };
  }

  async byId(id: string, scope: Scope): Promise<BillingDocument | null> {
    const query = this.#documents().where('id', '=', id).where(buyerInScope(scope));
    const row = await query.executeTakeFirst();
    return row === undefined ? null : documentOf(row);
  }

  async inScope(scope: Scope): Promise<readonly BillingDocument[]> {
    return (await this.#newestFirst().where(buyerInScope(scope)).execute()).map(documentOf);
  }

  async ofOrder(order: string): Promise<readonly BillingDocument[]> {
    return (await this.#newestFirst().where('order_id', '=', order).execute()).map(documentOf);
  }

  async handOver(order: string, { kind, id, path }: OrderBuyer): Promise<void> {
    await this.#db
      .updateTable('billing_documents')
      .set({ buyer_kind: kind, buyer_id: id, organization_path: path })
      .where('order_id', '=', order)
      .where('buyer_kind', '=', 'guest')
      .execute();
  }

  #newestFirst() {
    return this.#documents()
      .orderBy('issued_at', 'desc')
      .orderBy('number', 'desc')
      .orderBy(sql`id collate "C"`);
  }

  #documents() {
    return this.#db.selectFrom('billing_documents').selectAll();
  }
}
