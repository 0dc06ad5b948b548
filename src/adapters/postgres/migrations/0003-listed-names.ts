import { type Kysely, sql } from 'kysely';

/**
 * Sorts the table of students by last name, then first name. To avoid a lock on a large table, run the first statement with
 * `create index concurrently` before the upgrade.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index if not exists students_by_listed_name on students
    (natural_order(coalesce(family_folded || ' ! ' || left(name_folded, 60), name_folded)) collate "C", id collate "C")
    include (family_folded, name_folded, organization_path, state, status)
    where (merged_into is null)`.execute(db);
  await sql`drop index if exists students_by_family_folded`.execute(db);
}
