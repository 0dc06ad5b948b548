import { type Kysely, sql } from 'kysely';

/** Orders (LIC-5), and that no order gives two grants. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The buyer is no foreign key: an order is part of the books, which outlive both sides.
  `create table orders (
    id text primary key,
    buyer_kind text not null check (buyer_kind in ('account', 'organization')),
    buyer_id text not null,
    organization_path text collate "C",
    ordered_by text not null,
    plan text not null check (plan in ('teacher', 'school', 'district')),
    seats integer not null check (seats > 0),
    starts_on text not null,
    ends_on text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    lines jsonb not null,
    currency text not null check (currency = 'USD'),
    cents bigint not null check (cents >= 0),
    state text not null check (state in
      ('draft', 'quoted', 'pending-po', 'pending-payment', 'paid', 'canceled', 'refunded', 'disputed')),
    session text unique,
    placed_at timestamptz not null,
    check ((organization_path is null) = (buyer_kind = 'account')),
    check (starts_at < ends_at)
  )`,
  // Whoever has two tabs open has one checkout: nobody pays twice.
  `create unique index orders_about_to_be_paid on orders (buyer_kind, buyer_id) where state = 'pending-payment'`,
  `create index orders_of_organization on orders (organization_path, placed_at) where organization_path is not null`,
  `create index orders_of_account on orders (buyer_id, placed_at) where organization_path is null`,
  `alter table grants add column order_id text unique`,
];
