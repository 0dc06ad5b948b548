import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { ChangeSet } from '#domain/classrooms/change-sets/change-set.ts';
import type { AppliedChange } from '#domain/classrooms/change-sets/change.ts';
import { keyOf, type RosterRow } from '#domain/classrooms/change-sets/roster.ts';
import { coversDay } from '#domain/classrooms/change-sets/stay.ts';
import { type EnrolledStudent, studentName } from '#domain/classrooms/students/student.ts';
import { studentOf } from '#domain/classrooms/students/student-row.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { byNaturalName, compareNames } from '#domain/platform/tables/natural-order.ts';
import { classroomTable } from './in-memory-classroom-rows.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import type { InMemoryTables } from '../in-memory-tables.ts';

export type ChangeSetRow = ChangeSet & { readonly changes: readonly AppliedChange[] };

/** Students and their enrollments. Classrooms have a separate table. */
export const rosterTable: TableDefinition<RosterRow> = { name: 'roster', key: keyOf };
export const changeSetTable: TableDefinition<ChangeSetRow> = { name: 'change sets', key: byId };
/** The time at which the current enrollments were last computed, in epoch milliseconds. The table has one row. */
export const rosterTimeTable: TableDefinition<{ readonly at: number }> = {
  name: 'roster time',
  key: () => '',
};

export const studentRow = (tables: InMemoryTables, id: string): RosterRow | null =>
  tables.of(rosterTable).get(keyOf({ kind: 'student', id }));

/** Whether a row is a student who is neither archived nor merged. */
export const isActiveStudent = ({ kind, fields: { state, mergedInto } }: RosterRow): boolean =>
  kind === 'student' && state === 'active' && mergedInto === undefined;

/** Whether a student was in a list of a class on a day. Archived and merged students were not. */
export const isListedOn = (
  { fields: { state, archivedOn = '', mergedInto } }: RosterRow,
  day: IsoDate,
): boolean => mergedInto === undefined && (state === 'active' || archivedOn > day);

/** Whether a row is an enrollment on a day. By default, whether it is a current enrollment. */
export const isStay = (tables: InMemoryTables, row: RosterRow, on?: IsoDate): boolean =>
  row.kind === 'enrollment' &&
  coversDay(row, on ?? dayInZone('UTC')(tables.of(rosterTimeTable).get('')?.at ?? 0));

/** Returns the enrollments on a day. By default, the current enrollments. */
export const staysOn = (tables: InMemoryTables, on?: IsoDate): readonly RosterRow[] =>
  tables.of(rosterTable).where((row) => isStay(tables, row, on));

export const studentsOf = (stays: readonly RosterRow[]): ReadonlySet<string> =>
  new Set(stays.flatMap(({ fields }) => fields['student'] ?? []));

/** Returns every enrollment in a classroom, current or not. */
export const staysIn = (tables: InMemoryTables, classroomId: string): readonly RosterRow[] =>
  tables
    .of(rosterTable)
    .where(({ kind, fields }) => kind === 'enrollment' && fields['classroom'] === classroomId);

/** Returns the number of students in a classroom on a day who were not archived yet. By default, the current number. */
export function countStudents(tables: InMemoryTables, classroomId: string, on?: IsoDate): number {
  const isHere = ({ fields: { student = '' } }: RosterRow): boolean => {
    const { state, archivedOn = '' } = studentRow(tables, student)?.fields ?? {};
    return state === 'active' || (on !== undefined && archivedOn > on);
  };
  return staysIn(tables, classroomId).filter((stay) => isStay(tables, stay, on) && isHere(stay)).length;
}

/** Returns the students of a classroom on a day, by name. Empty if the classroom does not exist. */
export function enrolledIn(
  tables: InMemoryTables,
  classroomId: string,
  on: IsoDate,
): readonly EnrolledStudent[] {
  if (tables.of(classroomTable).get(classroomId) === null) return [];
  return staysIn(tables, classroomId)
    .filter((row) => coversDay(row, on))
    .flatMap(({ fields: { student: id = '', from: since = '' } }) => {
      const student = studentRow(tables, id);
      return student === null || !isListedOn(student, on) ? [] : [{ ...studentOf(student), since }];
    })
    .toSorted(byName);
}

/** Returns the students who are neither archived nor merged, with the classrooms of their current enrollments. */
export function activeStudents(tables: InMemoryTables) {
  const classrooms = new Map<string, readonly string[]>();
  for (const {
    fields: { student = '', classroom = '' },
  } of staysOn(tables))
    classrooms.set(student, [...(classrooms.get(student) ?? []), classroom]);
  return tables
    .of(rosterTable)
    .where(isActiveStudent)
    .map(({ id, fields: { organization = null } }) => ({
      id,
      organization,
      classrooms: classrooms.get(id) ?? [],
    }));
}

type Listed = Pick<EnrolledStudent, 'family' | 'given' | 'id'>;

export const byName = (one: Listed, other: Listed): number =>
  byNaturalName({ id: one.id, name: studentName(one) }, { id: other.id, name: studentName(other) });

/** Compares students by last name, or by first name if there is no last name. */
export const byLastName = (one: Listed, other: Listed): number =>
  compareNames(one.family ?? one.given, other.family ?? other.given) || byName(one, other);

/** Returns the student into whom a student was merged, or the student itself if it was not merged. */
export function mergeTarget(tables: InMemoryTables, id: string): string {
  const into = studentRow(tables, id)?.fields['mergedInto'];
  return into === undefined ? id : mergeTarget(tables, into);
}

/** Returns a student and the students who were merged into them, directly or through others, by ID. */
export const mergedInto = (tables: InMemoryTables, studentId: string): ReadonlySet<string> =>
  new Set([
    studentId,
    ...tables
      .of(rosterTable)
      .where(({ kind, id }) => kind === 'student' && mergeTarget(tables, id) === studentId)
      .map(({ id }) => id),
  ]);
