import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Stores } from '#application/service/ports/transaction.ts';
import type { Change } from '#domain/classrooms/change-sets/change.ts';
import { aNewClassroom } from '../../builders/a-classroom.ts';
import { aChangeSet, added, annAndBo } from '../../builders/a-roster.ts';
import { anAccount } from '../../builders/an-account.ts';
import { startOfTests } from '../../builders/time.ts';
import type { RosterStoreHarness } from './roster-store.contract.ts';

const sha256 = 'ab'.repeat(32);
const record = { codePrint: 'print', studentId: 'ann', madeAt: startOfTests, madeBy: 'ada', sha256 };

export function studentRecordsContract(name: string, makeHarness: () => Promise<RosterStoreHarness>): void {
  describe(`StudentRecords: ${name}`, () => {
    let harness: RosterStoreHarness;
    const within = <T>(work: (stores: Stores) => Promise<T>): Promise<T> => harness.transaction.run(work);
    const related = (id: string) => within(({ studentRecords }) => studentRecords.related(id));
    const byCode = (print: string) => within(({ studentRecords }) => studentRecords.byCode(print));

    beforeEach(async () => {
      harness = await makeHarness();
      await harness.accounts.open(anAccount({ id: 'ada', firstName: 'Ada', lastName: 'King' }));
      await within(async ({ classrooms, roster }) => {
        await classrooms.open(aNewClassroom({ organization: 'tidewater/oak/' }), 9);
        await roster.apply(aChangeSet(), annAndBo);
      });
    });
    afterEach(() => harness.close());

    test('[ROS-11] a record is found by the fingerprint of its code, and contains no name', async () => {
      await within(({ studentRecords }) => studentRecords.save(record));
      expect(await byCode('print')).toEqual({ madeAt: startOfTests, sha256, erased: false });
      expect(await byCode('another')).toBeNull();
    });

    test("[ROS-11] [SEC-6] after the student's erasure the record can still be checked, without the student", async () => {
      await within(({ studentRecords }) => studentRecords.save(record));
      await within(({ roster }) => roster.erase(['bo']));
      expect(await byCode('print')).toMatchObject({ erased: false });
      await within(({ roster }) => roster.erase(['ann']));
      expect(await byCode('print')).toEqual({ madeAt: startOfTests, sha256, erased: true });
    });

    test('[ROS-11] a student without other data has no related records', async () => {
      const nothing = {
        login: null,
        sources: [],
        mergedNames: [],
        fileRows: [],
        programs: [],
        answers: [],
        acts: [],
      };
      expect(await related('ann')).toEqual(nothing);
    });

    test('[ROS-11] [SEC-5] readers and editors are listed once per action, with a count', async () => {
      for (const id of ['ann', 'ann', 'bo'])
        await within(({ audit }) => audit.record({ action: 'student/read', by: 'ada', subject: id }));
      await within(({ audit }) =>
        audit.record({
          action: 'student/list-read',
          by: 'gone',
          subject: '',
          concerns: ['bo', 'ann'],
          read: { filter: {}, count: 2 },
        }),
      );
      const { acts } = await related('ann');
      expect(acts).toHaveLength(2);
      expect(acts).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ by: 'Ada King', action: 'student/read', times: 2 }),
          expect.objectContaining({ by: null, action: 'student/list-read', times: 1 }),
        ]),
      );
      expect(acts.every(({ first, last }) => first <= last)).toBe(true);
    });

    test('[ROS-11] an action within the same transaction is included', async () => {
      const { acts } = await within(async ({ audit, studentRecords }) => {
        await audit.record({ action: 'student/record-made', by: 'ada', subject: 'ann' });
        return studentRecords.related('ann');
      });
      expect(acts).toMatchObject([{ by: 'Ada King', action: 'student/record-made', times: 1 }]);
    });

    test('[ROS-11] [SEC-7] the login is listed without its secret', async () => {
      const login = { studentId: 'ann', kind: 'word', sealed: 'sealed', digest: 'digest' } as const;
      await within(({ logins }) => logins.saveMissing([{ ...login, madeAt: startOfTests }]));
      expect((await related('ann')).login).toEqual({ kind: 'word', madeAt: startOfTests, failures: 0 });
    });

    test('[ROS-11] [CLS-1] the programs of the student are listed, including those of merged records', async () => {
      const merged: readonly Change[] = [
        ...added('student', 'annie', { given: 'Annie', family: 'Lee', organization: 'tidewater/oak/' }),
        { kind: 'student', id: 'annie', field: 'mergedInto', from: null, to: 'ann' },
      ];
      const program = {
        lessonSlug: null,
        activityId: null,
        text: 'all lights off',
        version: 2,
        versionedAt: 1,
      };
      const before = { version: 1, text: '', at: 1 };
      await within(async ({ roster, programs }) => {
        await roster.apply(aChangeSet({ id: 'set-2', at: startOfTests + 1 }), merged);
        for (const [id, studentId, changedAt] of [
          ['p1', 'ann', 10],
          ['p2', 'annie', 20],
          ['p3', 'bo', 30],
        ] as const)
          await programs.save({ ...program, id, studentId, name: id, changedAt, deletedAt: 9 }, before);
      });
      const held = { lessonSlug: null, activityId: null, text: 'all lights off', versions: 1 };
      expect((await related('ann')).programs).toEqual([
        { ...held, name: 'p2', changedAt: 20 },
        { ...held, name: 'p1', changedAt: 10 },
      ]);
    });

    test('[ROS-11] source IDs, and merged records of the same child, are listed', async () => {
      const source = { organization: 'tidewater/oak/', family: 'clever' } as const;
      const merged: readonly Change[] = [
        ...added('student', 'annie', { given: 'Annie', family: 'Lee', organization: 'tidewater/oak/' }),
        { kind: 'student', id: 'annie', field: 'mergedInto', from: null, to: 'ann' },
      ];
      await within(async ({ roster, sources }) => {
        await roster.apply(aChangeSet({ id: 'set-2', at: startOfTests + 1 }), merged);
        await sources.link(source, [
          { kind: 'student', sourceId: 'c-1', id: 'ann' },
          { kind: 'student', sourceId: 'c-2', id: 'annie' },
          { kind: 'student', sourceId: 'c-3', id: 'bo' },
        ]);
      });
      expect(await related('ann')).toMatchObject({
        sources: [
          { family: 'clever', id: 'c-1' },
          { family: 'clever', id: 'c-2' },
        ],
        mergedNames: ['Annie Lee'],
      });
    });
  });
}
