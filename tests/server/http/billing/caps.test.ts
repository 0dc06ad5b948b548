import { expect, test } from 'vitest';
import { anImportingSchool, csvOf } from '../../an-import.ts';

type School = Awaited<ReturnType<typeof anImportingSchool>>;

async function kimWithATrial(school: School) {
  const { workspace, ...headers } = await school.loneTeacher();
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    school.request(method, `/v1/app/${path}`, payload === undefined ? { headers } : { headers, payload });
  const open = (name: string) => call('POST', 'classrooms', { name, gradeBand: null });
  const add = (id: string, count: number, from = 0) => {
    const named = (_: unknown, at: number) => ({ given: `Ann ${from + at}`, family: null, studentId: null });
    return call('POST', `classrooms/${id}/students`, { students: Array.from({ length: count }, named) });
  };
  const setArchived = (id: string, archived: boolean) =>
    call('PUT', `classrooms/${id}/archived`, { archived });
  const used = async () => (await call('GET', 'license')).body.data.capacity;
  return { workspace, headers, call, open, add, setArchived, used };
}

test('[LIC-3] a trial allows 3 classes: more cannot be created, copied, restored or transferred', async () => {
  const kim = await kimWithATrial(await anImportingSchool());
  const classrooms: string[] = [];
  for (const name of ['4A', '4B', '4C']) classrooms.push((await kim.open(name)).body.data.id);
  const [first = ''] = classrooms;
  const full = { status: 402, body: { type: '/problems/license/classrooms-full' } };
  expect(await kim.open('4D')).toMatchObject(full);
  const copy = { name: '4A again', gradeBand: null, withLessons: false };
  expect(await kim.call('POST', `classrooms/${first}/copies`, copy)).toMatchObject(full);
  expect((await kim.setArchived(first, true)).status).toBe(200);
  expect((await kim.open('4D')).status).toBe(200);
  expect(await kim.setArchived(first, false)).toMatchObject(full);
  expect(await kim.used()).toEqual({
    source: 'trial',
    caps: { classrooms: 3, students: 40 },
    used: { classrooms: 3, students: 0 },
  });
});

test('[LIC-3] a trial allows 40 students: more cannot be added, restored or brought back by an undo', async () => {
  const kim = await kimWithATrial(await anImportingSchool());
  const { id } = (await kim.open('4A')).body.data;
  const full = { status: 402, body: { type: '/problems/license/students-full' } };
  expect((await kim.add(id, 38)).status).toBe(200);
  expect(await kim.add(id, 3, 50)).toMatchObject(full);
  expect((await kim.add(id, 2, 60)).status).toBe(200);
  expect(await kim.add(id, 1, 70)).toMatchObject(full);
  const { data } = (await kim.call('GET', `classrooms/${id}/students`)).body;
  const ids = data.slice(0, 2).map((student: { id: string }) => student.id);
  const chosen = { of: 'ids', ids };
  const archived = await kim.call('POST', 'students/bulk/removal', {
    selection: chosen,
    act: { kind: 'archive' },
  });
  const { changeSetId } = archived.body.data.result;
  expect((await kim.add(id, 1, 80)).status).toBe(200);
  expect(await kim.call('POST', `change-sets/${changeSetId}/undo`)).toMatchObject(full);
  const restored = await kim.call('POST', 'students/bulk/placement', {
    selection: chosen,
    act: { kind: 'restore' },
  });
  expect(restored.body.data.result).toMatchObject({
    changed: 1,
    skipped: [{ why: 'license/students-full' }],
  });
  expect((await kim.used()).used).toEqual({ classrooms: 1, students: 40 });
});

test('[LIC-3] the plan of an import shows how many students do not fit, and can be committed once all fit', async () => {
  const school = await anImportingSchool();
  const kim = await kimWithATrial(school);
  const rows = Array.from({ length: 43 }, (_, at) => `Ann ${at},Lee,${1000 + at},Room ${at % 4}`);
  const listOf = (count: number) =>
    csvOf(
      'First name,Last name,Student ID,Class',
      ...rows.slice(0, count).map((row) => row.replace('Room 3', 'Room 2')),
    );
  const big = await school.plan({ 'students.csv': listOf(43) }, kim.workspace, kim.headers);
  expect((await school.read(big, kim.headers)).beyond).toEqual({ classrooms: 0, students: 3 });
  expect(await school.commit(big, null, kim.headers)).toMatchObject({
    status: 402,
    body: { type: '/problems/license/students-full' },
  });
  expect((await kim.used()).used).toEqual({ classrooms: 0, students: 0 });
  const small = await school.plan({ 'students.csv': listOf(40) }, kim.workspace, kim.headers);
  expect((await school.read(small, kim.headers)).beyond).toEqual({ classrooms: 0, students: 0 });
  expect((await school.commit(small, null, kim.headers)).status).toBe(200);
  expect((await kim.used()).used).toEqual({ classrooms: 3, students: 40 });
});
