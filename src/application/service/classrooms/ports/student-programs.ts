import type { ProgramVersion, StudentProgram } from '#domain/classrooms/class-work/student-program.ts';
import type { Slug } from '#domain/lessons/lessons/lesson.ts';

/** A stored program. `versionedAt` is the start of its latest version, in epoch milliseconds. */
export type StoredProgram = StudentProgram & {
  readonly studentId: string;
  readonly versionedAt: number;
  /** When the student deleted it, in epoch milliseconds; null if not deleted. */
  readonly deletedAt: number | null;
};

/**
 * Stores students' programs (CLS-1). A student also has the programs of students merged into them; a merge does not change programs, so that an undo restores
 * them. Programs are deleted when the student is erased.
 */
export interface StudentPrograms {
  ofStudent(studentId: string): Promise<readonly StudentProgram[]>;
  /** Locks and returns a program of a student, deleted or not. */
  findForUpdate(studentId: string, programId: string): Promise<StoredProgram | null>;
  /** Locks and returns a student's program in an activity. If there are several, the one that was changed last. */
  findOfActivityForUpdate(
    studentId: string,
    lessonSlug: Slug,
    activityId: string,
  ): Promise<StoredProgram | null>;
  countOwn(studentId: string): Promise<number>;
  /**
   * Saves a new or changed program. `version` is the previous state to keep. The latest `maxVersions` are kept. Returns false without saving if the id belongs
   * to a different student, or a concurrent call created the activity's first program.
   */
  save(program: StoredProgram, version: ProgramVersion | null): Promise<boolean>;
  versions(programId: string): Promise<readonly ProgramVersion[]>;
  /** Permanently deletes programs that the student deleted before a time in epoch milliseconds. */
  purge(studentId: string, before: number): Promise<void>;
}
