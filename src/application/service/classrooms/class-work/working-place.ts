import { everywhere } from '#domain/organizations/access/scope.ts';
import type { Slug } from '#domain/lessons/lessons/lesson.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { ClassroomAccess, ClassroomRepository } from '../ports/classroom-repository.ts';
import type { StudentHolder } from '../ports/student-logins.ts';

export type ActivityOfAssignment = { readonly assignmentId: string; readonly activityId: string };

type NoSuchActivity = { readonly kind: 'assignment/no-such-activity' | 'assignment/not-found' };

type WorkingPlace = { readonly lessonSlug: Slug; readonly classroom: ClassroomAccess };

/**
 * Returns the place of an activity that was assigned to the student's class, even if the lesson was hidden or removed later, because students' work is kept
 * (C15).
 */
export async function workingPlace(
  classrooms: Pick<ClassroomRepository, 'assignment'>,
  holder: Pick<StudentHolder, 'classroomId'>,
  { assignmentId, activityId }: ActivityOfAssignment,
): Promise<Result<WorkingPlace, NoSuchActivity>> {
  const read = await classrooms.assignment(assignmentId, everywhere);
  const found = read?.assignment;
  if (read === null || found?.classroomId !== holder.classroomId)
    return err({ kind: 'assignment/not-found' });
  const isThere = found.lesson.activities.some(({ id }) => id === activityId);
  return isThere
    ? ok({ lessonSlug: found.lessonSlug, classroom: read.classroom })
    : err({ kind: 'assignment/no-such-activity' });
}
