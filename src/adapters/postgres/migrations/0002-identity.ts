import { type Kysely, sql } from 'kysely';

/** Codes of sign-in mails, what callers took of their limits, invitations, recovery codes. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Of accounts from before it is not known: what stands is not changed by an invitation.
  `alter table accounts add column mailbox_proved boolean not null default true`,
  `alter table accounts alter column mailbox_proved drop default`,
  `create table sign_in_codes (
    email text primary key,
    digest text not null,
    tries_left integer not null check (tries_left >= 0),
    expires_at timestamptz not null
  )`,
  `create index sign_in_codes_by_age on sign_in_codes (expires_at)`,
  `create table rate_limits (
    key text primary key,
    takes bigint[] not null,
    ends_at timestamptz not null
  )`,
  `create index rate_limits_by_age on rate_limits (ends_at)`,
  `create table invitations (
    email text primary key,
    account_type text not null check (account_type in ('admin', 'customer', 'teacher', 'manager')),
    first_name text,
    last_name text,
    school_or_district text,
    at timestamptz not null
  )`,
  `create table recovery_codes (
    account_id text not null references accounts (id) on delete cascade,
    digest text not null,
    primary key (account_id, digest)
  )`,
];
