import type { MovingClassroom } from '#domain/organizations/joining/moving-classroom.ts';

const counted = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

export const classroomCount = (count: number): string => counted(count, 'classroom');
export const studentCount = (count: number): string =>
  count === 0 ? 'no students' : counted(count, 'student');

/** The classrooms of a workspace that moves into a school. */
export const movingWords = {
  list: 'Classrooms that move',
  about: ({ students, archivedAt }: MovingClassroom): string =>
    archivedAt === null ? studentCount(students) : `${studentCount(students)} · archived`,
} as const;
