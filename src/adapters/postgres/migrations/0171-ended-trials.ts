import { type Kysely, sql } from 'kysely';

/** The trials of erased accounts: a keyed digest of the address, and when the trial ended. Nothing else of the person is kept. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table ended_trials (
    digest text primary key,
    ends_at timestamptz not null,
    erased_at timestamptz not null
  )`.execute(db);
}
