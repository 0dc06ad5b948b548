import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Orders } from '#application/service/billing/ports/orders.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { OrderState } from '#domain/billing/orders/order-state.ts';
import type { OrderTrust } from '#domain/billing/orders/order-trust.ts';
import type { BuyerRecord } from '#domain/billing/orders/purchase-order-trust.ts';
import type { Order, OrderBuyer } from '#domain/billing/orders/order.ts';
import { buyerInScope } from './buyer-in-scope.ts';
import { foldedText } from '../platform/folded-text.ts';
import type { OrdersTable } from './orders-table.ts';
import { instant, type Schema } from '../schema.ts';

const orderOf = (row: Selectable<OrdersTable>): Order => ({
  id: row.id,
  buyer: { kind: row.buyer_kind, id: row.buyer_id, path: row.organization_path },
  orderedBy: row.ordered_by,
  plan: row.plan,
  seats: row.seats,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  lines: row.lines,
  total: { currency: row.currency, cents: row.cents },
  state: row.state,
  session: row.session,
  placedAt: row.placed_at,
  billTo: row.bill_to,
  purchaseOrder: row.purchase_order,
  quote: row.quote_id,
  ...(row.trust === null ? {} : { trust: row.trust }),
});

const rowOf = ({ buyer, total, ...order }: Order): Insertable<OrdersTable> => ({
  id: order.id,
  buyer_kind: buyer.kind,
  buyer_id: buyer.id,
  organization_path: buyer.path,
  ordered_by: order.orderedBy,
  plan: order.plan,
  seats: order.seats,
  starts_on: order.startsOn,
  ends_on: order.endsOn,
  starts_at: instant(order.startsAt),
  ends_at: instant(order.endsAt),
  lines: JSON.stringify(order.lines),
  currency: total.currency,
  cents: total.cents,
  state: order.state,
  session: order.session,
  placed_at: instant(order.placedAt),
  bill_to: order.billTo,
  purchase_order: order.purchaseOrder,
  quote_id: order.quote,
  bill_to_folded: foldedText(order.billTo),
  purchase_order_folded: foldedText(order.purchaseOrder),
  trust: order.trust ?? null,
});

/** An arbitrary number. No other two-part advisory lock in this database uses it. */
const buyersLock = 170;

export class PostgresOrders implements Orders {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async byId(id: string, scope: Scope): Promise<Order | null> {
    const row = await this.#orders().where('id', '=', id).where(buyerInScope(scope)).executeTakeFirst();
    return row === undefined ? null : orderOf(row);
  }

  async inScope(scope: Scope): Promise<readonly Order[]> {
    return (await this.#newestFirst().where(buyerInScope(scope)).execute()).map(orderOf);
  }

  async openOf({ kind, id }: Pick<OrderBuyer, 'kind' | 'id'>): Promise<Order | null> {
    const row = await this.#orders()
      .where('buyer_kind', '=', kind)
      .where('buyer_id', '=', id)
      .where('state', '=', 'pending-payment')
      .executeTakeFirst();
    return row === undefined ? null : orderOf(row);
  }

  async newestOf({ kind, id }: Pick<OrderBuyer, 'kind' | 'id'>): Promise<Order | null> {
    const row = await this.#newestFirst()
      .where('buyer_kind', '=', kind)
      .where('buyer_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : orderOf(row);
  }

  async byQuote(quote: string): Promise<readonly Order[]> {
    const query = this.#newestFirst().where('quote_id', '=', quote).where('state', '<>', 'canceled');
    return (await query.execute()).map(orderOf);
  }

  async bySession(session: string): Promise<Order | null> {
    const row = await this.#orders().where('session', '=', session).executeTakeFirst();
    return row === undefined ? null : orderOf(row);
  }

  async place(order: Order): Promise<boolean> {
    const placed = await this.#db
      .insertInto('orders')
      .values(rowOf(order))
      // A conflict with one of the indexes that prevent double payments.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    return placed.length > 0;
  }

  orderQuote(order: Order): Promise<boolean> {
    return this.#become(order, sql<boolean>`state = 'quoted'`);
  }

  claim(order: Order): Promise<boolean> {
    return this.#become(order, sql<boolean>`buyer_kind = 'guest'`);
  }

  /** Updates an order if its row is as expected. A concurrent update waits for the row and then finds it changed. */
  async #become(order: Order, isExpected: RawBuilder<boolean>): Promise<boolean> {
    const changed = await this.#db
      .updateTable('orders')
      .set(rowOf(order))
      .where('id', '=', order.id)
      .where(isExpected)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('orders as other')
              .select('other.id')
              .where('other.state', '=', 'pending-po')
              .where('other.collected', '=', false)
              .where('other.id', '<>', order.id)
              .where('other.buyer_kind', '=', order.buyer.kind)
              .where('other.buyer_id', '=', order.buyer.id)
              .where('other.plan', 'is not distinct from', order.plan)
              .where('other.seats', '=', order.seats)
              .where('other.starts_on', '=', order.startsOn)
              .where('other.ends_on', '=', order.endsOn),
          ),
        ),
      )
      .returning('id')
      .execute();
    return changed.length > 0;
  }

  async findForUpdate(id: string): Promise<Order | null> {
    const row = await this.#orders().where('id', '=', id).forUpdate().executeTakeFirst();
    return row === undefined ? null : orderOf(row);
  }

  async collectingOf({ kind, id }: Pick<OrderBuyer, 'kind' | 'id'>): Promise<Order | null> {
    const row = await this.#orders()
      .where('buyer_kind', '=', kind)
      .where('buyer_id', '=', id)
      .where('state', '=', 'collecting')
      .executeTakeFirst();
    return row === undefined ? null : orderOf(row);
  }

  async collecting(limit: number, after: string | null): Promise<readonly Order[]> {
    const all = this.#orders()
      .where('state', '=', 'collecting')
      .orderBy(sql`id collate "C"`)
      .limit(limit);
    const rows = await (after === null ? all : all.where(sql<boolean>`id collate "C" > ${after}`)).execute();
    return rows.map(orderOf);
  }

  async change(order: Order): Promise<boolean> {
    const changed = await this.#db
      .updateTable('orders')
      .set(rowOf(order))
      .where('id', '=', order.id)
      .where('state', '=', 'collecting')
      .returning('id')
      .execute();
    return changed.length > 0;
  }

  async setState(id: string, state: OrderState): Promise<void> {
    await this.#db.updateTable('orders').set({ state }).where('id', '=', id).execute();
  }

  async setSession(id: string, session: string | null): Promise<void> {
    await this.#db.updateTable('orders').set({ session }).where('id', '=', id).execute();
  }

  async setTrust(id: string, trust: OrderTrust): Promise<void> {
    await this.#db.updateTable('orders').set({ trust }).where('id', '=', id).execute();
  }

  async recordBuyer(id: string, key: string): Promise<void> {
    await sql`update orders set buyer_key = ${key} where id = ${id}`.execute(this.#db);
  }

  async buyerRecord(
    keys: readonly [string, ...string[]],
    { id, buyer }: Pick<Order, 'id' | 'buyer'>,
  ): Promise<Pick<BuyerRecord, 'hasPaid' | 'hadLimited'>> {
    await sql`select pg_advisory_xact_lock(${sql.lit(buyersLock)}, hashtext(${keys[0]}))`.execute(this.#db);
    const { rows } = await sql<Pick<BuyerRecord, 'hasPaid' | 'hadLimited'>>`select
        coalesce(bool_or(state = 'paid'), false) as "hasPaid",
        coalesce(bool_or(trust = 'limited'), false) as "hadLimited"
      from orders where id <> ${id}
        and (buyer_key = any(${[...keys]}) or (buyer_kind = ${buyer.kind} and buyer_id = ${buyer.id}))`.execute(
      this.#db,
    );
    return rows[0] ?? { hasPaid: false, hadLimited: false };
  }

  #newestFirst() {
    return this.#orders()
      .orderBy('placed_at', 'desc')
      .orderBy(sql`id collate "C"`);
  }

  #orders() {
    return this.#db.selectFrom('orders').selectAll();
  }
}
