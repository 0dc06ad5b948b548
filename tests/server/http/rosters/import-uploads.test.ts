import { expect, test, vi } from 'vitest';
import { CsvParseTables } from '#adapters/csv-parse/csv-parse-tables.ts';
import type { CsvRecord } from '#application/ports/csv-tables.ts';
import { anImportingSchool, csvOf } from '../../an-import.ts';

const list = csvOf('First name,Last name,Student ID,Class', 'Ann,Lee,1,Room 12', 'Bo,Stone,2,Room 14');

type School = Awaited<ReturnType<typeof anImportingSchool>>;
const start = async (school: School): Promise<string> =>
  (await school.call('POST', '', { organizationId: 'oak' })).body.data.id;
const plan = async (school: School, id: string) => {
  await school.call('PUT', `/${id}/plan`, {});
  await school.runJobs();
  return school.read(id);
};

function readOneByOne(between: (read: number) => Promise<void>): void {
  const real = new CsvParseTables();
  vi.spyOn(CsvParseTables.prototype, 'open').mockImplementationOnce(async (source) => {
    const table = await real.open(source);
    if ('code' in table) return table;
    const batches = async function* (): AsyncGenerator<readonly CsvRecord[]> {
      let read = 0;
      for await (const batch of table.batches())
        for (const record of batch) {
          yield [record];
          read += 1;
          await between(read);
        }
    };
    return { ...table, batches };
  });
}

test('[ROS-5] other calls do not wait while a file is read', async () => {
  const school = await anImportingSchool();
  const id = await start(school);
  const seen: unknown[] = [];
  readOneByOne(async () => {
    const { files, state } = await school.read(id);
    await school.call('PATCH', `/${id}`, { decisions: { archiveLeft: true } });
    seen.push([state, files]);
  });
  expect(await school.put(id, 'students.csv', list)).toMatchObject({ status: 200 });
  expect(seen).toHaveLength(3);
  expect(seen[0]).toEqual(['receiving', [{ name: 'students.csv', rows: 0 }]]);
  expect(await school.read(id)).toMatchObject({ files: [{ name: 'students.csv', rows: 2 }] });
});

test('[ROS-5] an interrupted upload is not partly imported, and its file can be uploaded again', async () => {
  const school = await anImportingSchool();
  const [id, other] = [await start(school), await start(school)];
  for (const one of [id, other]) {
    readOneByOne(async (read) => {
      if (read === 2) throw new Error('the disk is gone');
    });
    expect(await school.put(one, 'students.csv', list)).toMatchObject({ status: 500 });
  }

  const failed = await plan(school, other);
  expect(failed).toMatchObject({ state: 'failed' });
  const issues = await school.call('GET', `/${other}/issues`);
  expect(issues.body.data).toMatchObject([{ code: 'file/unfinished', file: 'students.csv' }]);

  expect(await school.put(id, 'students.csv', list)).toMatchObject({ status: 200 });
  const ready = await plan(school, id);
  expect(ready).toMatchObject({ state: 'ready', files: [{ name: 'students.csv', rows: 2 }] });
  expect(ready.counts.students).toMatchObject({ added: 2 });
});

test('[ROS-5] two simultaneous uploads are both read, and one of the same file replaces an unfinished one', async () => {
  const school = await anImportingSchool();
  const id = await start(school);
  readOneByOne(async (read) => {
    if (read === 1) await school.put(id, 'more.csv', csvOf('First name,Last name,Student ID', 'Cy,Day,3'));
    if (read === 2) await school.put(id, 'students.csv', list);
  });
  expect(await school.put(id, 'students.csv', list)).toMatchObject({
    status: 409,
    body: { type: '/problems/import/wrong-state' },
  });
  const ready = await plan(school, id);
  expect(ready).toMatchObject({
    state: 'ready',
    files: [
      { name: 'students.csv', rows: 2 },
      { name: 'more.csv', rows: 1 },
    ],
  });
  expect(ready.counts.students).toMatchObject({ added: 3 });
});

test('[ROS-5] discarding the import ends an upload', async () => {
  const school = await anImportingSchool();
  const id = await start(school);
  readOneByOne(async (read) => {
    if (read === 2) await school.call('DELETE', `/${id}`);
  });
  expect(await school.put(id, 'students.csv', list)).toMatchObject({ status: 409 });
});
