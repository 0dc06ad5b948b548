import type { Stores } from '../ports/transaction.ts';

/** Notes that a teacher's setting of a class changed, or who follows it; teachers' pages hear of it, and students' pages if it concerns them. */
export async function noteClass(
  { classWork, classLive }: Pick<Stores, 'classLive' | 'classWork'>,
  classroomId: string,
  concerns: { readonly students: boolean },
): Promise<void> {
  await classLive.note(classroomId, await classWork.next(classroomId), concerns);
}
