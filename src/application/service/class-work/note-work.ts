import { afterSignal, type WorkSignal } from '#domain/class-work/student-work.ts';
import type { Slug } from '#domain/lessons/lesson.ts';
import type { StudentHolder } from '../ports/student-logins.ts';
import type { Stores } from '../ports/transaction.ts';

/** A signal of a student in an activity. `at` is in epoch milliseconds. */
type NotedSignal = {
  readonly lessonSlug: Slug;
  readonly activityId: string;
  readonly signal: WorkSignal;
  readonly at: number;
};

/** Notes what a student did in an activity, for the teacher's live view. */
export async function noteWork(
  { classWork }: Pick<Stores, 'classWork'>,
  { classroomId, studentId }: Pick<StudentHolder, 'classroomId' | 'studentId'>,
  { lessonSlug, activityId, signal, at }: NotedSignal,
): Promise<void> {
  const place = { studentId, lessonSlug, activityId };
  const seq = await classWork.next(classroomId);
  const before = await classWork.ofStudent(classroomId, place);
  await classWork.keep(classroomId, { ...afterSignal(before, place, signal, at), seq });
}
