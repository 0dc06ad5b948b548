import { type RawBuilder, sql } from 'kysely';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import { rosterProviders } from '#domain/classrooms/change-sets/roster-source.ts';
import { loginKinds } from '#domain/classrooms/students/login-kind.ts';
import { studentStatuses } from '#domain/classrooms/students/student-status.ts';
import {
  familySeparator,
  maxNameLettersSorted,
  maxStudentsCounted,
  type StudentColumn,
  type StudentQuery,
} from '#domain/classrooms/students/student-table.ts';
import { naturalOrder } from '../platform/natural-order-sql.ts';
import { classroomInScope, pathInScope } from '../platform/scope-sql.ts';
import { coversDaySql } from './stay-sql.ts';
import { studentFieldsJson } from './student-columns.ts';
import type { Searching } from '../platform/searched-places.ts';
import type { SqlTable } from '../platform/table-page.ts';

export const studentJson: RawBuilder<unknown> = sql`'id', s.id, ${studentFieldsJson}`;

/** Matches students `s` who are now in a classroom that the user owns. */
const inOwnClassroom = (scope: Scope): RawBuilder<boolean> => sql<boolean>`s.id in (
  select e.student_id from enrollments e where e.is_current
    and ${classroomInScope({ ...scope, everything: false, organizations: [] }, sql.ref('e.classroom_id'))})`;

/** Whether a student `s` is in a scope, by their school or by a current classroom. */
export const studentInScope = (scope: Scope): RawBuilder<boolean> => sql<boolean>`s.merged_into is null
  and (${pathInScope(scope, sql.ref('s.organization_path'))} or ${inOwnClassroom(scope)})`;

/** Matches students `s` who were in the classroom with this ID in a scope, and still belong to the classroom's organization. */
export const wasIn = (scope: Scope, classroomId: string): RawBuilder<boolean> => sql<boolean>`s.id in (
  select e.student_id from enrollments e join classrooms c on c.id = e.classroom_id
  where c.id = ${classroomId} and c.organization_path is not distinct from s.organization_path
    and ${classroomInScope(scope, sql.ref('c.id'))})`;

/** Matches students `s` who may return to a classroom. They were in it, or they are in the scope and in no classroom. */
const mayComeBack = (
  scope: Scope,
  classroomId: string,
): RawBuilder<boolean> => sql<boolean>`s.state = 'active'
  and s.id not in (select e.student_id from enrollments e where e.classroom_id = ${classroomId} and e.is_current)
  and (${wasIn(scope, classroomId)} or (${pathInScope(scope, sql.ref('s.organization_path'))}
    and not exists (select from enrollments e where e.student_id = s.id and e.is_current)))`;

/**
 * The scope of the student table, in a form that uses an index: the students of the scope's organizations or, if it has none, the students in the user's own
 * classrooms.
 */
export const listedStudentsInScope = (scope: Scope): RawBuilder<boolean> =>
  scope.everything || scope.organizations.length > 0
    ? pathInScope(scope, sql.ref('s.organization_path'))
    : inOwnClassroom(scope);

/** Whether an enrollment `e` covers a day, or is current if no day is given. */
export const isStaySql = (on?: IsoDate): RawBuilder<boolean> =>
  on === undefined ? sql<boolean>`e.is_current` : coversDaySql(sql`${on}::date`);

/** Whether an enrollment `e` is in a classroom of a scope. Selects the classrooms first, so that enrollments of other schools are not read. */
const isStayIn = (scope: Scope): RawBuilder<unknown> =>
  scope.everything
    ? sql`true`
    : sql`e.classroom_id = any(array(select c.id from classrooms c where ${classroomInScope(scope, sql.ref('c.id'))}))`;

/** Matches students `s` who were in a classroom of a scope on a day, and were not archived. */
const wasThere = (scope: Scope, on: IsoDate): RawBuilder<boolean> => sql<boolean>`s.id in (
    select e.student_id from enrollments e where ${isStaySql(on)} and ${isStayIn(scope)})
  and (s.state = 'active' or s.archived_on > ${on}::date)
  and ${scope.everything || scope.organizations.length > 0 ? pathInScope(scope, sql.ref('s.organization_path')) : sql`true`}`;

const listedOn = (
  on?: IsoDate,
): RawBuilder<unknown> => sql`json_build_object(${studentJson}, 'archivedOn', s.archived_on,
  'logsInBy', s.logs_in_by, 'loggedInOn', to_char(s.last_login, 'YYYY-MM-DD'),
  'hasLogin', exists (select from student_logins l where l.student_id = s.id),
  'done', s.activities_done, 'source', s.source,
  'school', (select o.name from organizations o where o.path = s.organization_path),
  'classrooms', coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name)
      order by ${naturalOrder(sql.ref('c.name_folded'))}, c.id collate "C")
    from enrollments e join classrooms c on c.id = e.classroom_id
    where e.student_id = s.id and ${isStaySql(on)}), '[]')) as student`;

export const listedStudentJson: RawBuilder<unknown> = listedOn();

/** There are few schools, and an index contains the students of each. */
const school = {
  by: sql`s.organization_path`,
  where: (condition: (folded: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql`select o.path from organizations o where ${condition(sql`o.name_folded`)}`,
} as const;

/** The names of the classrooms of a student `s` on a day. */
const classroomsOn = (on: IsoDate): RawBuilder<unknown> => sql`(
  select string_agg(c.name_folded, ', ' order by ${naturalOrder(sql.ref('c.name_folded'))}, c.id collate "C")
  from enrollments e join classrooms c on c.id = e.classroom_id where e.student_id = s.id and ${isStaySql(on)})`;

/** Few students are archived, so an index finds them by their status. */
const isArchived: RawBuilder<unknown> = sql`s.state = 'archived' and s.status = 'archived'`;

/** Settings for a search in a million rows that may match very few or most of them. In a small scope, a full scan is faster. */
const searching: Searching = { alias: 's', head: 3_000, sorted: 30_000, sampled: 0.2 };

const listedName = sql`coalesce(s.family_folded || ${sql.lit(familySeparator)} || left(s.name_folded, ${sql.lit(maxNameLettersSorted)}), s.name_folded)`;

/**
 * The sort key of `studentSortValue` for last names. Must be identical to that of the index `students_in_listed_order`. The natural order of a text without
 * digits is the text, and the function takes most of the time of a sort.
 */
const listedNameOrder = sql`case when ${listedName} ~ '[0-9]' then natural_order(${listedName}) else ${listedName} end`;

/** The table of the students in a scope. All search and sort columns are in the students' rows, except the classrooms of a past day. */
export const studentSqlTable = (
  scope: Scope,
  { archived, on, formerOf }: Pick<StudentQuery, 'archived' | 'formerOf' | 'on'>,
): SqlTable<StudentColumn> => ({
  rows: listedOn(on),
  from: sql`students s`,
  scope:
    formerOf !== undefined
      ? sql`${mayComeBack(scope, formerOf)} and s.merged_into is null`
      : on === undefined
        ? sql`${listedStudentsInScope(scope)} and s.merged_into is null and ${archived ? isArchived : sql`s.state = 'active'`}`
        : sql`${wasThere(scope, on)} and s.merged_into is null`,
  id: sql`s.id`,
  reading: 'places-first',
  ...(scope.everything && on === undefined ? { searching } : {}),
  countAtMost: maxStudentsCounted,
  timeZone: 'UTC',
  columns: {
    name: { kind: 'text', folded: sql`s.name_folded`, ordered: true, required: true, parts: true },
    family: {
      kind: 'text',
      folded: sql`s.family_folded`,
      ordered: true,
      order: sql`(${listedNameOrder})`,
      required: true,
      within: sql`s.name_folded`,
      parts: true,
    },
    display: { kind: 'text', folded: sql`s.display_folded` },
    studentId: { kind: 'text', folded: sql`s.number_folded`, ordered: true },
    grade: { kind: 'number', value: sql`s.grade_level` },
    school: { kind: 'text', folded: sql`s.school_folded`, named: school, parts: true },
    classrooms:
      on === undefined
        ? { kind: 'text', folded: sql`s.classrooms_folded`, ordered: true, parts: true }
        : { kind: 'text', folded: classroomsOn(on) },
    login: { kind: 'text', folded: sql`s.logs_in_by`, values: loginKinds },
    loggedIn: {
      kind: 'date',
      value: sql`(s.last_login::timestamp at time zone 'UTC')`,
      day: sql`s.last_login`,
    },
    status: { kind: 'text', folded: sql`s.status`, values: studentStatuses },
    done: { kind: 'number', value: sql`s.activities_done` },
    source: { kind: 'text', folded: sql`s.source`, values: rosterProviders },
  },
});

/**
 * Selects the students `s` on a page with the data for an export, in the order of the page. One join finds the classrooms of all of them, because a lookup per
 * student would scan the classrooms of the whole scope.
 */
export const exportedStudents = (
  page: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  scope: Scope,
): RawBuilder<unknown> => sql`with page as materialized (${page}),
  places as materialized (
    select e.student_id, json_agg(json_build_object('id', c.id, 'name', c.name, 'school', o.name)
      order by ${naturalOrder(sql.ref('c.name_folded'))}, c.id collate "C") as classrooms
    from page s join enrollments e on e.student_id = s.id join classrooms c on c.id = e.classroom_id
      left join organizations o on o.path = c.organization_path
    where e.is_current and c.archived_at is null and ${classroomInScope(scope, sql.ref('c.id'))}
    group by e.student_id)
  select json_build_object(${studentJson}, 'isArchived', s.state = 'archived',
    'school', (select o.name from organizations o where o.path = s.organization_path),
    'classrooms', coalesce(p.classrooms, '[]')) as student
  from page s left join places p on p.student_id = s.id order by ${order}`;
