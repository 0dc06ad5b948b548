import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  HistoryPart,
  AddedTeacher,
  RosterHistory,
  StoredClassroomEntry,
  StoredRecord,
} from '#application/service/classrooms/ports/roster-history.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { mergeMarks } from '#domain/classrooms/students/merged-marks.ts';
import { selectClassroomHistory } from './classroom-history.ts';
import { personName } from './classroom-row.ts';
import { mergedIds } from './merged-students-sql.ts';
import { lastLoginDay } from './postgres-student-logins.ts';
import { lessonJson, markJson } from './postgres-student-progress.ts';
import type { Schema } from '../schema.ts';
import { classroomInScope } from '../platform/scope-sql.ts';
import { listedStudentJson, studentInScope } from './student-page.ts';

const entryJson: RawBuilder<unknown> = sql`json_build_object('id', c.id, 'kind', c.kind,
  'organization', c.organization_path, 'by', c.made_by, 'at', (extract(epoch from c.made_at) * 1000)::bigint,
  'undoes', c.undoes, 'undoneBy', (select u.id from change_sets u where u.undoes = c.id),
  'byName', (select ${personName} from accounts a where a.id = c.made_by),
  'changes', (select json_agg(json_build_object('kind', r.kind, 'id', r.row_id, 'field', r.field,
      'from', r.from_value, 'to', r.to_value) order by r.seq)
    from touched r where r.change_set_id = c.id))`;

export class PostgresRosterHistory implements RosterHistory {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async ofStudent(id: string, on: IsoDate, scope: Scope, limit: number): Promise<StoredRecord | null> {
    const { rows } = await sql<StoredRecord>`with
        them as materialized (select s.* from students s where s.id = ${id} and ${studentInScope(scope)}),
        stays as materialized (select e.*, c.name from them s join enrollments e on e.student_id = s.id
          join classrooms c on c.id = e.classroom_id where ${classroomInScope(scope, sql.ref('c.id'))}),
        touched as materialized (select * from roster_changes where outcome = 'done'
          and row_id in (select id from them union all select id from stays)),
        sets as (select * from change_sets where id in (select change_set_id from touched)
          order by made_at desc, id desc limit ${limit}),
        own_lessons as (select a.id, a.lesson_slug, a.due_on, a.assigned_at, v.agenda
          from assignments a join lesson_versions v on v.slug = a.lesson_slug and v.version = a.lesson_version
          where not a.removed and (
            exists (select from stays e where e.classroom_id = a.classroom_id and e.is_current)
              and a.visible and (a.opens_on is null or a.opens_on <= ${on}::date)
            or a.classroom_id in (select classroom_id from stays)
              and exists (select from student_progress p where p.assignment_id = a.id and p.student_id in ${mergedIds(id)})))
      select ${listedStudentJson}, s.organization_path as organization, ${lastLoginDay} as "loggedInOn",
        coalesce((select json_agg(json_build_object('id', e.id, 'from', e.from_day, 'to', e.to_day,
            'classroom', json_build_object('id', e.classroom_id, 'name', e.name))
          order by e.from_day desc, e.id desc) from stays e), '[]') as stays,
        coalesce((select json_agg(${lessonJson} order by l.assigned_at desc, l.id desc)
          from own_lessons l), '[]') as lessons,
        coalesce((select json_agg(${markJson} order by p.assignment_id, p.activity_id)
          from student_progress p join own_lessons l on l.id = p.assignment_id
          where p.student_id in ${mergedIds(id)}), '[]') as marks,
        coalesce((select json_agg(${entryJson} order by c.made_at desc, c.id desc) from sets c), '[]') as history
      from them s`.execute(this.#db);
    const [found] = rows;
    const marks = found?.marks.map((mark) => ({ ...mark, studentId: id }));
    return found === undefined ? null : { ...found, marks: mergeMarks(marks ?? []) };
  }

  ofClassroom(id: string, scope: Scope, part: HistoryPart): Promise<readonly StoredClassroomEntry[] | null> {
    return selectClassroomHistory(this.#db, { id, scope }, part);
  }

  async newTeachers(changeSetId: string): Promise<readonly AddedTeacher[]> {
    const { rows } =
      await sql<AddedTeacher>`select a.id as "accountId", a.email, count(*)::integer as classrooms
      from roster_changes r join accounts a on a.id = r.to_value
      where r.change_set_id = ${changeSetId} and r.kind = 'teaching' and r.field = 'teacher' and r.from_value is null
        and r.outcome = 'done' and a.email is not null and a.disabled_at is null
      group by a.id order by a.id collate "C"`.execute(this.#db);
    return rows;
  }
}
