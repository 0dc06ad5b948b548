import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { LessonRepository } from '#application/service/lessons/ports/lesson-repository.ts';
import type { StoredProgram } from '#application/service/classrooms/ports/student-programs.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import { aLesson } from '../../builders/a-lesson.ts';
import { aNewAssignment, aNewClassroom } from '../../builders/a-classroom.ts';
import { aChangeSet, added, enrolled } from '../../builders/a-roster.ts';
import { anAccount } from '../../builders/an-account.ts';
import { startOfTests } from '../../builders/time.ts';

export type WorkingClassHarness = {
  readonly accounts: AccountRepository;
  readonly lessons: Pick<LessonRepository, 'replaceAll'>;
  readonly transaction: Transaction;
  readonly close: () => Promise<void>;
};

/** Returns a program by Ann for the activity `build`. */
export const aProgram = (overrides: Partial<StoredProgram> = {}): StoredProgram => ({
  id: 'p1',
  studentId: 'ann',
  lessonSlug: 'load-the-barge',
  activityId: 'build',
  name: null,
  version: 1,
  text: 'when program starts\nall lights off',
  changedAt: startOfTests,
  versionedAt: startOfTests,
  deletedAt: null,
  ...overrides,
});

/** Stores Ann (in Room 12 with the lesson 'load-the-barge'), Bo (in no class), and Room 13. */
export async function fillWorkingClass({
  accounts,
  lessons,
  transaction,
}: WorkingClassHarness): Promise<void> {
  await accounts.open(anAccount({ id: 'ada' }));
  await lessons.replaceAll([aLesson({ slug: 'load-the-barge' })]);
  await transaction.run(async ({ classrooms, roster }) => {
    for (const id of ['room-12', 'room-13']) {
      const owner = { teacherId: `owner of ${id}`, accountId: 'ada' };
      await classrooms.open(aNewClassroom({ id, owner }), 9);
    }
    await classrooms.assign(aNewAssignment({ id: 'barge', classroomId: 'room-12' }), 9);
    await roster.apply(aChangeSet({ organization: null }), [
      ...added('student', 'ann', { given: 'Ann' }),
      ...added('student', 'bo', { given: 'Bo' }),
      ...enrolled('ann'),
    ]);
  });
}
