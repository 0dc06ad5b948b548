import { type Kysely, sql } from 'kysely';

/**
 * Tells PostgreSQL that the status of a student follows from the state. It multiplied their shares, and sorted all archived students, where an index has
 * the first page in order.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create statistics students_of_state (dependencies, mcv) on state, status from students`.execute(
    db,
  );
}
