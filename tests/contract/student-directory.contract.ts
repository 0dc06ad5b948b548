import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StudentPlace } from '#application/service/ports/student-directory.ts';
import type { Stores } from '#application/service/ports/transaction.ts';
import { emptyScope, type Scope } from '#domain/access/scope.ts';
import { type StudentColumn, studentDefaults, type StudentQuery } from '#domain/students/student-table.ts';
import { aNewClassroom } from '../builders/a-classroom.ts';
import { aChangeSet, added, annAndBo } from '../builders/a-roster.ts';
import { everything, ownScope } from '../builders/a-scope.ts';
import { anAccount } from '../builders/an-account.ts';
import type { RosterStoreHarness } from './roster-store.contract.ts';

/** What every `StudentDirectory` does. */
export function studentDirectoryContract(name: string, makeHarness: () => Promise<RosterStoreHarness>): void {
  describe(`StudentDirectory: ${name}`, () => {
    let harness: RosterStoreHarness;
    const within = <T>(work: (stores: Stores) => Promise<T>): Promise<T> => harness.transaction.run(work);

    beforeEach(async () => {
      harness = await makeHarness();
      for (const id of ['ada', 'grace']) await harness.accounts.open(anAccount({ id }));
      await within(({ classrooms }) => classrooms.open(aNewClassroom({ organization: 'tidewater/oak/' }), 9));
    });
    afterEach(() => harness.close());

    test('[UI-9] the table lists, filters and sorts those in the scope', async () => {
      await within(({ roster }) =>
        roster.apply(aChangeSet(), [
          ...annAndBo.slice(0, 8),
          ...added('student', 'cy', {
            given: 'Cy',
            grade: '3',
            display: 'Captain',
            organization: 'uplands/',
            archivedOn: '2026-08-20',
          }).map((change) => (change.field === 'state' ? { ...change, to: 'archived' } : change)),
          ...annAndBo.slice(8),
        ]),
      );
      const read = (given: Partial<StudentQuery>, scope: Scope = everything) =>
        within(({ students }) =>
          students.page(
            {
              ...studentDefaults,
              filter: { match: 'all', rules: [] },
              start: null,
              archived: false,
              ...given,
            },
            scope,
          ),
        );
      const ids = async (given: Partial<StudentQuery>, scope?: Scope) =>
        (await read(given, scope)).rows.map(({ id }) => id);
      expect(await ids({})).toEqual(['ann', 'bo']);
      expect((await read({})).rows[0]).toMatchObject({
        classrooms: [{ id: 'room-12', name: 'Room 12' }],
        archivedOn: null,
      });
      expect(await ids({ archived: true })).toEqual(['cy']);
      const login = { studentId: 'bo', kind: 'code', sealed: 'k1.s', digest: 'k1.d', madeAt: 0 } as const;
      await within(async ({ logins, roster }) => {
        await logins.keepMissing([login]);
        const chosen = { kind: 'student', id: 'ann', field: 'login', from: null, to: 'word' } as const;
        await roster.apply(aChangeSet({ id: 'set-2' }), [chosen]);
      });
      expect((await read({})).rows).toMatchObject([
        { login: 'word', logsInBy: 'word' },
        { login: null, logsInBy: 'code' },
      ]);
      expect(await ids({ sort: { column: 'family', direction: 'desc' } })).toEqual(['bo', 'ann']);
      const rule = (column: StudentColumn, value: string): Partial<StudentQuery> => ({
        filter: { match: 'all', rules: [{ kind: 'text', column, mode: 'contains', value }] },
      });
      expect(await ids(rule('name', 'STO'))).toEqual(['bo']);
      expect(await ids(rule('login', 'code'))).toEqual(['bo']);
      expect(await ids(rule('studentId', '012'))).toEqual(['ann']);
      expect(await ids(rule('classrooms', 'room'))).toEqual(['ann', 'bo']);
      expect(await ids({ ...rule('display', 'capt'), archived: true })).toEqual(['cy']);
      expect(await ids({}, { ...emptyScope, organizations: ['uplands/'] })).toEqual([]);
      expect(await ids({}, ownScope('ada'))).toEqual(['ann', 'bo']);
      expect(await ids({}, ownScope('grace'))).toEqual([]);
      const found = await within(({ students }) =>
        students.ids({ archived: false, filter: { match: 'all', rules: [] } }, everything),
      );
      expect(found).toEqual(['ann', 'bo']);
    });

    test('[ROS-12] (R25) students are exported by name, with the open classrooms of the scope', async () => {
      await within(({ classrooms }) =>
        classrooms.open(
          aNewClassroom({ id: 'lab', name: 'Lab', owner: { teacherId: 'owner of lab', accountId: 'grace' } }),
          9,
        ),
      );
      await within(({ roster }) =>
        roster.apply(aChangeSet(), [
          ...annAndBo,
          ...added('enrollment', 'lab-ann', { classroom: 'lab', student: 'ann', from: '2026-08-20' }),
        ]),
      );
      const room = { name: 'Room 12', school: null };
      const lab = { name: 'Lab', school: null };
      const ann = { id: 'ann', given: 'Ann', family: 'Lee', studentId: '00123', isArchived: false };
      const read = (after: StudentPlace | null, limit: number, scope: Scope = everything) =>
        within(({ students }) => students.exported({ archived: false, after, limit }, scope));
      expect(await read(null, 1)).toMatchObject([{ ...ann, school: null, classrooms: [lab, room] }]);
      const [first = null] = await read(null, 1);
      expect(await read(first, 9)).toMatchObject([{ id: 'bo', classrooms: [room] }]);
      expect(await read(null, 1, ownScope('grace'))).toMatchObject([{ id: 'ann', classrooms: [lab] }]);
      expect(await read(null, 9, { ...emptyScope, organizations: ['uplands/'] })).toEqual([]);
      const archived = await within(({ students }) =>
        students.exported({ archived: true, after: null, limit: 9 }, everything),
      );
      expect(archived).toEqual([]);
    });
  });
}
