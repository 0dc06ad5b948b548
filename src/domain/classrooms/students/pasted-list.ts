import { foldedName } from './compare-names.ts';
import type { PastedStudent } from './read-students.ts';
import type { NewStudent, Student } from './student.ts';

export type CheckedStudent = PastedStudent & {
  /** The result of the line; `twin` is a student with the same name in the class or earlier in the list. */
  readonly answer: 'new' | 'no-name' | 'twin';
};

/** Compares a pasted list with the class. Students are never merged by name; the teacher must decide about each twin (ROS-2). */
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

/** A teacher's decision about a twin: the same student, who is not added, or a different student, who needs a "goes by" name. */
export type TwinAnswer = { readonly isSame: boolean; readonly display: string };

export const isOpen = ({ answer }: CheckedStudent, choice: TwinAnswer | undefined): boolean =>
  answer === 'twin' && choice?.isSame !== true && (choice?.display.trim() ?? '') === '';

/** Returns the students to add: all that have a name, except twins who are the same student. `choices` has the choice for each line. */
export const toAdd = (
  checked: readonly CheckedStudent[],
  choices: readonly (TwinAnswer | undefined)[],
): readonly NewStudent[] =>
  checked.flatMap(({ given, family, studentId, answer }, at) => {
    if (given === null) return [];
    if (answer !== 'twin') return [{ given, family, studentId }];
    const { isSame = false, display = '' } = choices[at] ?? {};
    return isSame ? [] : [{ given, family, studentId, display }];
  });
