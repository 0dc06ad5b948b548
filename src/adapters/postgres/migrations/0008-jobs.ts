import { type Kysely, sql } from 'kysely';

/** What the owner of a job is told and pg-boss does not know: whose it is, and how far it has come. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table jobs (
    id uuid primary key,
    kind text not null,
    owner text not null,
    progress jsonb,
    enqueued_at timestamptz not null
  )`,
  `create index jobs_by_owner on jobs (owner)`,
  `create index jobs_by_age on jobs (enqueued_at)`,
];
