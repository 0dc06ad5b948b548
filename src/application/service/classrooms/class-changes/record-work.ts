import { afterSignal, hasAllGoals, type WorkSignal } from '#domain/classrooms/class-work/student-work.ts';
import type { Slug } from '#domain/lessons/lessons/lesson.ts';
import type { StudentHolder } from '../ports/student-logins.ts';
import type { Stores } from '../../ports/transaction.ts';

/** A student's signal in an activity. `at` is in epoch milliseconds. */
type NotedSignal = {
  readonly lessonSlug: Slug;
  readonly activityId: string;
  readonly signal: WorkSignal;
  readonly at: number;
};

/** Records a student's signal for the teacher's live view. Returns true if the student just met the last goal. */
export async function recordWork(
  { classWork }: Pick<Stores, 'classWork'>,
  { classroomId, studentId }: Pick<StudentHolder, 'classroomId' | 'studentId'>,
  { lessonSlug, activityId, signal, at }: NotedSignal,
): Promise<boolean> {
  const place = { studentId, lessonSlug, activityId };
  const seq = await classWork.next(classroomId);
  const before = await classWork.ofStudent(classroomId, place);
  const after = afterSignal(before, place, signal, at);
  await classWork.save(classroomId, { ...after, seq });
  return hasAllGoals(after) && (before === null || !hasAllGoals(before));
}
