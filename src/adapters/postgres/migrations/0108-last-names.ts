import { type Kysely, sql } from 'kysely';

/** Whether an organization stores last names of students; until somebody says otherwise it does. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table organizations add column keeps_last_names boolean not null default true`.execute(db);
}
