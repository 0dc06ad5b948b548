import { type Kysely, sql } from 'kysely';

/** What counts the active students of an organization leaves out a grade in the same index (UI-9). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop index students_active_of_organization`.execute(db);
  await sql`create index students_active_of_organization on students (organization_path, grade_level)
    where merged_into is null and state = 'active'`.execute(db);
}
