import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Stores } from '#application/service/ports/transaction.ts';
import type { Change } from '#domain/roster/change.ts';
import type { ChangeSet } from '#domain/roster/change-set.ts';
import { inverse } from '#domain/roster/inverse.ts';
import { emptyScope } from '#domain/access/scope.ts';
import { aNewClassroom } from '../builders/a-classroom.ts';
import { aChangeSet, annAndBo, enrolled } from '../builders/a-roster.ts';
import { everything, ownScope } from '../builders/a-scope.ts';
import { anAccount } from '../builders/an-account.ts';
import { startOfTests } from '../builders/time.ts';
import type { RosterStoreHarness } from './roster-store.contract.ts';

/** What every `RosterHistory` does. */
export function rosterHistoryContract(name: string, makeHarness: () => Promise<RosterStoreHarness>): void {
  describe(`RosterHistory: ${name}`, () => {
    let harness: RosterStoreHarness;
    const within = <T>(work: (stores: Stores) => Promise<T>): Promise<T> => harness.transaction.run(work);
    const apply = (changes: readonly Change[], given: Partial<ChangeSet> = {}) =>
      within(({ roster }) => roster.apply(aChangeSet(given), changes));
    const of = (id: string, scope = everything, limit = 9) =>
      within(({ rosterHistory }) => rosterHistory.ofStudent(id, '2026-09-01', scope, limit));

    beforeEach(async () => {
      harness = await makeHarness();
      await harness.accounts.open(anAccount({ id: 'ada', firstName: 'Ada', lastName: 'King' }));
      await harness.accounts.open(anAccount({ id: 'grace' }));
      await within(async ({ classrooms }) => {
        await classrooms.open(aNewClassroom({ organization: 'tidewater/oak/' }), 9);
        const owner = { teacherId: 'grace in room 13', accountId: 'grace' };
        await classrooms.open(aNewClassroom({ id: 'room-13', name: 'Room 13', owner }), 9);
      });
      await apply(annAndBo);
    });
    afterEach(() => harness.close());

    test('[ROS-2] [ROS-9] a student, where they were, and what was done to them alone', async () => {
      const edit: Change = { kind: 'student', id: 'ann', field: 'given', from: 'Ann', to: 'Anna' };
      const lost: Change = { kind: 'student', id: 'ann', field: 'given', from: 'Nobody', to: 'Else' };
      await apply([edit, lost], { id: 'set-2', kind: 'student-edited', at: startOfTests + 1, by: null });
      const left: Change = {
        kind: 'enrollment',
        id: 'room-12-ann',
        field: 'to',
        from: null,
        to: '2026-08-30',
      };
      const moved = [left, ...enrolled('ann', 'room-13', '2026-08-30')];
      await apply(moved, { id: 'set-3', kind: 'students-moved', at: startOfTests + 2 });
      const record = await of('ann');
      expect(record).toMatchObject({
        student: { id: 'ann', given: 'Anna', classrooms: [{ id: 'room-13' }], archivedOn: null },
        organization: 'tidewater/oak/',
        loggedInOn: null,
        stays: [
          { id: 'room-13-ann', classroom: { id: 'room-13', name: 'Room 13' }, from: '2026-08-30', to: null },
          { id: 'room-12-ann', classroom: { id: 'room-12' }, from: '2026-08-17', to: '2026-08-30' },
        ],
        lessons: [],
        marks: [],
        history: [
          { id: 'set-3', kind: 'students-moved', byName: 'Ada King', undoneBy: null, at: startOfTests + 2 },
          { id: 'set-2', byName: null, changes: [edit] },
          { id: 'set-1', organization: 'tidewater/oak/', undoes: null },
        ],
      });
      expect(record?.history[0]?.changes).toEqual(moved);
      expect(record?.history[2]?.changes.some(({ id }) => id.includes('bo'))).toBe(false);
      expect((await of('ann', everything, 1))?.history.map(({ id }) => id)).toEqual(['set-3']);
    });

    test('[ROS-9] what was taken back says by what', async () => {
      const edit: Change = { kind: 'student', id: 'ann', field: 'given', from: 'Ann', to: 'Anna' };
      const done = await apply([edit], { id: 'set-2', at: startOfTests + 1 });
      await apply(inverse(done), { id: 'set-3', kind: 'undo', undoes: 'set-2', at: startOfTests + 2 });
      expect((await of('ann'))?.history.map(({ id, undoneBy }) => [id, undoneBy])).toEqual([
        ['set-3', null],
        ['set-2', 'set-3'],
        ['set-1', null],
      ]);
    });

    test('[ORG-3] nobody is told of a student, a classroom or a change out of their reach', async () => {
      await apply(enrolled('ann', 'room-13', '2026-08-20'), { id: 'set-2', at: startOfTests + 1 });
      expect(await of('ann', emptyScope)).toBeNull();
      expect(await of('bo', ownScope('grace'))).toBeNull();
      expect(await of('ann', ownScope('grace'))).toMatchObject({
        stays: [{ id: 'room-13-ann' }],
        history: [{ id: 'set-2' }, { id: 'set-1' }],
      });
      const told = (await of('ann', ownScope('grace')))?.history.flatMap(({ changes }) => changes) ?? [];
      expect(told.some(({ id }) => id === 'room-12-ann')).toBe(false);
    });
  });
}
