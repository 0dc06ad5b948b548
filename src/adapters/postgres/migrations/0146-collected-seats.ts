import { type Kysely, sql } from 'kysely';

/** Orders that collect seats until the next invoice (R26): one a buyer. What was collected may be the same as another order on invoice. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table orders
    add column collected boolean not null generated always as (lines @> '[{"kind": "collected"}]') stored,
    drop constraint orders_state_check,
    add constraint orders_state_check check (state in
      ('draft', 'quoted', 'collecting', 'pending-po', 'pending-payment', 'paid', 'canceled', 'refunded', 'disputed'))`,
  `drop index orders_on_invoice`,
  `create unique index orders_on_invoice on orders (buyer_kind, buyer_id, plan, seats, starts_on, ends_on)
    where state = 'pending-po' and not collected`,
  `create unique index orders_collecting on orders (buyer_kind, buyer_id) where state = 'collecting'`,
];
