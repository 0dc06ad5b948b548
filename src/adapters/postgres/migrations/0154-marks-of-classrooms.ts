import { type Kysely, sql } from 'kysely';

/** The color and the picture that a classroom is told apart by. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table classrooms add column color text, add column icon text`.execute(db);
}
