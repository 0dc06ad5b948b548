import type { Scope } from '#domain/access/scope.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { ClassProgress } from '#domain/students/class-progress.ts';
import type { ExitAnswer } from '#domain/lessons/exit-quiz.ts';
import type { OwnAnswer } from '#domain/students/entry.ts';
import type { OwnMark, StudentMark, TeacherMark } from '#domain/students/student-mark.ts';

/**
 * Stores how far each student is, by their work and by their teachers (ROS-8, CLS-4). A student has the marks and answers of students who
 * were merged into them, too (`mergeMarks`); the merge changes none of them, so that its undo gives them back.
 */
export interface StudentProgress {
  /** Of a student in the assignments of a classroom. */
  ofStudent(studentId: string, classroomId: string): Promise<readonly StudentMark[]>;
  /**
   * Of the students who are in a classroom on a day, by name, in the lessons that are open to them on it, newest first. Null for
   * a classroom out of the scope (ORG-3).
   */
  ofClassroom(classroomId: string, on: IsoDate, scope: Scope): Promise<ClassProgress | null>;
  /** The student's own mark: the last one counts, and a teacher's mark stays in effect. */
  record(mark: OwnMark): Promise<void>;
  /** An answer of a student to an exit question; the last one counts. */
  answer(answer: ExitAnswer & { readonly assignmentId: string }): Promise<void>;
  /** The answers of a student in the assignments of a classroom. */
  answersOfStudent(
    studentId: string,
    classroomId: string,
  ): Promise<readonly (OwnAnswer & { readonly assignmentId: string })[]>;
  /** The answers of the students who are in the assignment's classroom on a day. */
  answersOf(assignmentId: string, on: IsoDate): Promise<readonly ExitAnswer[]>;
  /** Marks that a teacher enters, or takes back, from merged students, too. */
  setMarks(marks: readonly TeacherMark[]): Promise<void>;
}
