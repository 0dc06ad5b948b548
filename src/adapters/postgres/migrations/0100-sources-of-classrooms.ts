import { type Kysely, sql } from 'kysely';

/**
 * The provider that a classroom is from (R17): of those that are there the one that names it by an id, where only one does. Plans of
 * before count nothing as another source's.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table classrooms add column source text`.execute(db);
  await sql`update classrooms c set source = known.family
    from (select row_id, min(family) as family from external_ids
      where kind = 'classroom' and family not in ('blockyard', 'csv') and source_id not like 'name:%'
      group by row_id having count(distinct family) = 1) known
    where c.id = known.row_id`.execute(db);
  for (const kind of ['classrooms', 'students', 'enrollments']) {
    const path = sql.lit(`{counts,${kind},otherSource}`);
    await sql`update imports set report = jsonb_set(report, ${path}::text[], '0')
      where report #> ${sql.lit(`{counts,${kind}}`)}::text[] is not null`.execute(db);
  }
}
