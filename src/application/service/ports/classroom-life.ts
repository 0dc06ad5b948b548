import type { ClassroomContents } from '#domain/classrooms/classroom-contents.ts';
import type { Assignment } from '#domain/classrooms/classroom.ts';
import type { NewAssignment } from './classroom-repository.ts';

/** A lesson that another classroom has too, in this version. */
export type CopiedAssignment = NewAssignment & Pick<Assignment, 'lessonVersion'>;

/** What happens to a classroom as a whole: whose it is, copies of it, its end. Within a transaction. */
export interface ClassroomLife {
  /** Makes one of its co-teachers, who has an account, the owner, and the owner a co-teacher; nothing where they are none. */
  makeOwner(classroomId: string, teacherId: string): Promise<void>;
  /** Assigns lessons to a classroom that has none. */
  assignAll(copies: readonly CopiedAssignment[]): Promise<void>;
  /** What a classroom holds; all zeros where there is none. */
  contents(classroomId: string): Promise<ClassroomContents>;
  /** Deletes a classroom with everything in it; students stay. */
  delete(classroomId: string): Promise<void>;
}
