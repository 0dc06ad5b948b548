import { expect, test } from 'vitest';
import { anImportingSchool, csvOf } from '../../an-import.ts';

const list = csvOf(
  'First name,Last name,Class',
  ...Array.from({ length: 20 }, (_, at) => `Ann${at},Lee,Room ${at % 2}`),
);

test('[ROS-5] [ROS-14] files that are previewed in two tabs and committed in both are imported once', async () => {
  const school = await anImportingSchool();
  const [one, other] = [await school.plan({ 'a.csv': list }), await school.plan({ 'b.csv': list })];
  expect((await school.commit(one)).status).toBe(200);
  const second = await school.commit(other);
  expect([second.status, second.body.type]).toEqual([409, '/problems/import/changed']);
  expect(await school.students()).toHaveLength(20);
  // The second import was planned again and has nothing to change.
  expect(await school.read(other)).toMatchObject({
    state: 'ready',
    counts: { students: { added: 0, unchanged: 20 } },
  });
  expect((await school.commit(other)).status).toBe(200);
  expect(await school.students()).toHaveLength(20);
});

test('[ROS-5] [ROS-14] also if the second is committed while the first is running, or by the district', async () => {
  const school = await anImportingSchool();
  const one = await school.plan({ 'a.csv': list });
  const other = await school.plan({ 'b.csv': list }, 'oak', school.dan);
  const commit = async (id: string) =>
    school.call('POST', `/${id}/commit`, { plan: (await school.read(id)).plan, confirm: null });
  expect((await commit(one)).status).toBe(200);
  expect((await commit(other)).status).toBe(409);
  await school.runJobs();
  expect(await school.students()).toHaveLength(20);
});

test('[ROS-14] a student whom a user added after the preview is not added again', async () => {
  const school = await anImportingSchool();
  const header = 'First name,Last name,Class';
  await school.commit(await school.plan({ 'a.csv': csvOf(header, 'Jon,Park,Red') }));
  const id = await school.plan({ 'b.csv': csvOf(header, 'Jon,Park,Red', 'Lou,Reed,Red') });
  const { body } = await school.request('GET', '/v1/app/classrooms', { headers: school.mia });
  const add = (given: string) =>
    school.request('POST', `/v1/app/classrooms/${body.data[0].id}/students`, {
      headers: school.mia,
      payload: { students: [{ given, family: 'Reed', studentId: null }] },
    });
  await add('Kim');
  await add('Lou');
  const refused = await school.commit(id);
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/import/changed']);
  expect(await school.read(id)).toMatchObject({ counts: { students: { added: 0, unchanged: 2 } } });
  expect((await school.commit(id)).status).toBe(200);
  expect(await school.students()).toEqual(['Jon Park Red', 'Kim Reed Red', 'Lou Reed Red']);
});
