import { type Kysely, sql } from 'kysely';

/** Orders without an account, with Docks, which may be all that is ordered (LIC-7); who ordered them; and how many Docks there are. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table orders alter column plan drop not null,
    drop constraint orders_seats_check, add constraint orders_seats_check check ((plan is null) = (seats = 0) and seats >= 0),
    drop constraint orders_buyer_kind_check,
    add constraint orders_buyer_kind_check check (buyer_kind in ('account', 'organization', 'guest')),
    drop constraint orders_check,
    add constraint orders_check check ((organization_path is null) = (buyer_kind in ('account', 'guest')))`,
  `alter table billing_documents drop constraint billing_documents_buyer_kind_check,
    add constraint billing_documents_buyer_kind_check check (buyer_kind in ('account', 'organization', 'guest')),
    drop constraint billing_documents_check,
    add constraint billing_documents_check check ((organization_path is null) = (buyer_kind in ('account', 'guest')))`,
  // What stands on a document never changes. Who may read it does once: when the order of a guest is claimed.
  `create function refuse_change_of_documents() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.buyer_kind = 'guest' and new.buyer_kind <> 'guest'
      and to_jsonb(new) - array['buyer_kind', 'buyer_id', 'organization_path']
        = to_jsonb(old) - array['buyer_kind', 'buyer_id', 'organization_path'] then
      return new;
    end if;
    raise exception 'the books are append-only' using errcode = 'restrict_violation';
  end $$`,
  `drop trigger billing_documents_stay on billing_documents`,
  `create trigger billing_documents_stay before update or delete on billing_documents
    for each row execute function refuse_change_of_documents()`,
  `create table order_contacts (
    order_id text primary key references orders (id),
    name text not null,
    email text not null,
    organization text not null,
    billing jsonb not null,
    shipping jsonb,
    tax_id text,
    notes text not null,
    claimed_at timestamptz,
    claimed_by text,
    check ((claimed_at is null) = (claimed_by is null))
  )`,
  `create table stock (
    product text primary key check (product in ('dock-kit', 'dock-kit-10')),
    on_hand integer not null default 0 check (on_hand >= 0),
    reserved integer not null default 0 check (reserved >= 0),
    check (reserved <= on_hand)
  )`,
  `insert into stock (product) values ('dock-kit'), ('dock-kit-10')`,
  `create table order_items (
    order_id text not null references orders (id),
    product text not null references stock (product),
    quantity integer not null check (quantity > 0),
    reserved integer not null default 0 check (reserved >= 0),
    shipped integer not null default 0 check (shipped >= 0),
    ordered_at timestamptz not null,
    primary key (order_id, product),
    check (reserved + shipped <= quantity)
  )`,
  `create index order_items_waiting on order_items (product, ordered_at) where reserved + shipped < quantity`,
  `create table shipments (
    id text primary key,
    order_id text not null references orders (id),
    items jsonb not null,
    carrier text not null,
    tracking text not null,
    sent_at timestamptz not null
  )`,
  `create index shipments_of_order on shipments (order_id, sent_at)`,
];
