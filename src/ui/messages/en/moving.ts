import { counted } from '#domain/platform/text/counted.ts';
import type { MovingClassroom } from '#domain/organizations/joining/moving-classroom.ts';

export const classroomCount = (count: number): string => counted(count, 'class', 'classes');
export const studentCount = (count: number): string =>
  count === 0 ? 'no students' : counted(count, 'student');

export const movingWords = {
  list: 'Classes that move',
  about: ({ students, archivedAt }: MovingClassroom): string =>
    archivedAt === null ? studentCount(students) : `${studentCount(students)} · archived`,
} as const;
