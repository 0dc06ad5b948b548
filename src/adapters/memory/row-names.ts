import type { PlannedTwin } from '#domain/imports/planned-row.ts';
import { classroomOfTeaching, keyOf, type RosterRow, type RowKey } from '#domain/roster/roster.ts';
import { studentName } from '#domain/students/student.ts';
import { studentOf } from '#domain/students/student-row.ts';
import { byNaturalName } from '#domain/tables/natural-order.ts';

type Rooms = { readonly row: (id: string) => RosterRow | null };
type Known = { readonly row: (key: RowKey) => RosterRow | null; readonly rooms: Rooms };

export function rowNames(
  asked: readonly Pick<RosterRow, 'id' | 'kind'>[],
  { row, rooms }: Known,
): ReadonlyMap<RowKey, string> {
  const nameOfStudent = (id: string): string | null => {
    const student = row(keyOf({ kind: 'student', id }));
    return student === null ? null : studentName(studentOf(student));
  };
  const nameOf = ({ kind, id }: Pick<RosterRow, 'id' | 'kind'>): string | null => {
    if (kind === 'student') return nameOfStudent(id);
    if (kind === 'enrollment') return nameOfStudent(row(keyOf({ kind, id }))?.fields['student'] ?? '');
    return rooms.row(kind === 'teaching' ? classroomOfTeaching(id) : id)?.fields['name'] ?? null;
  };
  return new Map(
    asked.flatMap((one) => {
      const name = nameOf(one);
      return name === null ? [] : [[keyOf(one), name] as const];
    }),
  );
}

/**
 * The data that distinguishes a student from another of the same name: number, grade, and the classrooms of these stays; null without a
 * student.
 */
export function twinOf(
  student: RosterRow | null,
  stays: readonly RosterRow[],
  rooms: Rooms,
): PlannedTwin | null {
  if (student === null) return null;
  const classrooms = stays.map(({ fields: { classroom: id = '' } }) => ({
    id,
    name: rooms.row(id)?.fields['name'] ?? '',
  }));
  const { studentId = null, grade = null, given = '', family = null } = student.fields;
  return {
    name: studentName({ given, family }),
    number: studentId,
    grade,
    classrooms: classrooms.toSorted(byNaturalName).map(({ name }) => name),
  };
}
