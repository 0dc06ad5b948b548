import { type Kysely, sql } from 'kysely';

/** The first tables: accounts and their grants, sign-ups, lessons, answers to repeat. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table accounts (
    id text primary key,
    email text,
    first_name text,
    last_name text,
    phone_number text,
    account_type text not null check (account_type in ('admin', 'customer', 'teacher', 'manager')),
    school_or_district text,
    campaign jsonb not null,
    onboarded_at timestamptz,
    created_at timestamptz not null
  )`,
  `create table grants (
    id bigint generated always as identity primary key,
    account_id text not null references accounts (id) on delete cascade,
    kind text not null check (kind in ('trial', 'personal', 'school', 'district', 'comp')),
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    check (starts_at <= ends_at)
  )`,
  `create index grants_of_account on grants (account_id)`,
  `create table pending_sign_ups (
    email text primary key,
    first_name text not null,
    last_name text not null,
    school_or_district text,
    campaign jsonb not null,
    at timestamptz not null
  )`,
  `create table lessons (
    slug text primary key,
    status text not null check (status in ('draft', 'published', 'retired')),
    place integer not null,
    summary json not null,
    lesson json not null
  )`,
  `create table idempotency_keys (
    key text primary key,
    fingerprint text not null,
    claimed_at timestamptz not null,
    status integer,
    body text,
    check ((status is null) = (body is null))
  )`,
  `create index idempotency_keys_by_age on idempotency_keys (claimed_at)`,
];
