import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  NewStudentRecord,
  StudentRecords,
} from '#application/service/classrooms/ports/student-records.ts';
import type { RelatedData, IssuedRecord } from '#domain/classrooms/records/child-record.ts';
import { personName } from './classroom-row.ts';
import { instant, type Schema } from '../schema.ts';

const ms = (timestamp: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(extract(epoch from ${timestamp}) * 1000)::bigint`;

export class PostgresStudentRecords implements StudentRecords {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async related(studentId: string): Promise<RelatedData> {
    const { rows } = await sql<RelatedData>`with recursive
        them as (select id from students where id = ${studentId}
          union select s.id from students s join them on s.merged_into = them.id),
        planned as (select p.* from import_plans p where p.row_id in (select id from them)
          or p.row_id in (select e.id from enrollments e where e.student_id in (select id from them))),
        acts as (select l.by_account, l.action, count(*)::integer as times, min(l.at) as first, max(l.at) as last
          from audit_log l where l.concerned && (select array_agg(id) from them)
          group by l.by_account, l.action)
      select (select json_build_object('kind', l.kind, 'madeAt', ${ms(sql`l.made_at`)}, 'failures', l.failures)
          from student_logins l where l.student_id = ${studentId}) as login,
        coalesce((select json_agg(json_build_object('family', x.family, 'id', x.source_id)
            order by x.family collate "C", x.source_id collate "C")
          from external_ids x where x.kind = 'student' and x.row_id in (select id from them)), '[]') as sources,
        coalesce((select json_agg(concat_ws(' ', s.given_name, s.family_name) order by s.id collate "C")
          from students s where s.id in (select id from them) and s.id <> ${studentId}), '[]') as "mergedNames",
        coalesce((select json_agg(json_build_object('file', f.file, 'line', f.line, 'cells', f.cells)
            order by f.file collate "C", f.line) from (
            select distinct on (p.file, p.line) p.file, p.line,
              case when i.is_rehearsal then '[]'::json else r.cells end as cells
            from planned p join imports i on i.id = p.import_id
            join import_records r on r.import_id = p.import_id and r.line = p.line
              and i.files -> r.file ->> 'name' = p.file) f), '[]') as "fileRows",
        coalesce((select json_agg(json_build_object('lessonSlug', p.lesson_slug, 'activityId', p.activity_id,
            'name', p.name, 'text', p.text, 'changedAt', ${ms(sql`p.changed_at`)},
            'versions', (select count(*) from student_program_versions v where v.program_id = p.id))
            order by p.changed_at desc, p.id collate "C")
          from student_programs p where p.student_id in (select id from them)), '[]') as programs,
        coalesce((select json_agg(json_build_object('assignmentId', x.assignment_id, 'questionId', x.question_id,
            'choice', x.choice, 'at', ${ms(sql`x.answered_at`)})
            order by x.answered_at desc, x.assignment_id collate "C", x.question_id collate "C")
          from exit_answers x where x.student_id in (select id from them)), '[]') as answers,
        coalesce((select json_agg(json_build_object('action', t.action, 'times', t.times,
            'first', ${ms(sql`t.first`)}, 'last', ${ms(sql`t.last`)},
            'by', (select ${personName} from accounts a where a.id = t.by_account))
            order by t.last desc, t.action collate "C") from acts t), '[]') as acts`.execute(this.#db);
    const [held] = rows;
    if (held === undefined) throw new Error('a select without "from" returned no row');
    return held;
  }

  async save({ codePrint, studentId, madeAt, madeBy, sha256 }: NewStudentRecord): Promise<void> {
    await this.#db
      .insertInto('student_records')
      .values({ code: codePrint, student_id: studentId, made_by: madeBy, made_at: instant(madeAt), sha256 })
      .execute();
  }

  async byCode(codePrint: string): Promise<IssuedRecord | null> {
    const row = await this.#db
      .selectFrom('student_records')
      .select(['made_at', 'sha256', 'student_id'])
      .where('code', '=', codePrint)
      .executeTakeFirst();
    return row === undefined
      ? null
      : { madeAt: row.made_at, sha256: row.sha256, erased: row.student_id === null };
  }
}
