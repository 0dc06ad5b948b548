import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { byRow, type Change } from '#domain/classrooms/change-sets/change.ts';
import { termIn } from '#domain/classrooms/classrooms/class-term.ts';
import {
  classroomOfTeaching,
  fieldsOf,
  keyOf,
  type Roster,
  type RosterKind,
  type RosterRow,
  rosterOf,
} from '#domain/classrooms/change-sets/roster.ts';
import { studentName } from '#domain/classrooms/students/student.ts';
import { foldText } from '#domain/platform/tables/fold-text.ts';
import { classroomsOfNew } from './classrooms-of-new.ts';
import type { Schema } from '../schema.ts';
import { classroomInScope, codePointsWithin } from '../platform/scope-sql.ts';
import { coversDaySql } from './stay-sql.ts';
import type { StudentsTable } from './roster-tables.ts';
import { studentFieldColumns, studentFieldsJson } from './student-columns.ts';
import { studentInScope, wasIn } from './student-page.ts';

/** A row of the database. Its null fields are omitted in a roster's row. */
type FoundRow = { kind: RosterKind; id: string; fields: Readonly<Record<string, string | null>> };

const idsOf = (changes: readonly Change[], kind: RosterKind): readonly string[] => [
  ...new Set(changes.filter((change) => change.kind === kind).map(({ id }) => id)),
];

const idsNamed = (
  changes: readonly Change[],
  field: 'classroom' | 'follows' | 'mergedInto' | 'student',
): readonly string[] => changes.flatMap((change) => (change.field === field ? (change.to ?? []) : []));

/** Whether a student `s` was in the classroom of an enrollment `e` on a day. A student who was archived later counts. A merged student does not. */
export const isInClassroomOn = (
  day: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`s.merged_into is null
  and ${coversDaySql(day)}
  and (s.state = 'active' or s.archived_on > ${day})`;

const studentRows = sql`select 'student' as kind, s.id, json_build_object('state', s.state,
    'organization', s.organization_path, ${studentFieldsJson}, 'archivedOn', s.archived_on,
    'mergedInto', s.merged_into) as fields
  from found_students s`;
const enrollmentRows = sql`select 'enrollment', e.id, json_build_object('state', 'active', 'classroom', e.classroom_id,
    'student', e.student_id, 'from', e.from_day, 'to', e.to_day)
  from found_enrollments e`;

const termTextSql = sql`nullif(concat(to_char(c.first_day, 'YYYY-MM-DD'), '/', to_char(c.last_day, 'YYYY-MM-DD'), ' ' || c.term_name), '/')`;

const teachingFields = sql`t.classroom_id || '/' || t.account_id as id, json_build_object('state', 'active',
    'classroom', t.classroom_id, 'teacher', t.account_id, 'role', t.role) as fields`;

/** The classrooms `c` as roster rows. A classroom with assignments has `lessons`, so that it is not deleted automatically. */
const classroomFields = sql`json_build_object('state', case when c.archived_at is null then 'active' else 'archived' end,
    'organization', c.organization_path, 'name', c.name, 'gradeBand', c.grade_band, 'source', c.source, 'follows', c.follows,
    'term', ${termTextSql},
    'lessons', (select nullif(count(*), 0)::text from assignments a where a.classroom_id = c.id)) as fields`;

const rosterFound = (rows: readonly FoundRow[]): Roster =>
  rosterOf(rows.map(({ kind, id, fields }) => ({ kind, id, fields: fieldsOf(fields) })));

/**
 * Reads and locks the rows that changes are compared with: rows to write, rows that they refer to, and rows that refer to deleted rows. Uses one statement for
 * any number of rows.
 */
export async function readRosterRows(db: Kysely<Schema>, changes: readonly Change[]): Promise<Roster> {
  const going = byRow(changes).filter(({ act }) => act === 'remove');
  const goneOf = (of: RosterKind) => going.filter(({ kind }) => kind === of).map(({ id }) => id);
  const [gone, goneClassrooms] = [goneOf('student'), goneOf('classroom')];
  const classrooms = idsOf(changes, 'classroom');
  const namedClassrooms = [...idsNamed(changes, 'classroom'), ...idsNamed(changes, 'follows')];
  const teachings = idsOf(changes, 'teaching');
  const students = [
    ...idsOf(changes, 'student'),
    ...idsNamed(changes, 'student'),
    ...idsNamed(changes, 'mergedInto'),
  ];
  const { rows } = await sql<FoundRow>`with
      found_students as (select * from students where id = any(${students}) or merged_into = any(${gone})
        order by id for update),
      found_enrollments as (select * from enrollments where id = any(${idsOf(changes, 'enrollment')})
        or student_id = any(${gone}) or classroom_id = any(${goneClassrooms}) order by id for update),
      found_classrooms as (select * from classrooms where id = any(${classrooms})
        or follows = any(${goneClassrooms}) order by id for update),
      found_teachers as (select * from classroom_teachers
        where classroom_id = any(${[...new Set(teachings.map(classroomOfTeaching))]})
          and classroom_id || '/' || account_id = any(${teachings}) order by id for update)
    select 'teaching' as kind, ${teachingFields} from found_teachers t union all
    ${studentRows} union all ${enrollmentRows} union all
    select 'classroom', c.id, ${classroomFields} from found_classrooms c union all
    select 'classroom', c.id, ${classroomFields} from classrooms c
      where c.id = any(${namedClassrooms}) and c.id not in (select id from found_classrooms)`.execute(db);
  return rosterFound(rows);
}

/** Reads and locks students who are in a scope or were in one of its classrooms, with their enrollments in the scope. */
export async function readStudentRows(
  db: Kysely<Schema>,
  ids: readonly string[],
  { scope, formerOf }: { readonly scope: Scope; readonly formerOf: string | null },
): Promise<Roster> {
  const reached =
    formerOf === null
      ? studentInScope(scope)
      : sql`s.merged_into is null and (${studentInScope(scope)} or ${wasIn(scope, formerOf)})`;
  const { rows } = await sql<FoundRow>`with
      found_students as (select s.* from students s where s.id = any(${ids}) and ${reached}
        order by s.id for update of s),
      found_enrollments as (select e.* from enrollments e where e.student_id in (select id from found_students)
        and ${classroomInScope(scope, sql.ref('e.classroom_id'))} order by e.id for update of e)
    ${studentRows} union all ${enrollmentRows}`.execute(db);
  return rosterFound(rows);
}

/** Reads an organization's classrooms, students who were not merged, and their enrollments. Includes organizations below it. Does not lock. */
export async function readHeldRows(db: Kysely<Schema>, above: OrganizationPath): Promise<Roster> {
  const within = codePointsWithin(sql.ref('organization_path'), above);
  const { rows } = await sql<FoundRow>`with
      found_students as (select * from students where ${within} and merged_into is null),
      found_classrooms as (select * from classrooms where ${within}),
      found_enrollments as (select e.* from enrollments e join found_classrooms c on c.id = e.classroom_id)
    select 'classroom' as kind, c.id, ${classroomFields} from found_classrooms c union all
    ${studentRows} union all ${enrollmentRows}`.execute(db);
  return rosterFound(rows);
}

/** Reads the classrooms of an organization and of those below it, with their teachers. Does not lock. */
export async function readHeldRooms(db: Kysely<Schema>, above: OrganizationPath): Promise<Roster> {
  const within = codePointsWithin(sql.ref('c.organization_path'), above);
  const { rows } = await sql<FoundRow>`with found_classrooms as (select * from classrooms c where ${within})
    select 'classroom' as kind, c.id, ${classroomFields} from found_classrooms c union all
    select 'teaching', ${teachingFields} from found_classrooms c
      join classroom_teachers t on t.classroom_id = c.id and t.account_id is not null`.execute(db);
  return rosterFound(rows);
}

/** The students to read: these IDs, if they exist, or the next students by ID. */
export type WhichStudents = readonly string[] | { readonly after: string | null; readonly limit: number };

/** Reads the students of an organization and of those below it who were not merged, with their enrollments there. Does not lock. */
export async function readHeldStudents(
  db: Kysely<Schema>,
  above: OrganizationPath,
  which: WhichStudents,
): Promise<Roster> {
  const within = codePointsWithin(sql.ref('organization_path'), above);
  const those =
    'limit' in which
      ? sql`(${which.after}::text is null or id > ${which.after}) order by id limit ${which.limit}`
      : sql`id = any(${which})`;
  const { rows } = await sql<FoundRow>`with
      found_students as (select * from students where ${within} and merged_into is null and ${those}),
      found_enrollments as (select e.* from found_students s join enrollments e on e.student_id = s.id
        join classrooms c on c.id = e.classroom_id where ${codePointsWithin(sql.ref('c.organization_path'), above)})
    ${studentRows} union all ${enrollmentRows}`.execute(db);
  return rosterFound(rows);
}

const foldedOrNull = (text: string | undefined): string | null => foldText(text ?? '') || null;

const studentRow = ({ id, fields }: RosterRow) => {
  const { given = '', family, display, studentId } = fields;
  return {
    id,
    organization_path: fields['organization'] ?? null,
    state: fields['state'],
    ...Object.fromEntries(studentFieldColumns.map(([field, column]) => [column, fields[field] ?? null])),
    given_name: given,
    archived_on: fields['archivedOn'] ?? null,
    merged_into: fields['mergedInto'] ?? null,
    name_folded: foldText(studentName({ given, family: family ?? null })),
    family_folded: foldedOrNull(family),
    display_folded: foldedOrNull(display),
    number_folded: foldedOrNull(studentId),
  };
};

export const studentRowColumns = [
  'id',
  'organization_path',
  'state',
  ...studentFieldColumns.map(([, column]) => column),
  'archived_on',
  'merged_into',
  'name_folded',
  'family_folded',
  'display_folded',
  'number_folded',
] as const satisfies readonly (keyof StudentsTable)[];

const enrollmentRow = ({ id, fields }: RosterRow) => ({
  id,
  classroom_id: fields['classroom'],
  student_id: fields['student'],
  from_day: fields['from'],
  to_day: fields['to'] ?? null,
});

const termColumns = (term: string | undefined) => {
  const { termName, firstDay, lastDay } = termIn(term);
  return {
    term_name: termName,
    term_folded: foldedOrNull(termName ?? undefined),
    first_day: firstDay,
    last_day: lastDay,
  };
};

const teachingRow = ({ fields }: RosterRow) => ({
  classroom_id: fields['classroom'],
  account_id: fields['teacher'],
});

const classroomRow = ({ id, fields }: RosterRow) => ({
  id,
  name: fields['name'] ?? '',
  name_folded: foldedOrNull(fields['name']),
  grade_band: fields['gradeBand'] ?? null,
  organization_path: fields['organization'] ?? null,
  source: fields['source'] ?? null,
  follows: fields['follows'] ?? null,
  ...termColumns(fields['term']),
  archived: fields['state'] === 'archived',
});

/** Returns the rows that these changes write and the IDs that they delete, as statement parameters. `day` determines which enrollments are current. */
export function rosterWrites(roster: Roster, changes: readonly Change[], day: IsoDate) {
  const rowsOf = (kind: RosterKind): readonly RosterRow[] =>
    idsOf(changes, kind).flatMap((id) => roster.get(keyOf({ kind, id })) ?? []);
  const goneOf = (kind: RosterKind): readonly string[] =>
    idsOf(changes, kind).filter((id) => !roster.has(keyOf({ kind, id })));
  const classrooms = classroomsOfNew(roster, changes, day);
  const students = rowsOf('student').map((row) => ({
    ...studentRow(row),
    classrooms_folded: classrooms.get(row.id) || null,
  }));
  return {
    students: JSON.stringify(students),
    enrollments: JSON.stringify(rowsOf('enrollment').map(enrollmentRow)),
    classrooms: JSON.stringify(rowsOf('classroom').map(classroomRow)),
    // The owner is added together with the classroom, or exists already.
    teachings: JSON.stringify(
      rowsOf('teaching')
        .filter(({ fields }) => fields['role'] !== 'owner')
        .map(teachingRow),
    ),
    goneTeachings: goneOf('teaching'),
    goneClassrooms: goneOf('classroom'),
    goneStudents: goneOf('student'),
    goneEnrollments: goneOf('enrollment'),
  };
}
