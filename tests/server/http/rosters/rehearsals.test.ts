import { expect, test } from 'vitest';
import { anImportingSchool, csvOf } from '../../an-import.ts';

const head = 'First name,Last name,Student ID,Grade,Class';
const before = csvOf(
  head,
  'Joseph,Stone,70001,3,Period 2',
  'Benjamin,Moreno,70002,3,Period 2',
  'Cy,Moor,70003,4,Ms. Castillo',
);
/** The changes: a new first name, a similar name without an ID, a new student, two students with the same ID, and an unknown grade. */
const after = csvOf(
  head,
  'Josephine,Stone,70001,3,Period 2',
  'Ben,Moreno,,3,Period 2',
  'Dorothea,Quill,70004,4,Ms. Castillo',
  'Ezekiel,Quill,70005,3,Period 2',
  'Zed,Ray,70005,3,Period 2',
  'Fiona,Rivera,70006,kinder-garden,Period 2',
);
const real =
  /Joseph|Stone|Ben\b|Benjamin|Moreno|Moor|Castillo|Dorothea|Quill|Ezekiel|Zed|Fiona|Rivera|7000\d/iu;

async function aSchoolWithStudents() {
  const school = await anImportingSchool();
  await school.commit(await school.plan({ 'before.csv': before }));
  const rehearse = async (files: Readonly<Record<string, string>>) => {
    const { body } = await school.call('POST', '', { organizationId: 'oak', rehearsal: true });
    const id: string = body.data.id;
    for (const [name, text] of Object.entries(files)) await school.put(id, name, text);
    await school.call('PUT', `/${id}/plan`, {});
    await school.runJobs();
    return id;
  };
  const exposedDataOf = async (id: string) =>
    JSON.stringify([
      await school.transaction.run(({ imports }) => imports.records(id, { file: -1, line: 0 }, 100)),
      await school.transaction
        .run(({ imports }) => imports.planned(id, { act: null, kind: null, after: 0 }, 100))
        .then((rows) => rows.map(({ twinIs: _joined, ...stored }) => stored)),
      (await school.call('GET', `/${id}`)).body,
      (await school.call('GET', `/${id}/rows`)).body,
      (await school.call('GET', `/${id}/issues`)).body,
      (await school.call('GET', `/${id}/errors.csv`)).text,
    ]);
  return { ...school, rehearse, exposedDataOf };
}

test('[ROS-10] a rehearsal shows the counts of the import with invented names, and stores no real name', async () => {
  const school = await aSchoolWithStudents();
  const imported = await school.read(await school.plan({ 'after.csv': after }));
  const id = await school.rehearse({ 'after.csv': after });
  const rehearsed = await school.read(id);
  const { counts, issues, confirm, missing } = imported;
  expect(rehearsed).toMatchObject({ state: 'ready', isRehearsal: true, counts, issues, confirm, missing });
  expect(counts.students).toMatchObject({ added: 2, changed: 1, undecided: 1 });

  const told = await school.exposedDataOf(id);
  expect(told).not.toMatch(real);
  expect(told).toContain('Period 2');
  const { body } = await school.call('GET', `/${id}/rows?kind=student&act=undecided`);
  expect(body.data).toMatchObject([{ twinIs: { name: expect.not.stringMatching(real) } }]);
});

test('[ROS-10] choices in a rehearsal work and count like in an import', async () => {
  const school = await aSchoolWithStudents();
  const id = await school.rehearse({ 'after.csv': after });
  const { body } = await school.call('GET', `/${id}/rows?kind=student&act=undecided`);
  const [{ key, twin }] = body.data;
  await school.call('PUT', `/${id}/plan`, { sameAs: { [key]: twin } });
  await school.runJobs();
  expect((await school.read(id)).counts.students).toMatchObject({ undecided: 0, changed: 2 });
});

test('[ROS-10] a rehearsal can be neither committed nor repaired, and is deleted at once', async () => {
  const school = await aSchoolWithStudents();
  const students = await school.students();
  const id = await school.rehearse({ 'after.csv': after });
  expect((await school.commit(id)).body.type).toBe('/problems/import/rehearsal');
  const cells = [{ file: 'after.csv', line: 2, column: 'First name', value: 'Ann' }];
  expect((await school.call('PATCH', `/${id}/rows`, { cells })).body.type).toBe('/problems/import/rehearsal');
  expect((await school.call('DELETE', `/${id}`)).status).toBe(200);
  expect(
    await school.transaction.run(({ imports }) => imports.records(id, { file: -1, line: 0 }, 9)),
  ).toEqual([]);
  expect((await school.call('GET', `/${id}/rows`)).body.data).toEqual([]);
  expect(await school.students()).toEqual(students);
});

test('[ROS-10] the meaning of columns in a rehearsal is not remembered for imports', async () => {
  const school = await aSchoolWithStudents();
  const odd = csvOf('given names,surname,Nr,Homeroom', 'Gwendolyn,Pike,70009,Period 2');
  const id = await school.rehearse({ 'odd.csv': odd });
  const told = await school.exposedDataOf(id);
  expect(told).not.toMatch(/Gwendolyn|Pike/u);
  const mapping = { Nr: 'number' };
  await school.call('PUT', `/${id}/plan`, { mapping });
  await school.runJobs();
  expect((await school.read(id)).mapping).toMatchObject(mapping);
  expect((await school.read(await school.plan({ 'odd.csv': odd }))).mapping).not.toMatchObject(mapping);
});

test('[ROS-10] a file without a header does not show its first student in a rehearsal', async () => {
  const school = await aSchoolWithStudents();
  const id = await school.rehearse({ 'list.csv': csvOf('Gwendolyn,Pike,70009', 'Hubert,Pike,70010') });
  expect(await school.exposedDataOf(id)).not.toMatch(/Gwendolyn|Hubert|Pike|7000?9|70010/u);
});

test('[ROS-7] [ROS-10] a new year is rehearsed with invented names next to the real one', async () => {
  const school = await aSchoolWithStudents();
  const start = async (kind: object) => {
    const payload = { organizationId: 'oak', ...kind };
    const { body } = await school.request('POST', '/v1/app/rollovers', { headers: school.mia, payload });
    await school.call('PUT', `/${body.data.id}/plan`, {});
    await school.runJobs();
    return body.data.id as string;
  };
  const id = await start({});
  const rehearsal = await start({ rehearsal: true });
  expect(rehearsal).not.toBe(id);
  expect(await start({ rehearsal: true })).toBe(rehearsal);
  const { counts } = await school.read(id);
  expect(await school.read(rehearsal)).toMatchObject({ counts, isRehearsal: true, isRollover: true });
  expect(await school.exposedDataOf(rehearsal)).not.toMatch(real);
  const view = await school.request('GET', `/v1/app/rollovers/${rehearsal}`, { headers: school.mia });
  expect(JSON.stringify(view.body)).not.toMatch(real);
  expect((await school.commit(rehearsal, 1)).body.type).toBe('/problems/import/rehearsal');
});
