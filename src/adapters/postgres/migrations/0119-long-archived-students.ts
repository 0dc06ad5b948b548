import { type Kysely, sql } from 'kysely';

/** Finds who has been archived for long, to be erased each night. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index students_archived on students (archived_on, id)
    where state = 'archived' and merged_into is null`.execute(db);
}
