import { type Kysely, sql } from 'kysely';

/**
 * Moves the columns of filters from the index by name to the index by last name, because the table of students is now sorted by last name. The new sort key
 * calls a function only for names with digits. To avoid locks on a large table, run the three `create index` statements with `create index concurrently` before
 * the upgrade. Autovacuum starts after changes of 2% of the rows instead of 20%, because an index alone answers only for pages without recent changes.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const listed = sql`coalesce(family_folded || ' ! ' || left(name_folded, 60), name_folded)`;
  await sql`create index if not exists students_in_listed_order on students
    ((case when ${listed} ~ '[0-9]' then natural_order(${listed}) else ${listed} end) collate "C", id collate "C")
    include (family_folded, name_folded, organization_path, state, status, source, logs_in_by, grade_level, activities_done, last_login)
    where (merged_into is null)`.execute(db);
  await sql`create index if not exists students_in_name_order on students
    (natural_order(name_folded) collate "C", id collate "C") include (name_folded, organization_path, state)
    where (merged_into is null)`.execute(db);
  await sql`create index if not exists students_in_organization on students
    (organization_path, name_folded collate "C", id collate "C") include (state, family_folded)
    where (merged_into is null)`.execute(db);
  await sql`drop index if exists students_by_listed_name, students_by_name_folded, students_of_organization`.execute(
    db,
  );
  await sql`alter table students set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02)`.execute(
    db,
  );
}
