import type { ClassroomContents } from '#domain/classrooms/classrooms/classroom-contents.ts';
import type { Assignment } from '#domain/classrooms/classrooms/classroom.ts';
import type { NewAssignment } from './classroom-repository.ts';

export type CopiedAssignment = NewAssignment & Pick<Assignment, 'lessonVersion'>;

/** Operations on a whole classroom: owner, copies, deletion. Within a transaction. */
export interface ClassroomLife {
  /** Swaps the owner with a co-teacher who has an account; does nothing if there is none. */
  makeOwner(classroomId: string, teacherId: string): Promise<void>;
  assignAll(copies: readonly CopiedAssignment[]): Promise<void>;
  /** Counts a classroom's contents; zeros if it does not exist. */
  contents(classroomId: string): Promise<ClassroomContents>;
  delete(classroomId: string): Promise<void>;
}
