import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Stores } from '#application/service/ports/transaction.ts';
import { emptyScope, everywhere } from '#domain/organizations/access/scope.ts';
import { issueOf } from '#domain/rosters/files/import-issue.ts';
import type { PlannedRow } from '#domain/rosters/plan/planned-row.ts';
import { aNewClassroom } from '../../builders/a-classroom.ts';
import { aChangeSet, annAndBo } from '../../builders/a-roster.ts';
import { anAccount } from '../../builders/an-account.ts';
import { day, startOfTests } from '../../builders/time.ts';
import type { RosterStoreHarness } from '../classrooms/roster-store.contract.ts';

const oak = 'tidewater/oak/';
const row = (overrides: Partial<PlannedRow> & { readonly seq: number }) => ({
  kind: 'student' as const,
  id: 'ann',
  act: 'added' as const,
  name: 'Ann Lee',
  at: { file: 'a.csv', line: 2 },
  changes: [{ field: 'given', from: null, to: 'Ann' }],
  student: 'ann',
  link: null,
  key: null,
  twin: null,
  erasedOn: null,
  ...overrides,
});

export function importStoreContract(name: string, makeHarness: () => Promise<RosterStoreHarness>): void {
  describe(`ImportStore: ${name}`, () => {
    let harness: RosterStoreHarness;
    const within = <T>(work: (stores: Stores) => Promise<T>): Promise<T> => harness.transaction.run(work);
    beforeEach(async () => {
      harness = await makeHarness();
      await harness.accounts.open(anAccount({ id: 'ada', firstName: 'Ada', lastName: 'King' }));
      await within(async ({ classrooms, imports }) => {
        await classrooms.open(aNewClassroom({ organization: oak }), 9);
        await imports.open({ id: 'i1', organization: oak, by: 'ada', at: startOfTests });
        const file = { name: 'a.csv', header: ['Name'], rows: 1, issues: [], stopped: false };
        await imports.change('i1', { files: [file] });
      });
    });
    afterEach(() => harness.close());

    test('[ORG-3] an import is found in the scope of its organization, with its author', async () => {
      const find = (organizations: readonly string[]) =>
        within(({ imports }) => imports.byId('i1', { ...emptyScope, organizations }));
      expect(await find(['tidewater/'])).toMatchObject({
        state: 'receiving',
        byName: 'Ada King',
        at: startOfTests,
      });
      expect(await find(['uplands/'])).toBeNull();
      expect(await within(({ imports }) => imports.list(everywhere, 9))).toHaveLength(1);
      expect(await within(({ imports }) => imports.findForUpdate('i1', emptyScope))).toBeNull();
    });

    test('[ROS-10] a rehearsal is distinguished from an import', async () => {
      const rehearsal = { id: 'i9', organization: oak, by: 'ada', at: startOfTests, isRehearsal: true };
      await within(({ imports }) => imports.open(rehearsal));
      const isRehearsal = (id: string) =>
        within(async ({ imports }) => (await imports.byId(id, everywhere))?.isRehearsal);
      expect([await isRehearsal('i1'), await isRehearsal('i9')]).toEqual([false, true]);
    });

    test('[ROS-7] decisions for a new year are stored, and an import of files has none', async () => {
      const rollover = { lastGrade: '5', classes: {}, students: { ann: 'repeats' } } as const;
      expect(await within(({ imports }) => imports.findForUpdate('i1', everywhere))).toMatchObject({
        rollover: null,
      });
      await within(({ imports }) => imports.change('i1', { rollover }));
      expect(await within(({ imports }) => imports.findForUpdate('i1', everywhere))).toMatchObject({
        rollover,
      });
    });

    test('[ROS-5] records are read in order after a position, and their cells are replaced', async () => {
      await within(async ({ imports }) => {
        const record = { cells: ['Ann'], problem: null };
        await imports.addRecords('i1', [
          { ...record, file: 0, line: 3 },
          { ...record, file: 0, line: 2 },
          { file: 1, line: 1, cells: [], problem: 'row/broken' },
        ]);
        await imports.replaceRecords('i1', [{ file: 0, line: 3, cells: ['Bo', '00123'] }]);
      });
      const behind = (line: number, limit: number) =>
        within(({ imports }) => imports.records('i1', { file: 0, line }, limit));
      expect(await behind(1, 2)).toEqual([
        { file: 0, line: 2, cells: ['Ann'], problem: null },
        { file: 0, line: 3, cells: ['Bo', '00123'], problem: null },
      ]);
      expect(await behind(3, 9)).toEqual([{ file: 1, line: 1, cells: [], problem: 'row/broken' }]);
      const at = [{ file: 0, line: 3 }];
      expect(await within(({ imports }) => imports.recordsAt('i1', at))).toHaveLength(1);
      await within(({ imports }) => imports.forgetColumns('i1', 0, [1]));
      expect(await behind(0, 9)).toMatchObject([
        { line: 2, cells: ['Ann'] },
        { line: 3, cells: ['Bo', ''] },
        { file: 1 },
      ]);
      await within(({ imports }) => imports.dropRecords('i1', 0));
      expect(await behind(0, 9)).toMatchObject([{ file: 1 }]);
    });

    test('[ROS-14] changes by other imports of the organization, or of those above and below, are in their progress', async () => {
      const beside = { id: 'i1', organization: 'tidewater/oak/' };
      const progress = () => within(({ imports }) => imports.progressOfOthers(beside));
      const begun = await progress();
      const open = (id: string, organization: string) =>
        within(({ imports }) => imports.open({ id, organization, by: 'ada', at: startOfTests }));
      await open('i2', 'tidewater/');
      await open('i3', 'uplands/');
      await within(({ imports }) => imports.change('i3', { state: 'committing', changeSetId: 'c3' }));
      await within(({ imports }) => imports.change('i1', { state: 'committing', changeSetId: 'c1' }));
      expect(await progress()).toBe(begun);
      const seen = [begun];
      for (const change of [
        { state: 'committing', changeSetId: 'c2' },
        { applied: 500 },
        { state: 'undoing' },
      ] as const) {
        await within(({ imports }) => imports.change('i2', change));
        seen.push(await progress());
      }
      expect(new Set(seen).size).toBe(4);
    });

    test('[ROS-14] finds a student whom users added since a time, if the plan adds the same name', async () => {
      const isAdded = (since: number, organization = oak) =>
        within(({ imports }) => imports.isAddedSince({ id: 'i1', organization }, since));
      await within(({ roster }) =>
        roster.apply(aChangeSet({ kind: 'students-added', at: startOfTests }), annAndBo),
      );
      await within(({ imports }) => imports.addPlanned('i1', [row({ seq: 1, act: 'changed' })]));
      expect(await isAdded(startOfTests)).toBe(false);
      await within(({ imports }) => imports.addPlanned('i1', [row({ seq: 2, id: 'new', name: 'ann Lee' })]));
      expect(await isAdded(startOfTests)).toBe(true);
      expect(await isAdded(startOfTests, 'tidewater/')).toBe(true);
      expect(await isAdded(startOfTests + 1)).toBe(false);
      expect(await isAdded(startOfTests, 'uplands/')).toBe(false);
    });

    test('[ROS-5] a plan is listed by action, and committed without the rows that were held back', async () => {
      const rows = [
        row({ seq: 1 }),
        row({ seq: 2, act: 'heldBack' }),
        row({ seq: 3, act: 'known', changes: [], link: 's1' }),
        row({ seq: 4, act: 'undecided', id: null, changes: [], key: 'k', twin: 'ann' }),
      ];
      await within(async ({ imports, roster }) => {
        await imports.addPlanned('i1', rows);
        await roster.apply(aChangeSet(), annAndBo);
      });
      const request = { act: null, kind: null, after: 0 };
      const planned = (query: object) =>
        within(({ imports }) => imports.planned('i1', { ...request, ...query }, 9));
      const ann = { name: 'Ann Lee', number: '00123', grade: null, classrooms: ['Room 12'] };
      const listed = [rows[0], rows[1], rows[3]].map((one, at) => ({
        ...one,
        twinIs: at === 2 ? ann : null,
      }));
      expect(await planned({})).toEqual(listed);
      expect((await planned({ act: 'undecided', kind: 'student' })).map(({ seq }) => seq)).toEqual([4]);
      expect(await planned({ kind: 'classroom' })).toEqual([]);
      const next = await within(({ imports }) => imports.toCommit('i1', 0, 9));
      expect(next.map(({ seq }) => seq)).toEqual([1, 3]);
      await within(({ imports }) => imports.clearPlan('i1'));
      expect(await planned({})).toEqual([]);
    });

    test('[ROS-5] a commit finds the next rows after any number of unchanged ones', async () => {
      const nothing = { act: 'known', changes: [], link: null } as const;
      await within(({ imports }) =>
        imports.addPlanned('i1', [
          row({ seq: 1 }),
          row({ seq: 2, ...nothing }),
          row({ seq: 90_000 }),
          row({ seq: 90_001, ...nothing }),
        ]),
      );
      const next = async (after: number) =>
        (await within(({ imports }) => imports.toCommit('i1', after, 1))).map(({ seq }) => seq);
      expect(await next(0)).toEqual([1]);
      expect(await next(1)).toEqual([90_000]);
      expect(await next(90_000)).toEqual([]);
    });

    test('[SEC-6] no import keeps data of an erased student', async () => {
      await within(async ({ imports, roster, sources }) => {
        await roster.apply(aChangeSet(), annAndBo);
        const record = { file: 0, problem: null };
        await imports.addRecords('i1', [
          { ...record, line: 2, cells: ['Ann'] },
          { ...record, line: 3, cells: ['Bo'] },
        ]);
        await imports.addPlanned('i1', [
          row({ seq: 1 }),
          row({
            seq: 2,
            id: 'bo',
            student: 'bo',
            name: 'Bo Stone',
            at: { file: 'a.csv', line: 3 },
            changes: [],
          }),
          // A new enrollment, and a student who may be a duplicate.
          row({ seq: 3, kind: 'enrollment', id: 'new', name: 'Ann Lee · Room 12' }),
          row({ seq: 4, act: 'undecided', id: null, name: 'Ann Lee', changes: [], key: 'k', twin: 'ann' }),
        ]);
        await imports.addIssues('i1', [
          { ...issueOf('value/missing', 'a.csv', { line: 2, value: 'Ann' }), seq: 1 },
          { ...issueOf('value/missing', 'a.csv', { line: 3, value: 'Bo' }), seq: 2 },
        ]);
        await sources.link({ organization: oak, family: 'csv' }, [
          { kind: 'student', sourceId: '007', id: 'ann' },
        ]);
        await roster.erase(['ann']);
      });
      const stored = await within(async ({ imports }) => [
        await imports.records('i1', { file: -1, line: 0 }, 9),
        await imports.planned('i1', { act: null, kind: null, after: 0 }, 9),
        await imports.issues('i1', { severity: null, after: 0 }, 9),
      ]);
      expect(stored.map((rows) => rows.length)).toEqual([1, 1, 1]);
      expect(JSON.stringify(stored)).not.toContain('Ann');
    });

    test('[SEC-9] issues have the cells of their rows until the file data is erased, 7 days after the import ends', async () => {
      const issue = { ...issueOf('value/missing', 'a.csv', { line: 2, column: 'Name' }), seq: 1 };
      await within(async ({ imports }) => {
        await imports.addRecords('i1', [{ file: 0, line: 2, cells: ['Ann'], problem: null }]);
        await imports.addIssues('i1', [issue]);
      });
      const issues = () => within(({ imports }) => imports.issues('i1', { severity: 'error', after: 0 }, 9));
      expect(await issues()).toEqual([{ ...issue, cells: ['Ann'] }]);
      const erase = (time: number) => within(({ imports }) => imports.eraseBefore(time, ['receiving']));
      expect(await erase(0)).toBe(0);
      expect(await erase(Date.now() + 1000 * day)).toBe(1);
      expect(await issues()).toEqual([]);
    });
  });
}
