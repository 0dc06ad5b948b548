import type { Stores } from '../../ports/transaction.ts';

/** Publishes a change of a class, such as a setting or a connected student page, to teachers' pages, and to students' pages if it affects them. */
export async function recordClassChange(
  { classWork, classLive }: Pick<Stores, 'classLive' | 'classWork'>,
  classroomId: string,
  concerns: { readonly students: boolean },
): Promise<void> {
  await classLive.note(classroomId, await classWork.next(classroomId), concerns);
}
