import type { Scope } from '#domain/organizations/access/scope.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { ClassProgress } from '#domain/classrooms/students/class-progress.ts';
import type { ExitAnswer } from '#domain/lessons/lessons/exit-quiz.ts';
import type { OwnAnswer } from '#domain/classrooms/students/entry.ts';
import type { OwnMark, StudentMark, TeacherMark } from '#domain/classrooms/students/student-mark.ts';

/**
 * Stores students' progress, by their own and their teachers' marks (ROS-8, CLS-4). A student also has the marks and answers of students merged into them
 * (`mergeMarks`); a merge does not change them, so that an undo restores them.
 */
export interface StudentProgress {
  ofStudent(studentId: string, classroomId: string): Promise<readonly StudentMark[]>;
  /**
   * The progress of a classroom's students on a day (sorted by name) in the lessons that are open on that day (newest first). Null for a classroom outside the
   * scope (ORG-3).
   */
  ofClassroom(classroomId: string, on: IsoDate, scope: Scope): Promise<ClassProgress | null>;
  /** Saves a student's own mark, which replaces the earlier one. A teacher's mark stays in effect. */
  record(mark: OwnMark): Promise<void>;
  answer(answer: ExitAnswer & { readonly assignmentId: string }): Promise<void>;
  answersOfStudent(
    studentId: string,
    classroomId: string,
  ): Promise<readonly (OwnAnswer & { readonly assignmentId: string })[]>;
  answersOf(assignmentId: string, on: IsoDate): Promise<readonly ExitAnswer[]>;
  /** Saves a teacher's marks; a mark without a state is removed, also from students who were merged into the student. */
  setMarks(marks: readonly TeacherMark[]): Promise<void>;
}
