import type { PlannedTwin } from '#domain/rosters/plan/planned-row.ts';
import {
  classroomOfTeaching,
  keyOf,
  type RosterRow,
  type RowKey,
} from '#domain/classrooms/change-sets/roster.ts';
import { studentName } from '#domain/classrooms/students/student.ts';
import { studentOf } from '#domain/classrooms/students/student-row.ts';
import { byNaturalName } from '#domain/platform/tables/natural-order.ts';
import { classroomTable } from './in-memory-classroom-rows.ts';
import type { InMemoryTables } from '../in-memory-tables.ts';
import { rosterTable, staysOn, studentRow } from './roster-rows.ts';

export function rowNames(
  tables: InMemoryTables,
  rows: readonly Pick<RosterRow, 'id' | 'kind'>[],
): ReadonlyMap<RowKey, string> {
  const nameOfStudent = (id: string): string | null => {
    const student = studentRow(tables, id);
    return student === null ? null : studentName(studentOf(student));
  };
  const nameOf = ({ kind, id }: Pick<RosterRow, 'id' | 'kind'>): string | null => {
    if (kind === 'student') return nameOfStudent(id);
    if (kind === 'enrollment')
      return nameOfStudent(tables.of(rosterTable).get(keyOf({ kind, id }))?.fields['student'] ?? '');
    return tables.of(classroomTable).get(kind === 'teaching' ? classroomOfTeaching(id) : id)?.name ?? null;
  };
  return new Map(
    rows.flatMap((row) => {
      const name = nameOf(row);
      return name === null ? [] : [[keyOf(row), name] as const];
    }),
  );
}

/** Returns the data that distinguishes a student from others of the same name. Null if the student was deleted. */
export function twinOf(tables: InMemoryTables, id: string): PlannedTwin | null {
  const student = studentRow(tables, id);
  if (student === null) return null;
  const classrooms = staysOn(tables)
    .filter(({ fields }) => fields['student'] === id)
    .map(({ fields: { classroom = '' } }) => ({
      id: classroom,
      name: tables.of(classroomTable).get(classroom)?.name ?? '',
    }));
  const { studentId = null, grade = null, given = '', family = null } = student.fields;
  return {
    name: studentName({ given, family }),
    number: studentId,
    grade,
    classrooms: classrooms.toSorted(byNaturalName).map(({ name }) => name),
  };
}
