import { type Kysely, sql } from 'kysely';

/** Which notices about licenses were sent, and who wants none of a topic (LIC-9). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table notices (
    id text primary key,
    name text not null,
    key text not null,
    holder_kind text not null check (holder_kind in ('account', 'organization')),
    holder_id text not null,
    account_id text references accounts (id) on delete cascade,
    address text not null,
    sent_at timestamptz not null,
    unique (address, key)
  )`,
  `create index notices_of_account on notices (account_id, sent_at) where account_id is not null`,
  `create index notices_of_holder on notices (holder_id, sent_at)`,
  `create table notice_stops (
    account_id text references accounts (id) on delete cascade,
    address text,
    topic text not null check (topic in ('hints', 'reminders')),
    check ((account_id is null) <> (address is null))
  )`,
  `create unique index notice_stops_of_account on notice_stops (account_id, topic) where account_id is not null`,
  `create unique index notice_stops_of_address on notice_stops (address, topic) where address is not null`,
  // The nightly look for what begins or ends reads these few rows, not all that there are.
  `create index grants_by_end on grants (ends_at)`,
  `create index trials_by_start on grants (starts_at) where kind = 'trial'`,
  `create index orders_waiting_for_payment on orders (placed_at) where state = 'pending-po'`,
];
