import { type Kysely, sql } from 'kysely';

/**
 * A planned row names the student whom it is about, new ones too, so that it goes with them when they are erased: an enrollment that was
 * planned is not among those that are held, by which it was found before (SEC-6).
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table import_plans add column student_id text`,
  `update import_plans set student_id = coalesce(row_id, twin) where kind = 'student'`,
  `update import_plans p set student_id = c.value ->> 'to' from import_plans e, json_array_elements(e.changes) c (value)
    where p.kind = 'enrollment' and e.import_id = p.import_id and e.seq = p.seq and c.value ->> 'field' = 'student'`,
  `update import_plans p set student_id = e.student_id from enrollments e
    where p.kind = 'enrollment' and p.student_id is null and e.id = p.row_id`,
  `drop index import_plans_of_row`,
  `create index import_plans_of_student on import_plans (student_id)`,
];
