import { type Kysely, sql } from 'kysely';

/** Devices that people are logged in on, those that wait to be let in, and the codes between them and a page (ORG-8). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // One an account: a new code ends the one before.
  `create table login_codes (
    account_id text primary key references accounts on delete cascade,
    fingerprint text not null unique,
    second_factor boolean not null,
    sessions_mark text not null,
    expires_at timestamptz not null
  )`,
  `create table device_authorizations (
    device_code text primary key,
    user_code text not null unique,
    client_id text not null,
    device_name text not null,
    network text not null,
    expires_at timestamptz not null,
    interval_seconds integer not null,
    polled_at timestamptz,
    denied boolean not null default false,
    account_id text references accounts on delete cascade,
    second_factor boolean,
    sessions_mark text
  )`,
  `create index device_authorizations_by_end on device_authorizations (expires_at)`,
  `create index device_authorizations_of_account on device_authorizations (account_id) where account_id is not null`,
  `create table devices (
    id text primary key,
    account_id text not null references accounts on delete cascade,
    client_id text not null,
    name text not null,
    second_factor boolean not null,
    sessions_mark text not null,
    paired_at timestamptz not null,
    last_seen_at timestamptz not null
  )`,
  `create index devices_of_account on devices (account_id)`,
  `create table device_tokens (
    fingerprint text primary key,
    device_id text not null references devices on delete cascade,
    kind text not null check (kind in ('access', 'refresh')),
    used_at timestamptz,
    expires_at timestamptz not null
  )`,
  `create index device_tokens_of_device on device_tokens (device_id)`,
];
