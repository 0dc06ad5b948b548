import type { ClassroomCard } from '../classrooms/classroom.ts';

/** A classroom that moves with its workspace; `students` is how many are in it today. */
export type MovingClassroom = Pick<ClassroomCard, 'id' | 'name' | 'archivedAt'> & {
  readonly students: number;
};
