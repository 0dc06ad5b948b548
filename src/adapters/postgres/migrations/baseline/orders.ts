export const orders = [
  `create table orders (
    id text not null, buyer_kind text not null, buyer_id text not null, organization_path text collate pg_catalog."C",
    ordered_by text not null, plan text, seats integer not null, starts_on text not null, ends_on text not null,
    starts_at timestamptz not null, ends_at timestamptz not null, lines jsonb not null,
    currency text not null, cents bigint not null, state text not null, session text,
    placed_at timestamptz not null, bill_to text, purchase_order text, bill_to_folded text,
    purchase_order_folded text, quote_id text,
    collected boolean generated always as ((lines @> '[{"kind": "collected"}]'::jsonb)) stored not null, buyer_key text,
    trust text,
    constraint orders_buyer_kind_check check (buyer_kind in ('account', 'organization', 'guest')),
    constraint orders_cents_check check (cents >= 0),
    constraint orders_check check ((organization_path is null) = (buyer_kind in ('account', 'guest'))),
    constraint orders_check1 check (starts_at < ends_at), constraint orders_currency_check check (currency = 'USD'),
    constraint orders_plan_check check (plan in ('teacher', 'school', 'district')),
    constraint orders_seats_check check (((plan is null) = (seats = 0)) and (seats >= 0)),
    constraint orders_state_check check (state in ('draft', 'quoted', 'collecting', 'pending-po', 'pending-payment', 'paid', 'canceled', 'refunded', 'disputed')),
    constraint orders_trust_check check (trust in ('verified', 'limited', 'none')),
    primary key (id), unique (session)
  )`,
  `create unique index orders_about_to_be_paid on orders (buyer_kind, buyer_id) where (state = 'pending-payment')`,
  `create unique index orders_collecting on orders (buyer_kind, buyer_id) where (state = 'collecting')`,
  `create index orders_of_account on orders (buyer_id, placed_at) where (organization_path is null)`,
  `create index orders_of_buyer_key on orders (buyer_key) where (buyer_key is not null)`,
  `create index orders_of_code on orders (((jsonb_path_query_first(lines, '$[*]."code"'::jsonpath) #>> '{}'::text[])))
    where (jsonb_path_query_first(lines, '$[*]."code"'::jsonpath) is not null)`,
  `create index orders_of_organization on orders (organization_path, placed_at) where (organization_path is not null)`,
  `create index orders_of_quote on orders (quote_id) where (quote_id is not null)`,
  `create unique index orders_on_invoice on orders (buyer_kind, buyer_id, plan, seats, starts_on, ends_on)
    where ((state = 'pending-po') and (not collected))`,
  `create index orders_waiting_for_payment on orders (placed_at) where (state = 'pending-po')`,
  `create table order_contacts (
    order_id text not null, name text not null, email text not null, organization text not null, billing jsonb not null,
    shipping jsonb, tax_id text, notes text not null, claimed_at timestamptz, claimed_by text,
    constraint order_contacts_check check ((claimed_at is null) = (claimed_by is null)), primary key (order_id),
    foreign key (order_id) references orders(id)
  )`,
  `create table order_items (
    order_id text not null, product text not null, quantity integer not null, reserved integer default 0 not null,
    shipped integer default 0 not null, ordered_at timestamptz not null,
    constraint order_items_check check ((reserved + shipped) <= quantity),
    constraint order_items_quantity_check check (quantity > 0), constraint order_items_reserved_check check (reserved >= 0),
    constraint order_items_shipped_check check (shipped >= 0), primary key (order_id, product),
    foreign key (order_id) references orders(id), foreign key (product) references stock(product)
  )`,
  `create index order_items_waiting on order_items (product, ordered_at) where ((reserved + shipped) < quantity)`,
  `create table shipments (
    id text not null, order_id text not null, items jsonb not null, carrier text not null, tracking text not null,
    sent_at timestamptz not null, primary key (id), foreign key (order_id) references orders(id)
  )`,
  `create index shipments_of_order on shipments (order_id, sent_at)`,
  `create table billing_files (
    id text not null, kind text not null, organization_id text not null, order_id text, file bytea not null,
    sent_at timestamptz not null, sent_by text not null, accepted boolean, expires_on text, note text,
    judged_at timestamptz, judged_by text,
    constraint billing_files_check check ((order_id is not null) = (kind = 'purchase-order')),
    constraint billing_files_check1 check ((accepted is null) or (kind = 'exemption-certificate')),
    constraint billing_files_check2 check (((accepted is null) = (judged_at is null)) and ((accepted is null) = (judged_by is null))),
    constraint billing_files_check3 check ((expires_on is null) or accepted),
    constraint billing_files_check4 check ((note is not null) = (not (accepted is distinct from false))),
    constraint billing_files_kind_check check (kind in ('exemption-certificate', 'purchase-order')),
    unique (order_id), primary key (id)
  )`,
  `create index billing_files_of_organization on billing_files (organization_id, sent_at)`,
  `create table billing_documents (
    id text not null, kind text not null, year integer not null, number integer not null, event text not null,
    order_id text not null, buyer_kind text not null, buyer_id text not null, organization_path text collate pg_catalog."C",
    issued_on text not null, issued_at timestamptz not null, due_on text, currency text not null,
    cents bigint not null, terms jsonb not null,
    constraint billing_documents_buyer_kind_check check (buyer_kind in ('account', 'organization', 'guest')),
    constraint billing_documents_cents_check check (cents >= 0),
    constraint billing_documents_check check ((organization_path is null) = (buyer_kind in ('account', 'guest'))),
    constraint billing_documents_check1 check ((due_on is not null) = (kind in ('quote', 'invoice'))),
    constraint billing_documents_currency_check check (currency = 'USD'),
    constraint billing_documents_kind_check check (kind in ('quote', 'invoice', 'credit-note', 'receipt')),
    constraint billing_documents_number_check check (number > 0), unique (event), unique (kind, year, number),
    primary key (id)
  )`,
  `create index documents_of_account on billing_documents (buyer_id, issued_at) where (organization_path is null)`,
  `create index documents_of_order on billing_documents (order_id, issued_at)`,
  `create index documents_of_organization on billing_documents (organization_path, issued_at)
    where (organization_path is not null)`,
  `create function refuse_change_of_documents() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.buyer_kind = 'guest' and new.buyer_kind <> 'guest'
      and to_jsonb(new) - array['buyer_kind', 'buyer_id', 'organization_path']
        = to_jsonb(old) - array['buyer_kind', 'buyer_id', 'organization_path'] then
      return new;
    end if;
    raise exception 'the books are append-only' using errcode = 'restrict_violation';
  end $$`,
  `create trigger billing_documents_stay before delete or update on billing_documents for each row execute function refuse_change_of_documents()`,
  `create table document_numbers (
    kind text not null, year integer not null, last integer not null, constraint document_numbers_last_check check (last > 0),
    primary key (kind, year)
  )`,
  `create table auto_renewals (
    id text not null, account_id text, organization_id text, organization_path text collate pg_catalog."C", agreed_by text,
    agreed_at timestamptz not null, session text not null, card jsonb, terms jsonb, order_id text,
    refusals integer default 0 not null, refusal text, ended_at timestamptz, ended_why text,
    constraint auto_renewals_check check (num_nonnulls(account_id, organization_id) = 1),
    constraint auto_renewals_check1 check ((organization_path is null) = (organization_id is null)),
    constraint auto_renewals_check2 check ((ended_at is null) = (ended_why is null)),
    constraint auto_renewals_check3 check ((ended_at is null) or (card is null)),
    constraint auto_renewals_ended_why_check check (ended_why in ('by-hand', 'replaced', 'declined', 'license-ended')),
    constraint auto_renewals_refusal_check check (refusal in ('declined', 'asks')),
    constraint auto_renewals_refusals_check check (refusals >= 0), primary key (id), unique (session),
    foreign key (account_id) references accounts(id) on delete cascade,
    foreign key (agreed_by) references accounts(id) on delete set null,
    foreign key (organization_id) references organizations(id) on delete cascade
  )`,
  `create index auto_renewals_by_account on auto_renewals (account_id) where (account_id is not null)`,
  `create index auto_renewals_by_agreed on auto_renewals (agreed_by) where (agreed_by is not null)`,
  `create index auto_renewals_by_organization on auto_renewals (organization_id) where (organization_id is not null)`,
  `create unique index auto_renewals_of_account on auto_renewals (account_id) where (card is not null)`,
  `create unique index auto_renewals_of_organization on auto_renewals (organization_id) where (card is not null)`,
  `create table ledger_events (
    id text not null, kind text not null, at timestamptz not null, buyer text not null collate pg_catalog."C",
    order_id text not null collate pg_catalog."C",
    constraint ledger_events_kind_check check (kind in ('ordered', 'invoiced', 'credited', 'paid', 'refunded')),
    primary key (id)
  )`,
  `create index ledger_events_by_time on ledger_events (at) where (kind in ('paid', 'refunded'))`,
  `create index ledger_events_of_order on ledger_events (order_id, at, id)`,
  `create function refuse_change_of_books() returns trigger language plpgsql as $$
  begin
    raise exception 'the books are append-only' using errcode = 'restrict_violation';
  end $$`,
  `create trigger ledger_events_stay before delete or update on ledger_events for each row execute function refuse_change_of_books()`,
  `create table ledger_entries (
    event_id text not null, account text not null, buyer text not null collate pg_catalog."C", currency text not null,
    cents bigint not null,
    constraint ledger_entries_account_check check (account in ('ordered', 'commitments', 'receivable', 'cash', 'sales', 'tax')),
    constraint ledger_entries_cents_check check (cents <> 0),
    constraint ledger_entries_currency_check check (currency = 'USD'), primary key (event_id, account),
    foreign key (event_id) references ledger_events(id)
  )`,
  `create index ledger_balances on ledger_entries (buyer, account, currency) include (cents)`,
  `create function refuse_unbalanced_entries() returns trigger language plpgsql as $$
  begin
    if exists (select from written group by event_id, currency having sum(cents) <> 0) then
      raise exception 'the entries of an event do not balance' using errcode = 'check_violation';
    end if;
    return null;
  end $$`,
  `create trigger ledger_entries_balance after insert on ledger_entries referencing new table as written for each statement execute function refuse_unbalanced_entries()`,
  `create trigger ledger_entries_stay before delete or update on ledger_entries for each row execute function refuse_change_of_books()`,
  `create table reconciliations (
    id text not null, from_at timestamptz not null, to_at timestamptz not null,
    compared integer not null, differences jsonb not null, constraint reconciliations_check check (from_at < to_at),
    constraint reconciliations_compared_check check (compared >= 0), primary key (id)
  )`,
  `create index reconciliations_newest on reconciliations (to_at, id)`,
];
