import type { Student } from '../students/student.ts';
import { listCell } from './cell-values.ts';

/** A student as an export names them, once for each of their classrooms. */
export type ExportedStudent = Student & {
  /** What their own school is called; null for who belongs to none. */
  readonly school: string | null;
  readonly isArchived: boolean;
  /** The classrooms where they are, of those that are not archived; `school` is what the classroom's is called. */
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

/** The header of our own file of students; of several schools it also says which school a row is about. */
export const studentFileHeader = (hasSchools: boolean): readonly string[] =>
  hasSchools ? [...columns, 'school'] : columns;

const nowhere = { id: null, name: null, school: null };

/**
 * The rows of a student in our own file, one for each classroom, which an import takes back without changing anything (R25): who is in
 * none has one without a classroom. The keys are our ids: they tell apart students without a number and classes of one name, also where the file
 * is imported into another school.
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
