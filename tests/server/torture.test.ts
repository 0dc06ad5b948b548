import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { CsvParseTables } from '#adapters/csv-parse/csv-parse-tables.ts';
import { DiskFiles } from '#adapters/node/disk-files.ts';
import { ZipFiles } from '#adapters/yauzl/zip-files.ts';
import { readRosterFiles } from '#application/imports/read-roster-files.ts';
import { faultsOf } from '../../scripts/torture/faults.ts';
import { aSource } from '../builders/a-source.ts';

const tables = new CsvParseTables();
const read = readRosterFiles({ files: new DiskFiles(), archives: new ZipFiles(), tables });
const csv = 'First Name,Last Name,Password,Email\nAda,Lovelace,hunter2222,ada@kids.example\nBo,Lin,,\n';

async function aFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'torture-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

describe('[ROS-6] the checker of files', () => {
  test('a set of files is read as one, every other file separately, and it ends with 0 without errors', async () => {
    const folder = await aFolder({
      'list.csv': csv,
      'broken.csv': 'First Name\n"Ada\n',
      'sds/Section.csv': 'SIS ID,School SIS ID,Section Name\n1,2,Math\n',
      'sds/StudentEnrollment.csv': 'Section SIS ID,SIS ID\n1,5\n',
    });
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/torture.ts', folder]);
    expect(stdout).toContain('ok    list.csv: csv; 2 rows;');
    expect(stdout).toContain('file/unclosed-quote 1');
    expect(stdout).toContain('ok    sds: sds-1; 2 rows;');
    expect(stdout).toContain('3 checked, 0 with faults');
  });

  test('a lost row, and a stored password or email of a child, are errors', async () => {
    const folder = await aFolder({ 'list.csv': csv });
    const found = await read(folder);
    const faults = (tampered: typeof found) =>
      faultsOf(tampered, [aSource('list.csv', Buffer.from(csv))], tables);
    expect(await faults(found)).toEqual([]);
    const [ada, ...others] = found.snapshot.students;
    if (ada === undefined) throw new Error('Ada was not read.');
    const holding = (display: string) =>
      faults({ ...found, snapshot: { ...found.snapshot, students: [{ ...ada, display }, ...others] } });
    expect(await holding('hunter2222')).toEqual(['FORBIDDEN 1 values of list.csv']);
    expect(await holding('ada@kids.example')).toEqual(['FORBIDDEN an email that is not of staff']);
    const lost = found.files.map((file) => ({ ...file, rows: 1, outcomes: { ...file.outcomes, taken: 0 } }));
    expect(await faults({ ...found, files: lost })).toEqual([
      'LOST list.csv: 1 rows, 0 accounted for',
      'LOST list.csv: 2 lines, 1 rows',
    ]);
  });
});
