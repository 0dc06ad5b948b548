import { type RawBuilder, sql } from 'kysely';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { Scope } from '#domain/access/scope.ts';
import { rosterProviders } from '#domain/imports/roster-source.ts';
import { mostStudentsCounted, type StudentColumn } from '#domain/students/student-table.ts';
import { classroomInScope, pathInScope } from './scope-sql.ts';
import type { SqlTable } from './table-page.ts';

/** What a student `s` is made of, wherever one is read. */
export const studentJson: RawBuilder<unknown> = sql`'id', s.id, 'given', s.given_name, 'family', s.family_name,
  'display', s.display_name, 'studentId', s.student_number, 'grade', s.grade, 'login', s.login_kind`;

/** The students `s` who are in a classroom of their own now. */
const inOwnClassroom = (scope: Scope): RawBuilder<boolean> => sql<boolean>`s.id in (
  select e.student_id from enrollments e where e.to_day is null
    and ${classroomInScope({ ...scope, everything: false, organizations: [] }, sql.ref('e.classroom_id'))})`;

/** The condition that a student `s` is in a scope, by their school or by a classroom where they are now. */
export const studentInScope = (scope: Scope): RawBuilder<boolean> => sql<boolean>`s.merged_into is null
  and (${pathInScope(scope, sql.ref('s.organization_path'))} or ${inOwnClassroom(scope)})`;

/** The same of a table, which reads either from an index. */
export const listedInScope = (scope: Scope): RawBuilder<boolean> =>
  scope.everything || scope.organizations.length > 0
    ? pathInScope(scope, sql.ref('s.organization_path'))
    : inOwnClassroom(scope);

/** What a student logs in with: a secret is never of another kind than the one that is wished for. */
const logsInBy: RawBuilder<unknown> = sql`coalesce(s.login_kind,
  (select l.kind from student_logins l where l.student_id = s.id))`;

/** The provider that knows a student `s` by an id; the first by name, where several do. */
const source: RawBuilder<unknown> = sql`(select min(x.family collate "C") from external_ids x
  where x.row_id = s.id and x.kind = 'student' and x.family in (${sql.join([...rosterProviders])}))`;

/** How many activities a student `s` says that they have done. */
const doneActivities: RawBuilder<unknown> = sql`(select count(*)::integer from student_progress p
  where p.student_id = s.id and p.state = 'done')`;

/** As `studentStatus` says of a student `s`. */
const status: RawBuilder<unknown> = sql`(case when s.state = 'archived' then 'archived'
  when s.last_login is null then 'never-logged-in' else 'active' end)`;

/** Whether a stay `e` was on a day; now where that is left out. */
const isStay = (on?: IsoDate): RawBuilder<boolean> =>
  on === undefined
    ? sql<boolean>`e.to_day is null`
    : sql<boolean>`e.from_day <= ${on}::date and (e.to_day is null or e.to_day > ${on}::date)`;

/** The condition that a stay `e` is in a classroom of a scope. They are named first, so that no stay of another school is looked at. */
const isStayIn = (scope: Scope): RawBuilder<unknown> =>
  scope.everything
    ? sql`true`
    : sql`e.classroom_id = any(array(select c.id from classrooms c where ${classroomInScope(scope, sql.ref('c.id'))}))`;

/** The students `s` who were in a classroom of a scope on a day, in no list of archived ones yet. */
const wasThere = (scope: Scope, on: IsoDate): RawBuilder<boolean> => sql<boolean>`s.id in (
    select e.student_id from enrollments e where ${isStay(on)} and ${isStayIn(scope)})
  and (s.state = 'active' or s.archived_on > ${on}::date)
  and ${scope.everything || scope.organizations.length > 0 ? pathInScope(scope, sql.ref('s.organization_path')) : sql`true`}`;

/** A student `s` as a table shows them, with the classrooms of a day, else of now. */
const listedOn = (
  on?: IsoDate,
): RawBuilder<unknown> => sql`json_build_object(${studentJson}, 'archivedOn', s.archived_on,
  'logsInBy', ${logsInBy}, 'loggedInOn', to_char(s.last_login, 'YYYY-MM-DD'),
  'hasSecret', exists (select from student_logins l where l.student_id = s.id),
  'done', ${doneActivities}, 'source', ${source},
  'school', (select o.name from organizations o where o.path = s.organization_path),
  'classrooms', coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name)
      order by c.name_folded collate "C", c.id collate "C")
    from enrollments e join classrooms c on c.id = e.classroom_id
    where e.student_id = s.id and ${isStay(on)}), '[]')) as student`;

/** The same as of now. */
export const listedStudentJson: RawBuilder<unknown> = listedOn();

/** What the classrooms of a student `s` are called on a day. */
const classroomsOn = (on: IsoDate): RawBuilder<unknown> => sql`(
  select string_agg(c.name_folded, ', ' order by c.name_folded collate "C", c.id collate "C")
  from enrollments e join classrooms c on c.id = e.classroom_id where e.student_id = s.id and ${isStay(on)})`;

/**
 * The table of the students in a scope: everything that they are searched and sorted by stands in their row, but for the classrooms of a
 * day that is over.
 */
export const studentTable = (scope: Scope, archived: boolean, on?: IsoDate): SqlTable<StudentColumn> => ({
  rows: listedOn(on),
  from: sql`students s`,
  scope:
    on === undefined
      ? sql`${listedInScope(scope)} and s.merged_into is null and s.state = ${archived ? 'archived' : 'active'}`
      : sql`${wasThere(scope, on)} and s.merged_into is null`,
  id: sql`s.id`,
  reading: 'places-first',
  countAtMost: mostStudentsCounted,
  timeZone: 'UTC',
  columns: {
    name: { kind: 'text', folded: sql`s.name_folded` },
    family: { kind: 'text', folded: sql`s.family_folded` },
    display: { kind: 'text', folded: sql`s.display_folded` },
    studentId: { kind: 'text', folded: sql`s.number_folded` },
    grade: { kind: 'number', value: sql`s.grade_level` },
    school: { kind: 'text', folded: sql`s.school_folded` },
    classrooms: { kind: 'text', folded: on === undefined ? sql`s.classrooms_folded` : classroomsOn(on) },
    login: { kind: 'text', folded: logsInBy },
    loggedIn: { kind: 'date', value: sql`(s.last_login::timestamp at time zone 'UTC')` },
    status: { kind: 'text', folded: status },
    done: { kind: 'number', value: doneActivities },
    source: { kind: 'text', folded: source },
  },
});

/** A student as an export names them. */
export const exportedJson = (scope: Scope): RawBuilder<unknown> => sql`json_build_object(${studentJson},
  'isArchived', s.state = 'archived',
  'school', (select o.name from organizations o where o.path = s.organization_path),
  'classrooms', coalesce((select json_agg(json_build_object('name', c.name,
        'school', (select o.name from organizations o where o.path = c.organization_path))
      order by c.name_folded collate "C", c.id collate "C")
    from enrollments e join classrooms c on c.id = e.classroom_id
    where e.student_id = s.id and e.to_day is null and c.archived_at is null
      and ${classroomInScope(scope, sql.ref('c.id'))}), '[]'))`;
