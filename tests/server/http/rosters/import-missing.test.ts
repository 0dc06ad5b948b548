import { expect, test } from 'vitest';
import { anImportingSchool, csvOf } from '../../an-import.ts';

const header = 'First name,Last name,Student ID,Grade,Class';
const ann = 'Ann,Lee,1,3,Room 12';
const bo = 'Bo,Stone,2,3,Room 12';
const cy = 'Cy,Moor,3,4,Room 14';

async function aSchoolOfThree() {
  const school = await anImportingSchool();
  await school.commit(await school.plan({ 'students.csv': csvOf(header, ann, bo, cy) }));
  const archiveMissing = async (id: string) => {
    await school.call('PUT', `/${id}/plan`, { archiveMissing: true });
    await school.runJobs();
    return school.read(id);
  };
  return { ...school, archiveMissing };
}

test('[ROS-5] [R13] students missing from the file are archived on request, by name, and undo restores them', async () => {
  const school = await aSchoolOfThree();
  const id = await school.plan({ 'students.csv': csvOf(header, ann, bo) });
  expect(await school.read(id)).toMatchObject({
    missing: 1,
    choices: { archiveMissing: false },
    counts: { students: { unchanged: 2, changed: 0 } },
    confirm: null,
  });
  const { confirm, ...chosen } = await school.archiveMissing(id);
  expect(chosen).toMatchObject({
    missing: 1,
    choices: { archiveMissing: true },
    counts: { students: { unchanged: 2, changed: 1, left: 0 } },
  });
  expect(confirm).toMatchObject({ removed: 1 });
  const { body } = await school.call('GET', `/${id}/rows?kind=student&act=changed`);
  expect(body.data).toMatchObject([
    {
      name: 'Cy Moor',
      file: '',
      line: 0,
      changes: [{ field: 'archivedOn' }, { field: 'state', to: 'archived' }],
    },
  ]);
  expect((await school.commit(id, 1)).status).toBe(200);
  expect(await school.students()).toEqual(['Ann Lee Room 12', 'Bo Stone Room 12']);
  await school.undo(id);
  expect(await school.students()).toEqual(['Ann Lee Room 12', 'Bo Stone Room 12', 'Cy Moor Room 14']);
});

test('[ROS-5] no student is archived while a row of the file cannot be read', async () => {
  const school = await aSchoolOfThree();
  const id = await school.plan({ 'students.csv': csvOf(header, ann, bo, ',Moor,3,4,Room 14') });
  const chosen = await school.archiveMissing(id);
  expect(chosen).toMatchObject({ issues: { error: 1 }, counts: { students: { changed: 0 } } });
});

test('[ROS-14] a student whom a user restored stays, even if no file contains them', async () => {
  const school = await aSchoolOfThree();
  const first = await school.plan({ 'students.csv': csvOf(header, ann, bo) });
  await school.archiveMissing(first);
  await school.commit(first, 1);
  const { body } = await school.request('GET', '/v1/app/students?archived=true', {
    headers: school.mia,
  });
  const selection = { of: 'ids', ids: [body.data[0].id] };
  const restore = { act: { kind: 'restore' }, selection };
  const restored = await school.request('POST', '/v1/app/students/bulk/placement', {
    headers: school.mia,
    payload: restore,
  });
  expect(restored.status).toBe(200);
  const second = await school.plan({ 'students.csv': csvOf(header, ann, bo) });
  expect(await school.archiveMissing(second)).toMatchObject({
    counts: { students: { heldBack: 1, changed: 0 } },
  });
  await school.commit(second);
  expect(await school.students()).toContain('Cy Moor Room 14');
});
