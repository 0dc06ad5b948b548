import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { AutoRenewals } from '#application/service/billing/ports/auto-renewals.ts';
import type { AutoRenewal } from '#domain/billing/orders/auto-renewal.ts';
import type { OrderBuyer } from '#domain/billing/orders/order.ts';
import type { AutoRenewalsTable } from './auto-renewals-table.ts';
import { instant, type Schema } from '../schema.ts';

type Buyer = Pick<OrderBuyer, 'kind' | 'id'>;

function renewalOf(row: Selectable<AutoRenewalsTable>): AutoRenewal {
  const { account_id: account, organization_id: organization, ended_at: at, ended_why: why } = row;
  return {
    id: row.id,
    buyer:
      account === null
        ? { kind: 'organization', id: organization ?? '', path: row.organization_path }
        : { kind: 'account', id: account, path: null },
    agreedBy: row.agreed_by,
    agreedAt: row.agreed_at,
    session: row.session,
    card: row.card,
    terms: row.terms,
    order: row.order_id,
    refusals: row.refusals,
    refusal: row.refusal,
    ended: at === null || why === null ? null : { at, why },
  };
}

const changing = ({ card, terms, order, refusals, refusal, ended }: AutoRenewal) => ({
  card: card === null ? null : JSON.stringify(card),
  terms: terms === null ? null : JSON.stringify(terms),
  order_id: order,
  refusals,
  refusal,
  ended_at: ended === null ? null : instant(ended.at),
  ended_why: ended?.why ?? null,
});

const rowOf = (renewal: AutoRenewal): Insertable<AutoRenewalsTable> => ({
  id: renewal.id,
  account_id: renewal.buyer.kind === 'account' ? renewal.buyer.id : null,
  organization_id: renewal.buyer.kind === 'account' ? null : renewal.buyer.id,
  organization_path: renewal.buyer.path,
  agreed_by: renewal.agreedBy,
  agreed_at: instant(renewal.agreedAt),
  session: renewal.session,
  ...changing(renewal),
});

export class PostgresAutoRenewals implements AutoRenewals {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async standingOf(buyer: Buyer): Promise<AutoRenewal | null> {
    const row = await this.#of(buyer)
      .orderBy(sql`card is null`)
      .orderBy('agreed_at', 'desc')
      .orderBy(sql`id collate "C" desc`)
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : renewalOf(row);
  }

  async bySession(session: string): Promise<AutoRenewal | null> {
    const row = await this.#all().where('session', '=', session).executeTakeFirst();
    return row === undefined ? null : renewalOf(row);
  }

  async add(renewal: AutoRenewal): Promise<void> {
    await this.#db.insertInto('auto_renewals').values(rowOf(renewal)).execute();
  }

  async findForUpdate(id: string): Promise<AutoRenewal | null> {
    const row = await this.#all().where('id', '=', id).forUpdate().executeTakeFirst();
    return row === undefined ? null : renewalOf(row);
  }

  async save(renewal: AutoRenewal): Promise<void> {
    await this.#db.updateTable('auto_renewals').set(changing(renewal)).where('id', '=', renewal.id).execute();
  }

  async listForUpdate(buyer: Buyer): Promise<readonly AutoRenewal[]> {
    const rows = await this.#of(buyer)
      .orderBy('agreed_at')
      .orderBy(sql`id collate "C"`)
      .forUpdate()
      .execute();
    return rows.map(renewalOf);
  }

  async active(limit: number, after: string | null): Promise<readonly AutoRenewal[]> {
    const all = this.#all()
      .where('card', 'is not', null)
      .orderBy(sql`id collate "C"`)
      .limit(limit);
    const rows = await (after === null ? all : all.where(sql<boolean>`id collate "C" > ${after}`)).execute();
    return rows.map(renewalOf);
  }

  #of({ kind, id }: Buyer) {
    return this.#all()
      .where(kind === 'account' ? 'account_id' : 'organization_id', '=', id)
      .where('ended_at', 'is', null);
  }

  #all() {
    return this.#db.selectFrom('auto_renewals').selectAll();
  }
}
