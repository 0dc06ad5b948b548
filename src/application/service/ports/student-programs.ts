import type { ProgramVersion, StudentProgram } from '#domain/class-work/student-program.ts';
import type { Slug } from '#domain/lessons/lesson.ts';

/** A stored program. `versionedAt` is when its newest version began, in epoch milliseconds. */
export type StoredProgram = StudentProgram & {
  readonly studentId: string;
  readonly versionedAt: number;
  /** When the student deleted it, in epoch milliseconds; null for a program that is there. */
  readonly deletedAt: number | null;
};

/**
 * Keeps the programs of students (CLS-1). A student has the programs of students who were merged into them, too; the merge changes no program,
 * so that its undo gives them back. All programs go with a student who is erased.
 */
export interface StudentPrograms {
  /** The programs of a student that are not deleted, the last changed first. */
  ofStudent(studentId: string): Promise<readonly StudentProgram[]>;
  /** One program of a student, deleted or not. It is locked until the transaction ends. */
  hold(studentId: string, programId: string): Promise<StoredProgram | null>;
  /** The program of a student in an activity, the last changed one of several. It is locked until the transaction ends. */
  holdOfActivity(studentId: string, lessonSlug: Slug, activityId: string): Promise<StoredProgram | null>;
  /** How many programs of their own a student has, deleted ones included. */
  countOwn(studentId: string): Promise<number>;
  /**
   * Keeps a new or changed program. With `version`, the state before is kept as a version, of which the newest `maxVersions` stay.
   * @returns false where the id is another student's, or another call has just made the first program of the activity; nothing is kept then
   */
  keep(program: StoredProgram, version: ProgramVersion | null): Promise<boolean>;
  /** The kept versions of a program, newest first. */
  versions(programId: string): Promise<readonly ProgramVersion[]>;
  /** Removes the programs that the student deleted before a moment in epoch milliseconds, for good. */
  purge(studentId: string, before: number): Promise<void>;
}
