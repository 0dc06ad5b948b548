import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { HistoryPart } from '#application/service/classrooms/ports/roster-history.ts';
import type { Stores } from '#application/service/ports/transaction.ts';
import { factsInClass } from '#domain/classrooms/students/classroom-history.ts';
import type { Change } from '#domain/classrooms/change-sets/change.ts';
import type { ChangeSet } from '#domain/classrooms/change-sets/change-set.ts';
import { inverse } from '#domain/classrooms/change-sets/inverse.ts';
import { emptyScope } from '#domain/organizations/access/scope.ts';
import { aNewClassroom } from '../../builders/a-classroom.ts';
import { aChangeSet, added, annAndBo, enrolled } from '../../builders/a-roster.ts';
import { everything, ownScope } from '../../builders/a-scope.ts';
import { anAccount } from '../../builders/an-account.ts';
import { startOfTests } from '../../builders/time.ts';
import type { RosterStoreHarness } from './roster-store.contract.ts';

export function rosterHistoryContract(name: string, makeHarness: () => Promise<RosterStoreHarness>): void {
  describe(`RosterHistory: ${name}`, () => {
    let harness: RosterStoreHarness;
    const within = <T>(work: (stores: Stores) => Promise<T>): Promise<T> => harness.transaction.run(work);
    const apply = (changes: readonly Change[], overrides: Partial<ChangeSet> = {}) =>
      within(({ roster }) => roster.apply(aChangeSet(overrides), changes));
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

    test("[ROS-2] [ROS-9] lists a student's own stays and changes", async () => {
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

    test('[ROS-9] an undone change has the ID of its undo', async () => {
      const edit: Change = { kind: 'student', id: 'ann', field: 'given', from: 'Ann', to: 'Anna' };
      const done = await apply([edit], { id: 'set-2', at: startOfTests + 1 });
      await apply(inverse(done), { id: 'set-3', kind: 'undo', undoes: 'set-2', at: startOfTests + 2 });
      expect((await of('ann'))?.history.map(({ id, undoneBy }) => [id, undoneBy])).toEqual([
        ['set-3', null],
        ['set-2', 'set-3'],
        ['set-1', null],
      ]);
    });

    test('[ORG-3] users see no student, class or change outside their scope', async () => {
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

    const ofRoom = (id: string, scope = everything, part: Partial<HistoryPart> = {}) =>
      within(({ rosterHistory }) =>
        rosterHistory.ofClassroom(id, scope, { before: null, limit: 9, ...part }),
      );
    const toldOf = async (id: string, scope = everything) =>
      ((await ofRoom(id, scope)) ?? []).map((entry) => ({
        id: entry.id,
        facts: entry.of === 'act' ? [] : factsInClass(entry.changes),
      }));

    test('[ROS-1] [ROS-9] the history of a class: students added, changed, archived and removed, latest first', async () => {
      const edit: Change = { kind: 'student', id: 'ann', field: 'given', from: 'Ann', to: 'Anna' };
      await apply([edit], { id: 'set-2', kind: 'student-edited', at: startOfTests + 1 });
      const archived: Change = { kind: 'student', id: 'bo', field: 'state', from: 'active', to: 'archived' };
      await apply([archived], { id: 'set-3', kind: 'students-archived', at: startOfTests + 2, by: null });
      const day = new Date(startOfTests).toISOString().slice(0, 10);
      const left: Change = { kind: 'enrollment', id: 'room-12-ann', field: 'to', from: null, to: day };
      await apply([left], { id: 'set-4', kind: 'students-removed', at: startOfTests + 3 });
      const school = { field: 'organization', from: 'tidewater/oak/', to: 'tidewater/elm/' } as const;
      await apply([{ kind: 'classroom', id: 'room-12', ...school }], { id: 'set-6', at: startOfTests + 4 });
      const later: Change = { kind: 'student', id: 'ann', field: 'family', from: 'Lee', to: 'Low' };
      await apply([later], { id: 'set-5', kind: 'student-edited', at: startOfTests + 9 * 24 * 3_600_000 });
      expect(await toldOf('room-12')).toEqual([
        { id: 'set-6', facts: [{ of: 'room-moved', names: [], count: 0 }] },
        { id: 'set-4', facts: [{ of: 'left', names: ['Anna Low'], count: 1 }] },
        { id: 'set-3', facts: [{ of: 'archived', names: ['Bo Stone'], count: 1 }] },
        { id: 'set-2', facts: [{ of: 'changed', names: ['Anna Low'], count: 1 }] },
        { id: 'set-1', facts: [{ of: 'came', names: ['Bo Stone', 'Anna Low'], count: 2 }] },
      ]);
      expect(await ofRoom('room-12')).toMatchObject([
        {},
        { byName: 'Ada King', undoneBy: null, organization: 'tidewater/oak/' },
        { byName: null },
        {},
        {},
      ]);
    });

    test('[ROS-9] an undone stay is listed with its undo', async () => {
      const done = await apply(enrolled('ann', 'room-13', '2026-08-20'), {
        id: 'set-2',
        at: startOfTests + 1,
      });
      await apply(inverse(done), { id: 'set-3', kind: 'undo', undoes: 'set-2', at: startOfTests + 2 });
      expect(await toldOf('room-13')).toEqual([
        { id: 'set-3', facts: [{ of: 'left', names: ['Ann Lee'], count: 1 }] },
        { id: 'set-2', facts: [{ of: 'came', names: ['Ann Lee'], count: 1 }] },
      ]);
      expect(await ofRoom('room-13')).toMatchObject([{ undoes: 'set-2' }, { undoneBy: 'set-3' }]);
    });

    test('[ROS-9] pages of a history are contiguous', async () => {
      const names = ['Ann', 'Anna', 'Anne', 'Annie'];
      for (const [index, from] of names.slice(0, -1).entries()) {
        const edit: Change = { kind: 'student', id: 'ann', field: 'given', from, to: names[index + 1] ?? '' };
        await apply([edit], { id: `set-${index + 2}`, at: startOfTests + 1 });
      }
      const idsOf = async (before: HistoryPart['before']) =>
        ((await ofRoom('room-12', everything, { before, limit: 2 })) ?? []).map(({ id }) => id);
      expect(await idsOf(null)).toEqual(['set-4', 'set-3']);
      expect(await idsOf({ at: startOfTests + 1, id: 'set-3' })).toEqual(['set-2', 'set-1']);
      expect(await idsOf({ at: startOfTests, id: 'set-1' })).toEqual([]);
    });

    test('[ROS-1] actions on its teachers and its class code are listed, too; views are not', async () => {
      const about = { by: 'ada', subject: 'room-12' };
      await within(async ({ audit }) => {
        await audit.record({ action: 'classroom/students-read', ...about });
        await audit.record({ action: 'classroom/class-code-renewed', ...about });
        await audit.record({ action: 'classroom/class-code-renewed', ...about, subject: 'room-13' });
        const after = { teacherId: 'one', accountId: 'ada' };
        await audit.record({ action: 'classroom/teacher-added', ...about, before: null, after });
      });
      const acts = ((await ofRoom('room-12')) ?? []).flatMap((entry) =>
        entry.of === 'act' ? [[entry.action, entry.byName, entry.about]] : [],
      );
      expect(acts).toEqual([
        ['classroom/teacher-added', 'Ada King', 'Ada King'],
        ['classroom/class-code-renewed', 'Ada King', null],
      ]);
    });

    test('[ROS-1] [ROS-9] an edit is listed with old and new values', async () => {
      const changes = [{ field: 'gradeBand', from: '3-5', to: null }] as const;
      await within(async ({ audit }) => {
        const about = { by: 'ada', subject: 'room-12', before: null };
        await audit.record({ action: 'classroom/changed', ...about, after: { changes } });
      });
      const acts = ((await ofRoom('room-12')) ?? []).filter(({ of }) => of === 'act');
      expect(acts).toMatchObject([
        { of: 'act', action: 'classroom/changed', byName: 'Ada King', about: null, changes },
      ]);
    });

    test('[ROS-5] [ROS-9] lists new teachers of a change set with their number of classes, but not existing teachers and people without mail', async () => {
      await harness.accounts.open(anAccount({ id: 'bea', email: 'bea@oak.test' }));
      await harness.accounts.open(anAccount({ id: 'cy', email: null }));
      await harness.accounts.open(anAccount({ id: 'dee', email: 'dee@oak.test', disabledAt: startOfTests }));
      const teaches = (classroom: string, teacher: string): readonly Change[] =>
        added('teaching', `${classroom}/${teacher}`, { classroom, teacher, role: 'co-teacher' });
      const teachings = ['bea', 'cy', 'dee'].flatMap((who) => teaches('room-12', who));
      await apply([...teachings, ...teaches('room-13', 'bea')], { id: 'set-2', at: startOfTests + 1 });
      const toldOfSet = (id: string) => within(({ rosterHistory }) => rosterHistory.newTeachers(id));
      expect(await toldOfSet('set-2')).toEqual([{ accountId: 'bea', email: 'bea@oak.test', classrooms: 2 }]);
      const again = [...teaches('room-12', 'bea'), ...teaches('nowhere', 'grace')];
      await apply(again, { id: 'set-3', at: startOfTests + 2 });
      expect(await toldOfSet('set-3')).toEqual([]);
      expect(await toldOfSet('set-1')).toEqual([]);
    });

    test('[ORG-3] users see no class outside their scope', async () => {
      expect(await ofRoom('room-12', ownScope('grace'))).toBeNull();
      expect(await ofRoom('room-12', emptyScope)).toBeNull();
      expect(await ofRoom('room-13', ownScope('grace'))).toEqual([]);
    });
  });
}
