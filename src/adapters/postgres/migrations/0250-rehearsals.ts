import { type Kysely, sql } from 'kysely';

/** Imports that plan with invented names, and are never committed (ROS-10). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table imports add column is_rehearsal boolean not null default false`.execute(db);
}
