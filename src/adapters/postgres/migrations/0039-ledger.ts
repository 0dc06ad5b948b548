import { type Kysely, sql } from 'kysely';

/**
 * The books (LIC-10). The database itself refuses an event whose entries do not sum up to nothing, and any change of what was
 * written.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Neither the buyer nor the order is a foreign key: the books outlive both.
  `create table ledger_events (
    id text primary key,
    kind text not null check (kind in ('ordered', 'invoiced', 'credited', 'paid', 'refunded')),
    at timestamptz not null,
    buyer text collate "C" not null,
    order_id text collate "C" not null
  )`,
  `create table ledger_entries (
    event_id text not null references ledger_events (id),
    account text not null check (account in ('ordered', 'commitments', 'receivable', 'cash', 'sales', 'tax')),
    buyer text collate "C" not null,
    currency text not null check (currency = 'USD'),
    cents bigint not null check (cents <> 0),
    primary key (event_id, account)
  )`,
  // A balance of a buyer is read from the index alone.
  `create index ledger_balances on ledger_entries (buyer, account) include (cents)`,
  `create index ledger_events_of_order on ledger_events (order_id, at, id)`,

  `create function refuse_unbalanced_entries() returns trigger language plpgsql as $$
  begin
    if exists (select from written group by event_id, currency having sum(cents) <> 0) then
      raise exception 'the entries of an event do not balance' using errcode = 'check_violation';
    end if;
    return null;
  end $$`,
  `create trigger ledger_entries_balance after insert on ledger_entries
    referencing new table as written for each statement execute function refuse_unbalanced_entries()`,
  `create function refuse_change_of_books() returns trigger language plpgsql as $$
  begin
    raise exception 'the books are append-only' using errcode = 'restrict_violation';
  end $$`,
  `create trigger ledger_events_stay before update or delete on ledger_events
    for each row execute function refuse_change_of_books()`,
  `create trigger ledger_entries_stay before update or delete on ledger_entries
    for each row execute function refuse_change_of_books()`,
];
