import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type { Changes } from '#application/service/ports/changes.ts';
import type { LessonRepository } from '#application/service/ports/lesson-repository.ts';
import type { StoredProgram } from '#application/service/ports/student-programs.ts';
import type { Stores, Transaction } from '#application/service/ports/transaction.ts';
import type { StudentWork } from '#domain/class-work/student-work.ts';
import { aLesson } from '../builders/a-lesson.ts';
import { aNewAssignment, aNewClassroom } from '../builders/a-classroom.ts';
import { aChangeSet, added, enrolled } from '../builders/a-roster.ts';
import { anAccount } from '../builders/an-account.ts';
import { startOfTests as now } from '../builders/time.ts';

/** Empty stores of one service, and its announcements. */
export type ClassWorkHarness = {
  readonly accounts: AccountRepository;
  readonly lessons: Pick<LessonRepository, 'replaceAll'>;
  readonly transaction: Transaction;
  readonly changes: Changes;
  readonly close: () => Promise<void>;
};

const program = (given: Partial<StoredProgram> = {}): StoredProgram => ({
  id: 'p1',
  studentId: 'ann',
  lessonSlug: 'load-the-barge',
  activityId: 'build',
  name: null,
  version: 1,
  text: 'when program starts\nall lights off',
  changedAt: now,
  versionedAt: now,
  deletedAt: null,
  ...given,
});
const own = (given: Partial<StoredProgram> = {}): StoredProgram =>
  program({ lessonSlug: null, activityId: null, name: 'My light', ...given });

const place = { studentId: 'ann', lessonSlug: 'load-the-barge', activityId: 'build' } as const;
const work: StudentWork = {
  ...place,
  openedAt: now,
  changedAt: now + 1,
  reorders: 2,
  sameBlocksSince: now,
  runs: 3,
  goalsMet: 1,
  goals: 4,
};
const day = '2026-09-01';

/** What every `StudentPrograms` and every `ClassWork` does. */
export function classWorkContract(name: string, makeHarness: () => Promise<ClassWorkHarness>): void {
  describe(`StudentPrograms and ClassWork: ${name}`, () => {
    let harness: ClassWorkHarness;
    const within = <T>(run: (stores: Stores) => Promise<T>): Promise<T> => harness.transaction.run(run);
    const keep = (given: StoredProgram, version: Parameters<Stores['programs']['keep']>[1] = null) =>
      within(({ programs }) => programs.keep(given, version));

    beforeEach(async () => {
      harness = await makeHarness();
      await harness.accounts.open(anAccount({ id: 'ada' }));
      await harness.lessons.replaceAll([aLesson({ slug: 'load-the-barge' })]);
      await within(async ({ classrooms, roster }) => {
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
    });
    afterEach(() => harness.close());

    test('[CLS-1] a program is found by its id, and by its activity', async () => {
      expect(await keep(program())).toBe(true);
      expect(await within(({ programs }) => programs.hold('ann', 'p1'))).toEqual(program());
      expect(
        await within(({ programs }) => programs.holdOfActivity('ann', 'load-the-barge', 'build')),
      ).toEqual(program());
      expect(await within(({ programs }) => programs.hold('bo', 'p1'))).toBeNull();
      expect(
        await within(({ programs }) => programs.holdOfActivity('bo', 'load-the-barge', 'build')),
      ).toBeNull();
    });

    test('[CLS-1] [C10] a program is changed by its student alone, and an activity has one', async () => {
      await keep(program());
      expect(await keep(program({ version: 2, text: '' }))).toBe(true);
      expect(await keep(program({ studentId: 'bo', text: 'mine now' }))).toBe(false);
      expect(await keep(program({ id: 'p2' }))).toBe(false);
      expect(await within(({ programs }) => programs.ofStudent('ann'))).toMatchObject([
        { id: 'p1', version: 2, text: '' },
      ]);
    });

    test('[CLS-1] the newest 20 versions stay', async () => {
      await keep(program());
      for (let version = 1; version <= 22; version += 1)
        await keep(program({ version: version + 1 }), {
          version,
          text: `text ${version}`,
          at: now + version,
        });
      const kept = await within(({ programs }) => programs.versions('p1'));
      expect(kept).toHaveLength(20);
      expect(kept[0]).toEqual({ version: 22, text: 'text 22', at: now + 22 });
      expect(kept.at(-1)).toMatchObject({ version: 3 });
    });

    test('[CLS-1] a deleted program is not listed, counts, and is purged later', async () => {
      await keep(own({ id: 'old', deletedAt: now }));
      await keep(own({ id: 'new', changedAt: now + 5 }));
      await keep(own({ id: 'newest', changedAt: now + 9 }));
      const ids = async () => (await within(({ programs }) => programs.ofStudent('ann'))).map(({ id }) => id);
      expect(await ids()).toEqual(['newest', 'new']);
      expect(await within(({ programs }) => programs.countOwn('ann'))).toBe(3);
      await within(({ programs }) => programs.purge('ann', now));
      expect(await within(({ programs }) => programs.hold('ann', 'old'))).not.toBeNull();
      await within(({ programs }) => programs.purge('ann', now + 1));
      expect(await within(({ programs }) => programs.hold('ann', 'old'))).toBeNull();
      expect(await ids()).toEqual(['newest', 'new']);
    });

    const note = (given: Partial<StudentWork> = {}) =>
      within(async ({ classWork }) => {
        const seq = await classWork.next('room-12');
        await classWork.keep('room-12', { ...work, ...given, seq });
        return seq;
      });
    const after = (seq: number, on = day, room = 'room-12') =>
      within(({ classWork }) => classWork.changesAfter(room, seq, on));

    test('[CLS-3] changes of a class are numbered in their order', async () => {
      expect(await after(0)).toEqual({ seq: 0, work: [] });
      const first = await note();
      const second = await note({ activityId: 'share' });
      expect(second).toBe(first + 1);
      expect(await after(first)).toEqual({
        seq: second,
        work: [{ ...work, activityId: 'share', seq: second, mark: null, program: null }],
      });
      expect(await after(0, day, 'room-13')).toEqual({ seq: 0, work: [] });
      const again = await note({ runs: 9 });
      expect((await after(0)).work.map(({ seq, runs }) => [seq, runs])).toEqual([
        [second, 3],
        [again, 9],
      ]);
    });

    test('[CLS-2] work comes with the program and with what the student said', async () => {
      await keep(program());
      await note();
      await within(({ studentProgress }) =>
        studentProgress.record({
          studentId: 'ann',
          assignmentId: 'barge',
          activityId: 'build',
          state: 'needs_help',
          at: now + 7,
        }),
      );
      expect((await after(0)).work).toMatchObject([
        { ...work, program: program().text, mark: { state: 'needs_help', at: now + 7 } },
      ]);
      expect(await within(({ classWork }) => classWork.ofStudent('room-12', place))).toEqual(work);
      expect(await within(({ classWork }) => classWork.ofStudent('room-13', place))).toBeNull();
    });

    test('[CLS-2] [CLS-6] it is of the students who are in the class on the day', async () => {
      await note();
      await note({ studentId: 'bo' });
      expect((await after(0)).work.map(({ studentId }) => studentId)).toEqual(['ann']);
      expect((await after(0, '2026-08-01')).work).toEqual([]);
    });

    test('[CLS-3] who listens hears of a class once its change is committed', async () => {
      const heard: (string | null)[] = [];
      const stop = harness.changes.subscribe('class-work', (id) => heard.push(id));
      const failed = within(async ({ classWork }) => {
        await classWork.next('room-13');
        throw new Error('undone');
      });
      await expect(failed).rejects.toThrow('undone');
      await note();
      await vi.waitFor(() => expect(heard).toEqual(['room-12']), 10_000);
      stop();
    });
  });
}
