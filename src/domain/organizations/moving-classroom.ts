import type { ClassroomCard } from '../classrooms/classroom.ts';

export type MovingClassroom = Pick<ClassroomCard, 'id' | 'name' | 'archivedAt'> & {
  readonly students: number;
};
