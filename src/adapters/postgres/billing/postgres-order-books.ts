import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OrderBooks } from '#application/service/billing/ports/order-books.ts';
import { usd } from '#domain/billing/prices/money.ts';
import type { BookedEvent, BookedOrder, OrderRecord } from '#domain/billing/orders/booked-order.ts';
import { type BookedOrderColumn, type BookedOrderQuery } from '#domain/billing/orders/booked-order-table.ts';
import { booksTimeZone, dayOfBooks } from '#domain/billing/prices/payment-terms.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import type { Schema } from '../schema.ts';
import { readPage, type SqlTable } from '../platform/table-page.ts';

type Sql = RawBuilder<unknown>;

const money = (cents: Sql): Sql => sql`json_build_object('currency', o.currency, 'cents', ${cents})`;
const millis = (timestamp: Sql): Sql => sql`(extract(epoch from ${timestamp}) * 1000)::bigint`;
const dollars = (cents: Sql): Sql => sql`(${cents} / 100.0)::float8`;

const prefixes = sql`case d.kind when 'quote' then 'Q' when 'invoice' then 'INV' when 'receipt' then 'R' else 'CN' end`;
/** The name of a document `d`, like `documentName`. Null without a document. */
const documentName = sql`(${prefixes} || '-' || d.year || '-' || lpad(d.number::text, greatest(5, length(d.number::text)), '0'))`;
const name = sql`case when d.id is not null then ${documentName} end`;

/** The payment method. An invoice counts as paid by card after a card payment. */
const payment = sql`case when o.session is null or o.state = 'pending-po' then 'invoice' else 'card' end`;

/** Selects orders `o` with ledger entries, with their totals `b`, the invoice `d` if there is one, and the state of their Docks `s`, like `deliveryState`. */
const booked = sql`orders o
  join lateral (select count(*) as entries,
      coalesce(sum(e.cents) filter (where e.account = 'receivable'), 0)::bigint as open,
      coalesce(sum(e.cents) filter (where e.account = 'cash'), 0)::bigint as paid,
      coalesce(0 - sum(e.cents) filter (where e.account = 'receivable' and v.kind = 'credited'), 0)::bigint as credited
    from ledger_events v join ledger_entries e on e.event_id = v.id where v.order_id = o.id) b on b.entries > 0
  left join billing_documents d on d.event = 'invoiced/' || o.id
  cross join lateral (select coalesce(sum(i.reserved), 0)::int as to_send,
      case when count(*) = 0 then 'none' when sum(i.shipped) = sum(i.quantity) then 'shipped'
        when sum(i.shipped) > 0 then 'partly-shipped' when sum(i.reserved) = sum(i.quantity) then 'preparing'
        else 'back-ordered' end as docks
    from order_items i where i.order_id = o.id) s`;

/** How many days the order has been overdue at a time, or 0 if nothing is overdue. */
const lateAt = (now: number): Sql =>
  sql`(case when b.open > 0 then greatest(0, ${dayOfBooks(now)}::date - d.due_on::date) else 0 end)`;

const orderJson = (now: number): Sql => sql`json_build_object('id', o.id,
    'buyer', json_build_object('kind', o.buyer_kind, 'id', o.buyer_id, 'path', o.organization_path),
    'billTo', o.bill_to, 'purchaseOrder', o.purchase_order, 'plan', o.plan, 'seats', o.seats,
    'startsOn', o.starts_on, 'endsOn', o.ends_on, 'state', o.state, 'placedAt', ${millis(sql`o.placed_at`)},
    'total', ${money(sql`o.cents`)}, 'invoice', ${name}, 'dueOn', d.due_on, 'payment', ${payment},
    'paid', ${money(sql`b.paid`)}, 'credited', ${money(sql`b.credited`)}, 'open', ${money(sql`b.open`)}, 'late', ${lateAt(now)},
    'tax', (select line -> 'note' from jsonb_array_elements(o.lines) line where line ->> 'kind' = 'tax' limit 1),
    'docks', s.docks, 'toSend', s.to_send, 'trust', o.trust) as booked`;

const tableAt = (now: number): SqlTable<BookedOrderColumn> => {
  return {
    rows: orderJson(now),
    from: booked,
    scope: sql`true`,
    id: sql`o.id`,
    reading: 'at-once',
    timeZone: booksTimeZone,
    columns: {
      number: { kind: 'text', folded: sql`lower(${name})` },
      organization: { kind: 'text', folded: sql`o.bill_to_folded` },
      purchaseOrder: { kind: 'text', folded: sql`o.purchase_order_folded` },
      order: {
        kind: 'text',
        folded: sql`nullif(concat_ws(' ', lower(${name}), o.bill_to_folded, o.purchase_order_folded), '')`,
      },
      payment: { kind: 'text', folded: sql`(${payment})` },
      state: { kind: 'text', folded: sql`o.state` },
      total: { kind: 'number', value: dollars(sql`o.cents`) },
      paid: { kind: 'number', value: dollars(sql`b.paid`) },
      open: { kind: 'number', value: dollars(sql`b.open`) },
      due: { kind: 'date', value: sql`(d.due_on::timestamp at time zone ${sql.lit(booksTimeZone)})` },
      late: { kind: 'number', value: sql`nullif(${lateAt(now)}, 0)` },
      placed: { kind: 'date', value: sql`o.placed_at` },
      docks: { kind: 'text', folded: sql`nullif(s.docks, 'none')` },
      toSend: { kind: 'number', value: sql`nullif(s.to_send, 0)` },
    },
  };
};

type EventRow = Omit<BookedEvent, 'amount'> & { readonly cents: number };

export class PostgresOrderBooks implements OrderBooks {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async page(query: BookedOrderQuery, now: number): Promise<Page<BookedOrder>> {
    const table = tableAt(now);
    const page = await readPage<{ readonly booked: BookedOrder }, BookedOrderColumn>(this.#db, table, query);
    return { ...page, rows: page.rows.map((row) => row.booked) };
  }

  async read(id: string, now: number): Promise<OrderRecord | null> {
    const found = await sql<{ readonly booked: BookedOrder }>`select ${orderJson(now)} from ${booked}
      where o.id = ${id}`.execute(this.#db);
    const [row] = found.rows;
    if (row === undefined) return null;
    const { rows } =
      await sql<EventRow>`select v.id, v.kind, ${millis(sql`v.at`)} as at, abs(e.cents) as cents,
        ${name} as document, d.terms ->> 'note' as note
      from ledger_events v join ledger_entries e on e.event_id = v.id and e.account = 'receivable'
        left join billing_documents d on d.event = v.id
      where v.order_id = ${id} order by v.at, v.id collate "C"`.execute(this.#db);
    return {
      order: row.booked,
      history: rows.map(({ cents, ...event }) => ({ ...event, amount: usd(cents) })),
    };
  }
}
