import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** Deletes the data of imports about erased students: their IDs at a source, their planned rows, and their rows in files. */
export const forgetImports = (students: RawBuilder<unknown>): RawBuilder<unknown> => sql`
      unlinked as (delete from external_ids where row_id in (${students})),
      unplanned as (delete from import_plans where student_id in (${students}) returning import_id, file, line),
      unread as (delete from import_records r using unplanned p join imports i on i.id = p.import_id
        where r.import_id = p.import_id and r.line = p.line and i.files -> r.file ->> 'name' = p.file),
      unsaid as (delete from import_issues s using unplanned p
        where s.import_id = p.import_id and s.file = p.file and s.line = p.line)`;

export async function eraseStudentRows(db: Kysely<Schema>, studentIds: readonly string[]): Promise<void> {
  await sql`with recursive theirs as (select id from students where id = any(${studentIds})
        union select s.id from students s join theirs on s.merged_into = theirs.id),
      left_classes as (delete from enrollments where student_id in (select id from theirs)),
      unprinted as (delete from login_files where students && array(select id from theirs)),
      silenced as (delete from roster_changes where row_id in (select id from theirs)),
      ${forgetImports(sql`select id from theirs`)}
      delete from students where id in (select id from theirs)`.execute(db);
}
