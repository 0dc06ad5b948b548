import { expect, test } from 'vitest';
import { anImportingSchool, csvOf } from '../../an-import.ts';

async function aSchoolAtTheEndOfItsYear() {
  const school = await anImportingSchool();
  const list = csvOf(
    'First name,Last name,Student ID,Grade,Class',
    'Ann,Lee,1,4,4A',
    'Bo,Stone,2,4,4A',
    'Cy,Moor,3,5,5A',
  );
  await school.commit(await school.plan({ 'students.csv': list }));
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers = school.mia) =>
    school.request(method, `/v1/app/rollovers${path}`, { headers, ...(payload && { payload }) });
  const { body } = await ask('POST', '', { organizationId: 'oak' });
  const id: string = body.data.id;
  const { body: students } = await school.request('GET', '/v1/app/students', { headers: school.mia });
  const idOf = (given: string): string =>
    students.data.find((one: { readonly given: string }) => one.given === given).id;
  const rehearse = async () => {
    const answered = await school.call('PUT', `/${id}/plan`, {});
    await school.runJobs();
    return answered;
  };
  return { ...school, ask, id, idOf, rehearse };
}

test('[ROS-7] [ROS-10] a year is tried out without changes, then made as one change set, and undone', async () => {
  const school = await aSchoolAtTheEndOfItsYear();
  const { id, idOf } = school;
  const before = await school.students();
  const choices = { lastGrade: null, classes: {}, students: { [idOf('Bo')]: 'repeats' } };
  const chosen = await school.ask('PUT', `/${id}/choices`, choices);
  expect(chosen.body.data).toMatchObject({
    counts: { students: 3, up: 1, repeats: 1, leaves: 1, ungraded: 0, withoutClass: 0 },
    exceptions: [{ name: 'Bo Stone', fate: 'repeats' }],
    confirm: { removed: 1 },
    issues: [],
  });
  expect((await school.rehearse()).status).toBe(200);
  expect(await school.students()).toEqual(before);
  expect(await school.read(id)).toMatchObject({ state: 'ready', isRollover: true, confirm: { removed: 1 } });

  expect((await school.commit(id)).body.type).toContain('import/confirm-needed');
  expect((await school.commit(id, 1)).status).toBe(200);
  expect(await school.students()).toEqual(['Ann Lee 5A', 'Bo Stone 4A']);

  expect((await school.undo(id)).status).toBe(200);
  expect(await school.read(id)).toMatchObject({
    state: 'undone',
    undo: { keptCount: 0, impossibleCount: 0 },
  });
  expect(await school.students()).toEqual(before);
});

test("[ROS-7] [SEC-7] last year's class codes stop working in the new year, and work again once it is undone", async () => {
  const school = await aSchoolAtTheEndOfItsYear();
  const { id, idOf } = school;
  const roomOf = async (given: string) => {
    const { body } = await school.request('GET', `/v1/app/students/${idOf(given)}`, { headers: school.mia });
    return `/v1/app/classrooms/${body.data.student.classrooms[0].id}/class-code`;
  };
  const last = await roomOf('Ann');
  const made = await school.request('POST', last, { headers: school.mia });
  const enter = () =>
    school.request('POST', '/v1/app/entry', { payload: { classCode: made.body.data.code } });
  expect((await enter()).status).toBe(200);
  await school.rehearse();
  expect((await school.commit(id, 1)).status).toBe(200);
  const next = await roomOf('Ann');
  expect(next).not.toBe(last);
  expect((await enter()).status).toBe(422);
  const shown = await school.request('GET', next, { headers: school.mia });
  expect(shown.body.data.code).not.toBe(made.body.data.code);
  await school.undo(id);
  expect((await enter()).status).toBe(200);
});

test('[ROS-7] [R14] later edits stay when the new year is undone', async () => {
  const school = await aSchoolAtTheEndOfItsYear();
  const { id, idOf } = school;
  await school.rehearse();
  await school.commit(id, 1);
  const ann = idOf('Ann');
  const edit = { given: 'Ann', family: 'Lee', display: null, studentId: '1', grade: '6', login: null };
  const edited = await school.request('PUT', `/v1/app/students/${ann}`, {
    headers: school.mia,
    payload: edit,
  });
  expect(edited.status).toBe(200);
  await school.undo(id);
  expect(await school.read(id)).toMatchObject({
    state: 'undone',
    undo: { kept: [{ kind: 'student', id: ann, why: 'edited-since' }] },
  });
});

test('[ROS-7] after another choice the year must be tried out again', async () => {
  const school = await aSchoolAtTheEndOfItsYear();
  const { id } = school;
  await school.rehearse();
  await school.ask('PUT', `/${id}/choices`, { lastGrade: '6', classes: {}, students: {} });
  expect((await school.commit(id, 1)).status).toBe(409);
});

test("[ORG-3] a district has no classes of its own, and a neighbor's classes are not found", async () => {
  const school = await aSchoolAtTheEndOfItsYear();
  const district = await school.ask('POST', '', { organizationId: 'tidewater' }, school.dan);
  const ofDistrict = await school.ask('GET', `/${district.body.data.id}`, undefined, school.dan);
  expect(ofDistrict.body.data).toMatchObject({ classes: [], counts: { students: 0 } });
  const neighbor = await school.ask('POST', '', { organizationId: 'elm' }, school.mia);
  expect(neighbor.status).toBe(404);
  const other = await school.ask('POST', '', { organizationId: 'elm' }, school.dan);
  expect((await school.ask('GET', `/${other.body.data.id}`)).status).toBe(404);
});

test('[ROS-7] [ORG-1] an individual teacher rolls over their own workspace', async () => {
  const server = await anImportingSchool();
  const { authorization, workspace } = await server.loneTeacher();
  const headers = { authorization };
  const payload = { organizationId: workspace };
  const started = await server.request('POST', '/v1/app/rollovers', { headers, payload });
  expect(started.status).toBe(200);
  const read = await server.request('GET', `/v1/app/rollovers/${started.body.data.id}`, { headers });
  expect(read.body.data).toMatchObject({ classes: [], counts: { students: 0 } });
});
