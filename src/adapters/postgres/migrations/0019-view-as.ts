import { type Kysely, sql } from 'kysely';

/** What staff do in the directory: accounts that are disabled, and who looks, or looked, at the product as whom (ORG-5). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table accounts add column disabled_at timestamptz`,
  `create table view_as (
    id text primary key,
    staff_id text not null references accounts (id) on delete cascade,
    account_id text not null references accounts (id) on delete cascade,
    reason jsonb not null,
    started_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create index views_by_staff on view_as (staff_id)`,
  `create index views_of_account on view_as (account_id)`,
];
