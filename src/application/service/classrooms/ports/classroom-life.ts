import type { ClassroomContents } from '#domain/classrooms/classrooms/classroom-contents.ts';
import type { Assignment } from '#domain/classrooms/classrooms/classroom.ts';
import type { NewAssignment } from './classroom-repository.ts';

export type CopiedAssignment = NewAssignment & Pick<Assignment, 'lessonVersion'>;

/** Operations on a whole classroom: owner, copies, deletion. Must be called in a transaction. */
export interface ClassroomLife {
  /** Makes a co-teacher with an account the owner, and the owner a co-teacher. Does nothing if there is no such co-teacher. */
  makeOwner(classroomId: string, teacherId: string): Promise<void>;
  assignAll(copies: readonly CopiedAssignment[]): Promise<void>;
  /** Counts a classroom's contents; all counts are 0 if it does not exist. */
  contents(classroomId: string): Promise<ClassroomContents>;
  delete(classroomId: string): Promise<void>;
}
