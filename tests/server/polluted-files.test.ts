import { expect, test } from 'vitest';
import { CsvParseTables } from '#adapters/csv-parse/csv-parse-tables.ts';
import { ZipFiles } from '#adapters/yauzl/zip-files.ts';
import { readRosterFiles } from '#application/imports/read-roster-files.ts';
import { faultsOf } from '../../scripts/torture/faults.ts';
import { previewTwice } from '../../scripts/torture/preview-twice.ts';
import { aSource } from '../builders/a-source.ts';
import { pollutedCsv } from './polluted-csv.ts';

const tables = new CsvParseTables();
const nothing = (): void => undefined;

/** The faults that the checker finds when a file is read and planned. */
async function faultsIn(bytes: Buffer): Promise<readonly string[]> {
  const sources = [aSource('list.csv', bytes)];
  const opened = { sources, issues: [], close: () => Promise.resolve() };
  const files = { open: () => Promise.resolve(opened) };
  const found = await readRosterFiles({ files, archives: new ZipFiles(), tables })('list.csv');
  const faults = await faultsOf(found, sources, tables);
  return [...faults, ...previewTwice(found.snapshot, nothing).faults];
}

test('[ROS-6] [SEC-9] importing 80 files damaged by programs, disks and people loses no row, stores nothing forbidden, and a second import changes nothing', async () => {
  for (let seed = 1; seed <= 80; seed += 1)
    expect(await faultsIn(pollutedCsv(seed)), `the file of seed ${seed}`).toEqual([]);
}, 60_000);

test('[ROS-6] a list of thousands of rows with the same name is planned quickly', async () => {
  const list = `First Name,Last Name,Class\n${'Ada,Lin,Room 1\n'.repeat(10_000)}`;
  expect(await faultsIn(Buffer.from(list))).toEqual([]);
}, 20_000);
