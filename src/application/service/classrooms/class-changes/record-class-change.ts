import type { Stores } from '../../ports/transaction.ts';

/** Publishes a changed class setting or follower to teachers' pages, and to students' pages if it concerns them. */
export async function recordClassChange(
  { classWork, classLive }: Pick<Stores, 'classLive' | 'classWork'>,
  classroomId: string,
  concerns: { readonly students: boolean },
): Promise<void> {
  await classLive.note(classroomId, await classWork.next(classroomId), concerns);
}
