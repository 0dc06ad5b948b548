import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ImportService } from '#application/client/rosters/ports/import-service.ts';

export type ImportServiceHarness = {
  readonly imports: ImportService;
  readonly runJobs: () => Promise<void>;
  readonly as: (person: 'mia' | 'tom' | null) => void;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const list = ['First name,Last name,Student ID,Class', 'Ann,Lee,00123,Room 12', ',,00124,Room 12'].join(
  '\r\n',
);
const bytes = new TextEncoder().encode(list);
const everything = { act: null, kind: null, after: null } as const;
const allIssues = { severity: null, after: null } as const;
const refusal = (kind: string) => ({ ok: false, error: { kind } });

export function importServiceContract(name: string, makeHarness: () => Promise<ImportServiceHarness>): void {
  describe(`ImportService: ${name}`, () => {
    let harness: ImportServiceHarness;
    let imports: ImportService;
    beforeEach(async () => {
      harness = await makeHarness();
      ({ imports } = harness);
    });
    afterEach(() => harness.close());

    const open = async (id: string) => {
      const opened = await imports.open(id);
      if (!opened.ok) throw new Error(opened.error.kind);
      return opened.value;
    };
    const planned = async (content = bytes): Promise<string> => {
      const started = await imports.start('oak');
      if (!started.ok) throw new Error(started.error.kind);
      expect(await imports.addFile(started.value, { name: 'a list.csv', bytes: content })).toEqual({
        ok: true,
        value: null,
      });
      expect(await imports.plan(started.value, {})).toMatchObject({ ok: true });
      await harness.runJobs();
      return started.value;
    };

    test('[ROS-5] a file is read into a plan, which is in the list of imports', async () => {
      const id = await planned();
      expect(await open(id)).toMatchObject({ state: 'ready', counts: { students: { added: 1 } } });
      expect(await imports.list()).toMatchObject({
        ok: true,
        value: [{ id, files: [{ name: 'a list.csv', rows: 2 }], organization: { id: 'oak' } }],
      });
      const rows = await imports.rows(id, { ...everything, kind: 'student' });
      expect(rows).toMatchObject({ ok: true, value: { rows: [{ name: 'Ann Lee', line: 2 }], next: null } });
    });

    test('[R21] errors have their rows, as a list and as a file, and are repaired', async () => {
      const id = await planned();
      const issues = await imports.issues(id, allIssues);
      expect(issues).toMatchObject({
        ok: true,
        value: { rows: [{ code: 'value/missing', line: 3, column: 'First name' }], next: null },
      });
      const file = await imports.errors(id);
      expect(file.ok && new TextDecoder().decode(file.value)).toContain('00124');
      const cell = { file: 'a list.csv', line: 3, column: 'First name', value: 'Bo' };
      expect(await imports.repair(id, [cell])).toMatchObject({ ok: true });
      await harness.runJobs();
      expect(await open(id)).toMatchObject({ state: 'ready', counts: { students: { added: 2 } } });
    });

    test('[ROS-5] a row with too many values shows only the columns of the header, and any repair removes the others', async () => {
      const rows = ['First name,Last name,Student ID,Class', 'Ann,Lee,1,Room 12,too,many', 'Bo,Lin'];
      const id = await planned(new TextEncoder().encode(rows.join('\r\n')));
      const issues = await imports.issues(id, allIssues);
      const columns = ['First name', 'Last name', 'Student ID', 'Class'];
      const found = issues.ok ? issues.value.rows : [];
      expect(found.map(({ code, cells }) => [code, cells?.map(({ column }) => column)])).toEqual([
        ['row/too-long', columns],
        ['row/too-short', columns],
      ]);
      const file = 'a list.csv';
      const cells = [
        { file, line: 2, column: 'First name', value: 'Ann' },
        { file, line: 3, column: 'Class', value: 'Room 12' },
      ];
      expect(await imports.repair(id, cells)).toMatchObject({ ok: true });
      await harness.runJobs();
      expect(await open(id)).toMatchObject({
        state: 'ready',
        counts: { students: { added: 2 }, enrollments: { added: 2 } },
        issues: { error: 0, warning: 0 },
      });
    });

    test('[ROS-5] [ROS-9] the previewed plan is imported, and undone', async () => {
      const id = await planned();
      const { plan } = await open(id);
      expect(await imports.commit(id, plan - 1, null)).toEqual(refusal('import/changed'));
      expect(await imports.commit(id, plan, null)).toMatchObject({ ok: true });
      await harness.runJobs();
      expect(await open(id)).toMatchObject({ state: 'committed' });
      expect(await imports.cancel(id)).toEqual(refusal('import/wrong-state'));
      expect(await imports.undo(id)).toMatchObject({ ok: true });
      await harness.runJobs();
      expect(await open(id)).toMatchObject({ state: 'undone', undo: { keptCount: 0 } });
    });

    test('[ROS-5] a discarded import is deleted with its data', async () => {
      const id = await planned();
      expect(await imports.discard(id)).toEqual({ ok: true, value: null });
      expect(await open(id)).toMatchObject({ state: 'discarded' });
    });

    test('[ROS-7] a rollover is started once, decided, tried out, committed and undone', async () => {
      const started = await imports.startRollover('oak');
      if (!started.ok) throw new Error(started.error.kind);
      const id = started.value;
      expect(await imports.startRollover('oak')).toEqual(started);
      expect(await imports.readRollover(id)).toMatchObject({ ok: true, value: { id, counts: { up: 0 } } });
      const choices = { lastGrade: '5', classes: {}, students: {} } as const;
      expect(await imports.chooseRollover(id, choices)).toMatchObject({ ok: true, value: { choices } });
      expect(await imports.addFile(id, { name: 'a list.csv', bytes })).toEqual(refusal('import/wrong-state'));
      expect(await imports.plan(id, {})).toMatchObject({ ok: true });
      await harness.runJobs();
      const { plan } = await open(id);
      expect(await imports.commit(id, plan, null)).toMatchObject({ ok: true });
      await harness.runJobs();
      expect(await open(id)).toMatchObject({ state: 'committed', isRollover: true });
      expect(await imports.chooseRollover(id, choices)).toEqual(refusal('import/wrong-state'));
      expect(await imports.undo(id)).toMatchObject({ ok: true });
      await harness.runJobs();
      expect(await open(id)).toMatchObject({ state: 'undone' });
      expect(await imports.readRollover('nowhere')).toEqual(refusal('import/not-found'));
    });

    test('[ORG-3] a teacher has no imports, and a missing import is not found', async () => {
      const id = await planned();
      expect(await imports.open('nowhere')).toEqual(refusal('import/not-found'));
      harness.as('tom');
      expect((await imports.open(id)).ok).toBe(false);
      expect((await imports.start('oak')).ok).toBe(false);
    });

    test('[CAL-2] reports an unreachable service', async () => {
      harness.disconnect();
      expect(await imports.list()).toEqual(refusal('service/unreachable'));
    });
  });
}
