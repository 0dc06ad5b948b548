import { type Kysely, sql } from 'kysely';

/** Quotes, invoices, credit notes and receipts, numbered without gaps (LIC-7), and what purchase orders add to orders and grants. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table document_numbers (
    kind text not null,
    year integer not null,
    last integer not null check (last > 0),
    primary key (kind, year)
  )`,
  `create table billing_documents (
    id text primary key,
    kind text not null check (kind in ('quote', 'invoice', 'credit-note', 'receipt')),
    year integer not null,
    number integer not null check (number > 0),
    event text not null unique,
    order_id text not null,
    buyer_kind text not null check (buyer_kind in ('account', 'organization')),
    buyer_id text not null,
    organization_path text collate "C",
    issued_on text not null,
    issued_at timestamptz not null,
    due_on text,
    currency text not null check (currency = 'USD'),
    cents bigint not null check (cents >= 0),
    terms jsonb not null,
    unique (kind, year, number),
    check ((organization_path is null) = (buyer_kind = 'account')),
    check ((due_on is not null) = (kind in ('quote', 'invoice')))
  )`,
  `create index documents_of_organization on billing_documents (organization_path, issued_at)
    where organization_path is not null`,
  `create index documents_of_account on billing_documents (buyer_id, issued_at) where organization_path is null`,
  `create index documents_of_order on billing_documents (order_id, issued_at)`,
  `create trigger billing_documents_stay before update or delete on billing_documents
    for each row execute function refuse_change_of_books()`,

  `alter table orders add column bill_to text, add column purchase_order text`,
  // Pressed twice, or in two tabs, one purchase order is one order.
  `create unique index orders_on_invoice on orders (buyer_kind, buyer_id, plan, seats, starts_on, ends_on)
    where state = 'pending-po'`,
  // Until when a grant covers that is not paid yet.
  `alter table grants add column trusted_until timestamptz check (owed is not null or trusted_until is null)`,
];
