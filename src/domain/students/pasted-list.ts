import { foldText } from '../tables/fold-text.ts';
import type { PastedStudent } from './read-students.ts';
import { type NewStudent, type Student, studentName } from './student.ts';

/** A line of a pasted list, as it is shown before anything is added. */
export type CheckedStudent = PastedStudent & {
  /** What would become of it: `twin` is somebody of that name who is in the class, or earlier in the list. */
  readonly answer: 'new' | 'no-name' | 'twin';
};

const fold = (student: Pick<Student, 'family' | 'given'>): string => foldText(studentName(student));

/** Compares a pasted list with who is in the class; nobody is merged by name, a twin is asked about (ROS-2). */
export function checkStudents(
  pasted: readonly PastedStudent[],
  inClass: readonly Pick<Student, 'family' | 'given'>[],
): readonly CheckedStudent[] {
  const known = new Set(inClass.map(fold));
  return pasted.map((student) => {
    const { given, family } = student;
    if (given === null) return { ...student, answer: 'no-name' };
    const name = fold({ given, family });
    const answer = known.has(name) ? 'twin' : 'new';
    known.add(name);
    return { ...student, answer };
  });
}

/** Those of a list who are to be added: all who have a name, or only those who are no twins. */
export const toAdd = (checked: readonly CheckedStudent[], withTwins: boolean): readonly NewStudent[] =>
  checked.flatMap(({ given, family, studentId, answer }) =>
    given === null || (answer === 'twin' && !withTwins) ? [] : [{ given, family, studentId }],
  );
