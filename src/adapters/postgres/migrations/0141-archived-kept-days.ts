import { type Kysely, sql } from 'kysely';

/** For how many days an organization keeps archived students; until somebody says otherwise 400. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table organizations add column archived_kept_days integer not null default 400`.execute(db);
}
