import type { Student } from '../../classrooms/students/student.ts';
import { listCell } from './cell-values.ts';

export type ExportedStudent = Student & {
  /** Name of their own school; null if they belong to none. */
  readonly school: string | null;
  readonly isArchived: boolean;
  /** Their classrooms that are not archived; `school` is the name of the classroom's school. */
  readonly classrooms: readonly {
    readonly id: string;
    readonly name: string;
    readonly school: string | null;
  }[];
};

const columns = [
  'first_name',
  'last_name',
  'display_name',
  'student_id',
  'grade',
  'classroom',
  'login_type',
  'action',
  'student_key',
  'class_key',
] as const;

/** Returns the header of our student file; it includes the school column if `hasSchools` is true. */
export const studentFileHeader = (hasSchools: boolean): readonly string[] =>
  hasSchools ? [...columns, 'school'] : columns;

const nowhere = { id: null, name: null, school: null };

/**
 * Returns a student's rows in our own file, one per classroom; a student without a classroom has one row. An import of them changes nothing (R25). The keys are
 * our ids: they distinguish students without a number and classes with equal names, even in an import into a different school.
 */
export function studentFileRows(
  student: ExportedStudent,
  hasSchools: boolean,
): readonly (readonly string[])[] {
  const { id, given, family, display, studentId, grade, login, isArchived, classrooms } = student;
  const places = classrooms.length === 0 ? [nowhere] : classrooms;
  return places.map(({ id: classKey, name, school }) => {
    const place = name === null ? null : listCell(name);
    const action = isArchived ? 'archive' : null;
    const cells = [given, family, display, studentId, grade, place, login, action, id, classKey];
    return (hasSchools ? [...cells, school ?? student.school] : cells).map((cell) => cell ?? '');
  });
}
