import { type Kysely, sql } from 'kysely';

/** Files that people download with everything that is stored of them. They go with their account. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table personal_exports (
    id text primary key,
    account_id text not null references accounts (id) on delete cascade,
    file bytea not null,
    made_at timestamptz not null,
    ends_at timestamptz not null
  )`,
  `create index exports_of_account on personal_exports (account_id, made_at)`,
  `create index exports_by_end on personal_exports (ends_at)`,
];
