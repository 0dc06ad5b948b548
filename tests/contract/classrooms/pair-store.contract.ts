import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { LessonRepository } from '#application/service/lessons/ports/lesson-repository.ts';
import type { NewApart, NewRound } from '#application/service/classrooms/ports/pair-store.ts';
import type { Stores, Transaction } from '#application/service/ports/transaction.ts';
import { aNewAssignment, aNewClassroom } from '../../builders/a-classroom.ts';
import { aLesson } from '../../builders/a-lesson.ts';
import { anAccount } from '../../builders/an-account.ts';
import { startOfTests as now } from '../../builders/time.ts';

export type PairStoreHarness = {
  readonly accounts: AccountRepository;
  readonly lessons: Pick<LessonRepository, 'replaceAll'>;
  readonly transaction: Transaction;
  readonly close: () => Promise<void>;
};

const on = '2026-09-01';
const room = 'room-12';

export function pairStoreContract(name: string, makeHarness: () => Promise<PairStoreHarness>): void {
  describe(`PairStore: ${name}`, () => {
    let harness: PairStoreHarness;
    const within = <T>(work: (stores: Stores) => Promise<T>): Promise<T> => harness.transaction.run(work);
    const read = (day = on, id = room) => within(({ pairs }) => pairs.ofClassroom(id, day));
    const save = (round: Partial<NewRound> = {}) =>
      within(({ pairs }) =>
        pairs.save({ classroomId: room, assignmentId: 'barge', on, groups: [['ann', 'bo']], ...round }),
      );
    const set = (apart: Partial<NewApart> = {}) =>
      within(({ pairs }) =>
        pairs.setApart({ classroomId: room, students: ['ann', 'bo'], on, apart: true, ...apart }),
      );

    beforeEach(async () => {
      harness = await makeHarness();
      await harness.accounts.open(anAccount({ id: 'ada' }));
      await harness.lessons.replaceAll([
        aLesson({ slug: 'load-the-barge' }),
        aLesson({ slug: 'harbor-light' }),
      ]);
      await within(async ({ classrooms, roster }) => {
        for (const id of [room, 'room-13']) {
          const owner = { teacherId: `owner of ${id}`, accountId: 'ada' };
          await classrooms.open(aNewClassroom({ id, owner }), 9);
        }
        await classrooms.assign(aNewAssignment({ id: 'barge', classroomId: room }), 9);
        const light = { id: 'light', classroomId: room, lessonSlug: 'harbor-light' };
        await classrooms.assign(aNewAssignment(light), 9);
        await classrooms.assign(aNewAssignment({ id: 'other', classroomId: 'room-13' }), 9);
        const stay = (student: string, classroom: string, from: string) =>
          Object.entries({ state: 'active', classroom, student, from }).map(
            ([field, to]) =>
              ({ kind: 'enrollment', id: `stay of ${student}`, field, from: null, to }) as const,
          );
        const set1 = { id: 'set-1', kind: 'students-added', organization: null, by: 'ada' } as const;
        await roster.apply({ ...set1, at: now, undoes: null }, [
          ...['ann', 'bo', 'cy', 'dan', 'eve'].flatMap((id) => [
            { kind: 'student', id, field: 'state', from: null, to: 'active' } as const,
            { kind: 'student', id, field: 'given', from: null, to: id } as const,
          ]),
          ...['ann', 'bo', 'cy'].flatMap((id) => stay(id, room, '2026-08-20')),
          ...stay('dan', room, '2026-09-02'),
          ...stay('eve', 'room-13', '2026-08-20'),
        ]);
      });
    });
    afterEach(() => harness.close());

    test('[ROS-13] a class starts with its students by name, and no stored pairs', async () => {
      const student = (id: string) => ({ id, given: id, family: null, display: null });
      expect(await read()).toEqual({
        students: [student('ann'), student('bo'), student('cy')],
        apart: [],
        rounds: [],
      });
    });

    test('[ROS-13] a lesson has the pairs that were last saved on a day, and the newest day is first', async () => {
      expect(await save()).toBe('saved');
      expect(await save({ groups: [['ann', 'bo', 'cy']] })).toBe('saved');
      expect(await save({ groups: [['ann', 'cy']] })).toBe('saved');
      expect(
        await save({
          on: '2026-09-02',
          assignmentId: 'light',
          groups: [
            ['bo', 'cy'],
            ['ann', 'dan'],
          ],
        }),
      ).toBe('saved');
      expect((await read('2026-09-02')).rounds).toEqual([
        {
          assignmentId: 'light',
          on: '2026-09-02',
          groups: [
            ['bo', 'cy'],
            ['ann', 'dan'],
          ],
        },
        { assignmentId: 'barge', on, groups: [['ann', 'cy']] },
      ]);
      expect(await save({ groups: [] })).toBe('saved');
      expect((await read('2026-09-02')).rounds).toHaveLength(1);
      expect((await read(on, 'room-13')).rounds).toEqual([]);
    });

    test('[ROS-13] nothing is saved for a lesson or a student of another class', async () => {
      await save();
      expect(await save({ assignmentId: 'other', groups: [] })).toBe('no-lesson');
      expect(await save({ groups: [['ann', 'eve']] })).toBe('no-student');
      expect(await save({ groups: [['ann', 'dan']] })).toBe('no-student');
      await within(({ classrooms }) => classrooms.removeAssignment('light'));
      expect(await save({ assignmentId: 'light' })).toBe('no-lesson');
      expect((await read()).rounds).toEqual([{ assignmentId: 'barge', on, groups: [['ann', 'bo']] }]);
    });

    test('[ROS-13] two students are kept apart until this is undone, and only in this class', async () => {
      expect(await set()).toBe(true);
      expect(await set()).toBe(true);
      expect(await set({ students: ['ann', 'cy'] })).toBe(true);
      expect(await set({ students: ['ann', 'eve'] })).toBe(false);
      expect((await read()).apart).toEqual([
        ['ann', 'bo'],
        ['ann', 'cy'],
      ]);
      expect(await set({ apart: false })).toBe(true);
      expect(await set({ apart: false })).toBe(true);
      expect((await read()).apart).toEqual([['ann', 'cy']]);
      expect((await read(on, 'room-13')).apart).toEqual([]);
    });

    test('[ROS-13] a merge keeps the exclusions of the merged student', async () => {
      await set();
      await set({ students: ['ann', 'cy'] });
      await within(({ pairs }) => pairs.copyApart('ann', 'bo'));
      await within(({ pairs }) => pairs.copyApart('ann', 'bo'));
      expect((await read()).apart).toEqual([
        ['ann', 'bo'],
        ['ann', 'cy'],
        ['bo', 'cy'],
      ]);
      expect((await read(on, 'room-13')).apart).toEqual([]);
    });

    test("[SEC-6] an erased student's pairs and exclusions are deleted", async () => {
      await save({ groups: [['ann', 'bo', 'cy']] });
      await set();
      await within(({ roster }) => roster.erase(['ann']));
      const left = await read();
      expect(left.apart).toEqual([]);
      expect(left.rounds).toEqual([{ assignmentId: 'barge', on, groups: [['bo', 'cy']] }]);
    });
  });
}
