import { type Kysely, sql } from 'kysely';

/** Licenses that renew themselves by a card (LIC-4). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // What an account agreed to for itself goes with it; what it agreed to for an organization goes on.
  `create table auto_renewals (
    id text primary key,
    account_id text references accounts (id) on delete cascade,
    organization_id text references organizations (id) on delete cascade,
    organization_path text collate "C",
    agreed_by text references accounts (id) on delete set null,
    agreed_at timestamptz not null,
    session text not null unique,
    card jsonb,
    terms jsonb,
    order_id text,
    refusals integer not null default 0 check (refusals >= 0),
    refusal text check (refusal in ('declined', 'asks')),
    ended_at timestamptz,
    ended_why text check (ended_why in ('by-hand', 'replaced', 'declined', 'license-ended')),
    check (num_nonnulls(account_id, organization_id) = 1),
    check ((organization_path is null) = (organization_id is null)),
    check ((ended_at is null) = (ended_why is null)),
    check (ended_at is null or card is null)
  )`,
  // A buyer has one card that is charged, whatever two tabs do.
  `create unique index auto_renewals_of_account on auto_renewals (account_id) where card is not null`,
  `create unique index auto_renewals_of_organization on auto_renewals (organization_id) where card is not null`,
  `create index auto_renewals_by_account on auto_renewals (account_id) where account_id is not null`,
  `create index auto_renewals_by_organization on auto_renewals (organization_id) where organization_id is not null`,
  `create index auto_renewals_by_agreed on auto_renewals (agreed_by) where agreed_by is not null`,
];
