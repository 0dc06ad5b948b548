import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Changes } from '#application/service/platform/ports/changes.ts';
import type { Stores } from '#application/service/ports/transaction.ts';
import type { StudentWork } from '#domain/classrooms/class-work/student-work.ts';
import { aChangeSet } from '../../builders/a-roster.ts';
import { startOfTests as now } from '../../builders/time.ts';
import { aProgram, fillWorkingClass, type WorkingClassHarness } from './a-working-class.ts';

export type ClassWorkHarness = WorkingClassHarness & { readonly changes: Changes };

const place = { studentId: 'ann', lessonSlug: 'load-the-barge', activityId: 'build' } as const;
const work: StudentWork = {
  ...place,
  openedAt: now,
  changedAt: now + 1,
  reorders: 2,
  sameBlocksSince: now,
  runs: 3,
  earned: [2],
  goals: 4,
};
const day = '2026-09-01';

export function classWorkContract(name: string, makeHarness: () => Promise<ClassWorkHarness>): void {
  describe(`ClassWork: ${name}`, () => {
    let harness: ClassWorkHarness;
    const within = <T>(run: (stores: Stores) => Promise<T>): Promise<T> => harness.transaction.run(run);

    beforeEach(async () => {
      harness = await makeHarness();
      await fillWorkingClass(harness);
    });
    afterEach(() => harness.close());

    const note = (overrides: Partial<StudentWork> = {}) =>
      within(async ({ classWork }) => {
        const seq = await classWork.next('room-12');
        await classWork.save('room-12', { ...work, ...overrides, seq });
        return seq;
      });
    const after = (seq: number, on = day, room = 'room-12') =>
      within(({ classWork }) => classWork.changesAfter(room, seq, on));

    test('[CLS-3] changes of a class are numbered in order', async () => {
      expect(await after(0)).toEqual({ seq: 0, roomSeq: 0, work: [] });
      const first = await note();
      const second = await note({ activityId: 'share' });
      expect(second).toBe(first + 1);
      expect(await after(first)).toEqual({
        seq: second,
        roomSeq: 0,
        work: [{ ...work, activityId: 'share', seq: second, mark: null, program: null }],
      });
      expect(await after(0, day, 'room-13')).toEqual({ seq: 0, roomSeq: 0, work: [] });
      const again = await note({ runs: 9 });
      expect((await after(0)).work.map(({ seq, runs }) => [seq, runs])).toEqual([
        [second, 3],
        [again, 9],
      ]);
    });

    test("[CLS-2] work has the program and the student's status", async () => {
      await within(({ programs }) => programs.save(aProgram(), null));
      await note();
      await within(({ studentProgress }) =>
        studentProgress.record({
          studentId: 'ann',
          assignmentId: 'barge',
          activityId: 'build',
          state: 'needs_help',
          at: now + 7,
          source: 'student',
        }),
      );
      expect((await after(0)).work).toMatchObject([
        { ...work, program: aProgram().text, mark: { state: 'needs_help', at: now + 7 } },
      ]);
      expect(await within(({ classWork }) => classWork.ofStudent('room-12', place))).toEqual(work);
      expect(await within(({ classWork }) => classWork.ofStudent('room-13', place))).toBeNull();
    });

    test("[CLS-4] a student's earned goals move to another class with them", async () => {
      await note();
      await within(async ({ classWork }) => {
        const seq = await classWork.next('room-13');
        await classWork.save('room-13', { ...work, earned: [0, 2], seq });
      });
      const earned = (studentId: string) => within(({ classWork }) => classWork.earnedBy(studentId));
      expect(await earned('ann')).toEqual([
        { lessonSlug: work.lessonSlug, activityId: 'build', earned: [0, 2], goals: work.goals },
      ]);
      expect(await earned('bo')).toEqual([]);
    });

    test('[ROS-9] [CLS-4] a student has the work of a merged student, until the merge is undone', async () => {
      await within(({ programs }) =>
        programs.save(aProgram({ id: 'bo-1', studentId: 'bo', text: 'new' }), null),
      );
      await note({ earned: [] });
      await note({ studentId: 'bo', earned: [0, 2], runs: 7 });
      await within(({ studentProgress }) =>
        studentProgress.record({
          studentId: 'bo',
          assignmentId: 'barge',
          activityId: 'build',
          state: 'done',
          at: now + 7,
          source: 'goals',
        }),
      );
      const merge = (from: string | null, to: string | null) =>
        within(({ roster }) =>
          roster.apply(aChangeSet({ id: `merge-${to}`, organization: null }), [
            { kind: 'student', id: 'bo', field: 'mergedInto', from, to },
          ]),
        );
      const seen = async () => {
        const [ofAnn, earned] = await within(({ classWork }) =>
          Promise.all([classWork.ofStudent('room-12', place), classWork.earnedBy('ann')]),
        );
        return { runs: ofAnn?.runs, earned: earned.map((each) => each.earned), work: (await after(0)).work };
      };
      await merge(null, 'ann');
      const mark = { studentId: 'ann', state: 'done', source: 'goals' };
      expect(await seen()).toMatchObject({
        runs: 7,
        earned: [[0, 2]],
        work: [{ studentId: 'ann', runs: 7, program: 'new', mark }],
      });
      await merge('ann', null);
      expect(await seen()).toMatchObject({
        runs: 3,
        earned: [],
        work: [{ studentId: 'ann', runs: 3, program: null, mark: null }],
      });
    });

    test('[CLS-2] [CLS-6] class work includes the students who are in the class on the day', async () => {
      await note();
      await note({ studentId: 'bo' });
      expect((await after(0)).work.map(({ studentId }) => studentId)).toEqual(['ann']);
      expect((await after(0, '2026-08-01')).work).toEqual([]);
    });

    test('[CLS-3] a listener is notified about a class once its change is committed', async () => {
      const received: (string | null)[] = [];
      const stop = harness.changes.subscribe('class-work', (id) => received.push(id));
      const failed = within(async ({ classWork }) => {
        await classWork.next('room-13');
        throw new Error('undone');
      });
      await expect(failed).rejects.toThrow('undone');
      await note();
      await vi.waitFor(() => expect(received).toEqual(['room-12']), 10_000);
      stop();
    });
  });
}
