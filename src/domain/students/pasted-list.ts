import { foldedName } from './compare-names.ts';
import type { PastedStudent } from './read-students.ts';
import type { NewStudent, Student } from './student.ts';

/** A line of a pasted list, as it is shown before anything is added. */
export type CheckedStudent = PastedStudent & {
  /** What would become of it: `twin` is somebody of that name who is in the class, or earlier in the list. */
  readonly answer: 'new' | 'no-name' | 'twin';
};

/** Compares a pasted list with who is in the class; nobody is merged by name, a twin is asked about (ROS-2). */
export function checkStudents(
  pasted: readonly PastedStudent[],
  inClass: readonly Pick<Student, 'family' | 'given'>[],
): readonly CheckedStudent[] {
  const known = new Set(inClass.map(foldedName));
  return pasted.map((student) => {
    const { given, family } = student;
    if (given === null) return { ...student, answer: 'no-name' };
    const name = foldedName({ given, family });
    const answer = known.has(name) ? 'twin' : 'new';
    known.add(name);
    return { ...student, answer };
  });
}

/** A teacher's answer about a student of the same name: the same student, who is left out, or another one with a "goes by" name. */
export type TwinAnswer = { readonly isSame: boolean; readonly display: string };

/** Whether a twin is still to be asked about. */
export const isOpen = ({ answer }: CheckedStudent, said: TwinAnswer | undefined): boolean =>
  answer === 'twin' && said?.isSame !== true && (said?.display.trim() ?? '') === '';

/** Those of a list who are to be added: all who have a name, except twins who are the same student. `said` are the answers by line. */
export const toAdd = (
  checked: readonly CheckedStudent[],
  said: readonly (TwinAnswer | undefined)[],
): readonly NewStudent[] =>
  checked.flatMap(({ given, family, studentId, answer }, at) => {
    if (given === null) return [];
    if (answer !== 'twin') return [{ given, family, studentId }];
    const { isSame = false, display = '' } = said[at] ?? {};
    return isSame ? [] : [{ given, family, studentId, display }];
  });
