import { type Kysely, sql } from 'kysely';

/** Mail domains that organizations claim and prove, who asks to join by one, and schools by a part of their name (ORG-10). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Anybody may claim a domain; the row that says whose it is has a table of its own, of which the domain is the key.
  `create table domain_claims (
    id text primary key,
    organization_id text not null references organizations (id) on delete cascade,
    domain text collate "C" not null,
    record text not null,
    claimed_at timestamptz not null,
    unique (organization_id, domain)
  )`,
  `create table proved_domains (
    domain text collate "C" primary key,
    claim_id text not null unique references domain_claims (id) on delete cascade,
    proved_at timestamptz not null,
    how text not null check (how in ('dns', 'staff'))
  )`,

  `create table join_requests (
    id text primary key,
    account_id text not null references accounts (id) on delete cascade,
    organization_id text not null references organizations (id) on delete cascade,
    state text not null check (state in ('pending', 'approved', 'declined')),
    asked_at timestamptz not null,
    unique (account_id, organization_id)
  )`,
  `create index join_requests_waiting on join_requests (organization_id, asked_at) where state = 'pending'`,

  // Workspaces carry the names of people: nobody finds them.
  `create index schools_by_part_of_name on organizations using gin (name_folded gin_trgm_ops)
    where kind in ('district', 'school')`,
];
