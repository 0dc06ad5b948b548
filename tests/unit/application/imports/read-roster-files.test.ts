import { describe, expect, test } from 'vitest';
import { InMemoryCsvTables } from '#adapters/memory/platform/in-memory-csv-tables.ts';
import { InMemoryRosterFiles } from '#adapters/memory/platform/in-memory-roster-files.ts';
import { readRosterFiles } from '#application/imports/read-roster-files.ts';
import { importLimits } from '#domain/rosters/files/import-limits.ts';
import { aSource } from '../../../builders/a-source.ts';
import { oneRosterFiles } from '../../../builders/a-reading.ts';

function setUp() {
  const [files, archives, tables] = [
    new InMemoryRosterFiles(),
    new InMemoryRosterFiles(),
    new InMemoryCsvTables(),
  ];
  for (const [name, lines] of Object.entries(oneRosterFiles))
    tables.put(
      name,
      lines.map((line) => line.split('|')),
    );
  return { files, archives, tables, read: readRosterFiles({ files, archives, tables }) };
}
const set = Object.fromEntries(Object.keys(oneRosterFiles).map((name) => [name, Uint8Array.of(1)]));

describe('[ROS-5] reading files', () => {
  test('a folder and a ZIP of the same files give the same result, and progress is reported', async () => {
    const { files, archives, read } = setUp();
    files.put('folder', set);
    files.put('set.zip', { 'set.zip': Uint8Array.of(0x50, 0x4b, 3, 4) });
    archives.put('set.zip', set);
    const progress: number[] = [];
    const [folder, zip] = [
      await read('folder', { onProgress: ({ rows }) => progress.push(rows) }),
      await read('set.zip'),
    ];
    expect(folder.snapshot.students).toHaveLength(2);
    expect(zip).toEqual(folder);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(progress.at(-1)).toBe(16);
  });

  test('[ROS-6] a file over a limit is not read, and the files cannot be applied', async () => {
    const { files, tables, read } = setUp();
    files.put('big', { 'users.csv': new Uint8Array(importLimits.csvBytes + 1) });
    expect(await read('big')).toMatchObject({ stopped: true, issues: [{ code: 'file/too-large' }] });
    files.put('long', { 'many.csv': Uint8Array.of(1) });
    tables.put('many.csv', [['First Name'], ...Array.from({ length: importLimits.rows + 1 }, () => ['Ada'])]);
    expect(await read('long')).toMatchObject({ stopped: true, issues: [{ code: 'file/too-many-rows' }] });
  });

  test('[ROS-6] a path without a file is reported', async () => {
    expect(await setUp().read('nowhere')).toMatchObject({
      format: null,
      issues: [{ code: 'file/unreadable' }],
    });
  });

  test('[ROS-6] of two files with one name in a ZIP the first is read, and the files cannot be applied', async () => {
    const tables = new InMemoryCsvTables();
    tables.put('list.csv', [
      ['First name', 'Class'],
      ['Ada', 'Room 1'],
    ]);
    const open = (bytes: Uint8Array, names: readonly string[]) => () =>
      Promise.resolve({
        sources: names.map((name) => aSource(name, bytes)),
        issues: [],
        close: () => Promise.resolve(),
      });
    const zip = open(Uint8Array.of(0x50, 0x4b), ['set.zip']);
    const archives = { open: open(Uint8Array.of(1), ['list.csv', 'list.csv']) };
    const found = await readRosterFiles({ files: { open: zip }, archives, tables })('set.zip');
    expect(found).toMatchObject({
      stopped: true,
      issues: [{ code: 'file/repeated', file: 'list.csv' }],
      files: [{ rows: 1 }],
    });
    expect(found.snapshot.students).toHaveLength(1);
  });
});
