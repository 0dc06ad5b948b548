import type { StudentColumn } from '#domain/classrooms/students/student-table.ts';
import type { ListedStudent } from '#domain/classrooms/students/student.ts';
import type { Selection } from '#domain/platform/tables/selection.ts';

/** Returns a classroom on this page that contains every selected student, with their ids, or null if there is none. */
export function roomOf(
  selection: Selection<StudentColumn>,
  rows: readonly ListedStudent[],
): { readonly classroomId: string; readonly students: readonly string[] } | null {
  if (selection.of !== 'ids') return null;
  const chosen = rows.filter(({ id }) => selection.ids.includes(id));
  const [first] = chosen;
  if (first === undefined || chosen.length < selection.ids.length) return null;
  const shared = first.classrooms.find(({ id }) =>
    chosen.every(({ classrooms }) => classrooms.some((classroom) => classroom.id === id)),
  );
  return shared === undefined ? null : { classroomId: shared.id, students: selection.ids };
}
