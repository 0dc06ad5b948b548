import { expect, test } from 'vitest';
import { anImportingSchool, csvOf } from '../../an-import.ts';

const list = csvOf(
  'First name,Last name,Student ID,Grade,Class,Birth date,Email',
  'Ann,Lee,00123,3,Room 12,2015-01-02,ann@family.test',
  'Bo,Stone,00124,3rd,Room 12,2015-02-03,bo@family.test',
  'Cy,Moor,00125,4,Room 14,2014-02-03,',
);
const none = { added: 0, changed: 0, unchanged: 0, left: 0, heldBack: 0, otherSource: 0, undecided: 0 };

test('[ROS-5] a list is read, previewed, committed as one change set, and changes nothing when imported again', async () => {
  const school = await anImportingSchool();
  const id = await school.plan({ 'students.csv': list });
  const ready = await school.read(id);
  expect(ready).toMatchObject({
    state: 'ready',
    format: 'csv',
    counts: {
      classrooms: { ...none, added: 2 },
      students: { ...none, added: 3 },
      enrollments: { ...none, added: 3 },
    },
    confirm: null,
  });
  const { body } = await school.call('GET', `/${id}/rows?kind=student&act=added`);
  expect(body.data).toHaveLength(3);
  expect(body.data[0]).toMatchObject({
    name: 'Ann Lee',
    file: 'students.csv',
    line: 2,
    changes: expect.arrayContaining([
      { field: 'studentId', from: null, to: '00123' },
      { field: 'grade', from: null, to: '3' },
    ]),
  });
  expect(await school.students()).toEqual([]);
  expect((await school.commit(id)).status).toBe(200);
  expect(await school.read(id)).toMatchObject({ state: 'committed', undoUntil: expect.any(Number) });
  expect(await school.students()).toEqual(['Ann Lee Room 12', 'Bo Stone Room 12', 'Cy Moor Room 14']);

  const again = await school.read(await school.plan({ 'students.csv': list }));
  expect(again.counts).toEqual({
    classrooms: { ...none, unchanged: 2 },
    students: { ...none, unchanged: 3 },
    enrollments: { ...none, unchanged: 3 },
    teachings: none,
    staff: none,
  });
});

test('[ROS-9] [R14] an undo reverses what was not edited since, and lists the rest', async () => {
  const school = await anImportingSchool();
  const id = await school.plan({ 'students.csv': list });
  await school.commit(id);
  const { body } = await school.call('GET', `/${id}/rows?kind=student&act=added`);
  const { id: ann } = body.data[0];
  const fields = {
    given: 'Anna',
    family: 'Lee',
    studentId: '00123',
    display: null,
    grade: '3',
    login: 'picture',
  };
  await school.request('PUT', `/v1/app/students/${ann}`, { headers: school.mia, payload: fields });
  expect((await school.undo(id)).status).toBe(200);
  const undone = await school.read(id);
  expect(undone.state).toBe('undone');
  expect(undone.undo).toMatchObject({
    kept: expect.arrayContaining([{ kind: 'student', id: ann, why: 'edited-since', name: 'Anna Lee' }]),
    impossibleCount: 0,
  });
  expect(await school.students()).toEqual(['Anna Lee']);
  expect((await school.undo(id)).body.type).toBe('/problems/import/wrong-state');
});

test('[SEC-9] no birth date or address of a child is stored or shown, and nothing remains of a discarded import', async () => {
  const school = await anImportingSchool();
  const id = await school.plan({ 'students.csv': list });
  const stored = async () =>
    JSON.stringify([
      await school.transaction.run(({ imports }) => imports.records(id, { file: -1, line: 0 }, 100)),
      (await school.call('GET', `/${id}/rows`)).body,
      (await school.call('GET', `/${id}/issues`)).body,
      (await school.call('GET', `/${id}/errors.csv`)).text,
    ]);
  expect(await stored()).not.toMatch(/2015-01-02|family\.test/u);
  expect((await school.call('DELETE', `/${id}`)).status).toBe(200);
  expect((await school.read(id)).state).toBe('discarded');
  expect(await stored()).not.toMatch(/Ann|00123/u);
});

test('[ROS-5] [R21] an invalid row is listed with its cells, repaired, and read again', async () => {
  const school = await anImportingSchool();
  const id = await school.plan({
    'students.csv': csvOf(
      'First name,Last name,Student ID,Class',
      ',,00123,Room 12',
      'Bo,Stone,00124,Room 12',
    ),
  });
  const { body } = await school.call('GET', `/${id}/issues?severity=error`);
  expect(body.data).toMatchObject([
    {
      code: 'value/missing',
      file: 'students.csv',
      line: 2,
      cells: [{ column: 'First name', value: '' }, {}, {}, {}],
    },
  ]);
  const { text } = await school.call('GET', `/${id}/errors.csv`);
  expect(text).toContain('students.csv,2,error,value/missing,First name');
  const cell = { file: 'students.csv', line: 2, value: 'Ann' };
  const wrong = await school.call('PATCH', `/${id}/rows`, { cells: [{ ...cell, column: 'Middle name' }] });
  expect(wrong.body.type).toBe('/problems/import/no-such-cell');
  await school.call('PATCH', `/${id}/rows`, { cells: [{ ...cell, column: 'First name' }] });
  await school.runJobs();
  expect(await school.read(id)).toMatchObject({ issues: { error: 0 }, counts: { students: { added: 2 } } });
});

test('[ROS-5] [R12] a manual edit is held back until a user decides to overwrite it', async () => {
  const school = await anImportingSchool();
  const first = await school.plan({ 'students.csv': list });
  await school.commit(first);
  const { body } = await school.call('GET', `/${first}/rows?kind=student`);
  const fields = {
    given: 'Anna',
    family: 'Lee',
    studentId: '00123',
    display: null,
    grade: '3',
    login: 'picture',
  };
  const path = `/v1/app/students/${body.data[0].id}`;
  await school.request('PUT', path, { headers: school.mia, payload: fields });
  const id = await school.plan({ 'students.csv': list });
  expect((await school.read(id)).counts.students).toMatchObject({ heldBack: 1, unchanged: 2 });
  const { body: held } = await school.call('GET', `/${id}/rows?act=heldBack`);
  expect(held.data).toMatchObject([{ changes: [{ field: 'given', from: 'Anna', to: 'Ann' }] }]);
  await school.call('PUT', `/${id}/plan`, { overwriteEdits: true });
  await school.runJobs();
  expect((await school.read(id)).counts.students).toMatchObject({ heldBack: 0, changed: 1 });
  await school.commit(id);
  expect(await school.students()).toContain('Ann Lee Room 12');
});

test('[ROS-5] students who left are archived only on request, and many at once only after typing the number', async () => {
  const school = await anImportingSchool();
  await school.commit(await school.plan({ 'students.csv': list }));
  const gone = csvOf('First name,Last name,Student ID,Class,Status', 'Ann,Lee,00123,Room 12,withdrawn');
  const id = await school.plan({ 'students.csv': gone });
  expect(await school.read(id)).toMatchObject({ counts: { students: { left: 1 } }, confirm: null });
  await school.call('PUT', `/${id}/plan`, { archiveLeft: true });
  await school.runJobs();
  const { confirm } = await school.read(id);
  expect(confirm).toMatchObject({ removed: 2, share: 0.33 });
  expect((await school.commit(id)).body.type).toBe('/problems/import/confirm-needed');
  expect((await school.commit(id, 2)).status).toBe(200);
  expect(await school.students()).toEqual(['Bo Stone Room 12', 'Cy Moor Room 14']);
});

test("[ROS-5] [R16] the schools in a district's file are matched by name, and rows of another school wait", async () => {
  const school = await anImportingSchool();
  const files = {
    'orgs.csv': csvOf(
      'sourcedId,name,type',
      'd,Tidewater,district',
      's1,Oak School,school',
      's2,Ash School,school',
    ),
    'users.csv': csvOf(
      'sourcedId,orgSourcedIds,role,username,givenName,familyName',
      'u1,s1,student,a,Ann,Lee',
      'u2,s2,student,b,Bo,Stone',
    ),
    'classes.csv': csvOf('sourcedId,title,schoolSourcedId', 'c1,Robots,s1', 'c2,Bridges,s2'),
    'enrollments.csv': csvOf(
      'sourcedId,classSourcedId,schoolSourcedId,userSourcedId,role',
      'e1,c1,s1,u1,student',
      'e2,c2,s2,u2,student',
    ),
  };
  const id = await school.plan(files, 'tidewater', school.dan);
  const waiting = await school.read(id, school.dan);
  expect(waiting.schools).toEqual([
    { id: 'd', name: 'Tidewater', organizationId: 'tidewater' },
    { id: 's1', name: 'Oak School', organizationId: 'oak' },
    { id: 's2', name: 'Ash School', organizationId: null },
  ]);
  expect(waiting.counts.students).toMatchObject({ added: 1, undecided: 1 });
  // A user cannot import into a school outside the import's organization.
  await school.call('PUT', `/${id}/plan`, { schools: { s2: 'uplands' } }, school.dan);
  await school.runJobs();
  expect((await school.read(id, school.dan)).counts.students).toMatchObject({ added: 1, undecided: 1 });
  await school.call('PUT', `/${id}/plan`, { schools: { s2: 'elm' } }, school.dan);
  await school.runJobs();
  expect((await school.read(id, school.dan)).counts.enrollments).toMatchObject({ added: 2, undecided: 0 });
  await school.commit(id, null, school.dan);
  expect(await school.students()).toEqual(['Ann Lee Robots']);
  expect((await school.call('GET', `/${id}`)).body.type).toBe('/problems/import/not-found');
});

test("[ROS-5] [ROS-9] a district's owner imports into one of its schools, and undoes it (regression)", async () => {
  const school = await anImportingSchool();
  const id = await school.plan({ 'students.csv': list }, 'oak', school.dan);
  await school.commit(id, null, school.dan);
  expect(await school.read(id, school.dan)).toMatchObject({ state: 'committed' });
  expect(await school.students()).toHaveLength(3);
  await school.call('POST', `/${id}/undo`, undefined, school.dan);
  await school.runJobs();
  expect(await school.students()).toEqual([]);
});

test('[ROS-5] [R13] a file with only a header removes no one, and a file that is not a roster cannot be committed', async () => {
  const school = await anImportingSchool();
  await school.commit(await school.plan({ 'students.csv': list }));
  const id = await school.plan({ 'students.csv': 'First name,Last name,Student ID,Class\r\n' });
  await school.call('PUT', `/${id}/plan`, { archiveLeft: true });
  await school.runJobs();
  await school.commit(id);
  expect(await school.students()).toHaveLength(3);
  const other = await school.plan({ 'list.csv': csvOf('Kid,Room', 'Ann Lee,Room 12') });
  expect(await school.read(other)).toMatchObject({ state: 'failed', format: null });
  expect((await school.commit(other)).body.type).toBe('/problems/import/wrong-state');
  await school.call('PUT', `/${other}/plan`, { mapping: { Kid: 'fullName', Room: 'classroom' } });
  await school.runJobs();
  expect(await school.read(other)).toMatchObject({ state: 'ready', format: 'csv' });
});

test('[ROS-5] a commit that is killed in the middle continues there, and no student is added twice', async () => {
  const school = await anImportingSchool();
  const students = Array.from({ length: 600 }, (_, at) => `Ann ${at},Lee,${1000 + at},Room 12`);
  const id = await school.plan({
    'students.csv': csvOf('First name,Last name,Student ID,Class', ...students),
  });
  const { plan } = await school.read(id);
  await school.call('POST', `/${id}/commit`, { plan, confirm: null });
  const commit = school.service.jobs.handlers['commit-import'];
  const order = { importId: id, by: 'mia', organization: 'tidewater/oak/' };
  // The process dies after it committed the first part.
  const killed = commit(order, { id: 'none', report: () => Promise.reject(new Error('killed')) });
  await expect(killed).rejects.toThrow('killed');
  expect(await school.read(id)).toMatchObject({ state: 'committing', applied: { done: 500, total: 1201 } });
  await school.runJobs();
  expect(await school.read(id)).toMatchObject({ state: 'committed', applied: { done: 1201, total: 1201 } });
  const again = await school.read(
    await school.plan({ 'students.csv': csvOf('First name,Last name,Student ID,Class', ...students) }),
  );
  expect(again.counts).toMatchObject({ students: { unchanged: 600 }, enrollments: { unchanged: 600 } });
});

test('[ROS-5] a commit that is canceled halfway keeps the committed part, which an undo reverses', async () => {
  const school = await anImportingSchool();
  const students = Array.from({ length: 600 }, (_, at) => `Ann ${at},Lee,${1000 + at},Room 12`);
  const id = await school.plan({
    'students.csv': csvOf('First name,Last name,Student ID,Class', ...students),
  });
  const { plan } = await school.read(id);
  await school.call('POST', `/${id}/commit`, { plan, confirm: null });
  const cancel = async (): Promise<boolean> => (await school.call('POST', `/${id}/cancel`)).status === 200;
  await school.service.jobs.handlers['commit-import'](
    { importId: id, by: 'mia', organization: 'tidewater/oak/' },
    { id: 'none', report: cancel },
  );
  expect(await school.read(id)).toMatchObject({ state: 'canceled', applied: { done: 500 } });
  await school.runJobs();
  expect((await school.undo(id)).status).toBe(200);
  expect(await school.read(id)).toMatchObject({ state: 'undone', undo: { reversed: 500, keptCount: 0 } });
  expect(await school.students()).toEqual([]);
});

test('[ROS-5] files that could not be read are read again on request, and the last of two readings counts', async () => {
  const school = await anImportingSchool();
  const { id } = (await school.call('POST', '', { organizationId: 'oak' })).body.data;
  await school.put(id, 'students.csv', list);
  const order = { importId: id, by: 'mia', organization: 'tidewater/oak/' };
  const first = (await school.call('PUT', `/${id}/plan`, {})).body.data.jobId;
  const plan = school.service.jobs.handlers['plan-import'];
  const dies = () => Promise.reject(new Error('killed'));
  await expect(plan(order, { id: first, report: dies })).rejects.toThrow('killed');
  expect(await school.read(id)).toMatchObject({ state: 'reading', jobId: first });
  // The first job resumes while the second one runs, and must not write anything.
  let second = '';
  const slowly = async (): Promise<boolean> => {
    if (second === '') second = (await school.call('PUT', `/${id}/plan`, {})).body.data.jobId;
    return true;
  };
  await plan(order, { id: first, report: slowly });
  expect(await school.read(id)).toMatchObject({ state: 'reading', jobId: second });
  await school.runJobs();
  expect(await school.read(id)).toMatchObject({
    state: 'ready',
    plan: 1,
    counts: { students: { added: 3 } },
  });
  const { body } = await school.call('GET', `/${id}/rows`);
  expect(body.data).toHaveLength(8);
});

test('[ROS-5] a failed commit and a failed undo continue where they stopped', async () => {
  const school = await anImportingSchool();
  const students = Array.from({ length: 600 }, (_, at) => `Ann ${at},Lee,${1000 + at},Room 12`);
  const id = await school.plan({
    'students.csv': csvOf('First name,Last name,Student ID,Class', ...students),
  });
  const { plan } = await school.read(id);
  const order = { importId: id, by: 'mia', organization: 'tidewater/oak/' };
  const dies = { id: 'none', report: () => Promise.reject(new Error('killed')) };
  const { handlers } = school.service.jobs;
  await school.call('POST', `/${id}/commit`, { plan, confirm: null });
  await expect(handlers['commit-import'](order, dies)).rejects.toThrow('killed');
  expect((await school.commit(id)).status).toBe(200);
  expect(await school.read(id)).toMatchObject({ state: 'committed', applied: { done: 1201, total: 1201 } });
  await school.call('POST', `/${id}/undo`, {});
  await expect(handlers['undo-import'](order, dies)).rejects.toThrow('killed');
  expect((await school.undo(id)).status).toBe(200);
  expect(await school.read(id)).toMatchObject({
    state: 'undone',
    undo: { reversed: 1201, keptCount: 0, impossibleCount: 0 },
  });
  expect(await school.students()).toEqual([]);
});

test('[SEC-5] starting an import, sending files and deleting them is in the audit log', async () => {
  const school = await anImportingSchool();
  const id = await school.plan({ 'students.csv': list });
  await school.call('DELETE', `/${id}`);
  const { body } = await school.request('GET', '/v1/app/activity?range=organization', {
    headers: school.mia,
  });
  const acts = body.data.filter(({ subject }: { subject: { id: string } }) => subject.id === id);
  expect(acts.map(({ action }: { action: string }) => action).toSorted()).toEqual([
    'import/discarded',
    'import/file-added',
    'import/started',
  ]);
});

const aProvider = (room: string) => ({
  'orgs.csv': csvOf('sourcedId,name,type', 's1,Oak School,school'),
  'classes.csv': csvOf('sourcedId,title,classType,schoolSourcedId,termSourcedIds', `c1,${room},homeroom,s1,`),
  'users.csv': csvOf(
    'sourcedId,enabledUser,orgSourcedIds,role,username,givenName,familyName',
    'u1,true,s1,student,x,Ann,Lee',
  ),
});

test('[R19] a student of a source is matched to an existing one only on request, which is in the audit log', async () => {
  const school = await anImportingSchool();
  await school.commit(
    await school.plan({ 'students.csv': csvOf('First name,Last name,Class', 'Ann,Lee,3A') }),
  );
  const provider = aProvider('3A');
  const id = await school.plan(provider);
  const { body } = await school.call('GET', `/${id}/rows?kind=student`);
  expect(body.data).toMatchObject([{ act: 'undecided', key: 'u1', twin: expect.any(String) }]);
  const { key, twin } = body.data[0];
  await school.call('PUT', `/${id}/plan`, { sameAs: { [key]: twin } });
  await school.runJobs();
  expect((await school.commit(id)).status).toBe(200);
  expect(await school.students()).toEqual(['Ann Lee 3A']);
  expect(school.audit.entries()).toContainEqual(
    expect.objectContaining({
      action: 'import/students-linked',
      by: 'mia',
      subject: id,
      concerned: expect.arrayContaining([twin]),
    }),
  );
  // The choice is remembered, so the next import does not ask again.
  expect((await school.read(await school.plan(provider))).counts.students).toMatchObject({ unchanged: 1 });
});

test('[R17] a class shows its source, another source changes nothing in it, and a user can detach and attach it', async () => {
  const school = await anImportingSchool();
  const headers = school.mia;
  await school.commit(await school.plan(aProvider('3A')));
  const classrooms = async () =>
    (await school.request('GET', '/v1/app/classrooms?sort=name', { headers })).body.data;
  const [room] = await classrooms();
  expect(room).toMatchObject({ name: '3A', source: 'oneroster' });
  const renamed = await school.request('PUT', `/v1/app/classrooms/${room.id}`, {
    headers: { ...headers, 'if-match': `"${room.version}"` },
    payload: { name: 'Room 3', gradeBand: room.gradeBand },
  });
  expect(renamed.body).toMatchObject({ type: expect.stringContaining('classroom/from-source') });

  const listed = await school.plan({ 'students.csv': csvOf('First name,Last name,Class', 'Cy,Moor,3A') });
  expect((await school.read(listed)).counts.enrollments).toMatchObject({ otherSource: 1, added: 0 });
  const held = await school.call('GET', `/${listed}/rows?act=otherSource`);
  expect(held.body.data.map(({ name }: { name: string }) => name)).toEqual(['Cy Moor', 'Cy Moor · 3A']);
  await school.commit(listed);
  expect(await school.students()).toEqual(['Ann Lee']);

  const released = await school.request('POST', `/v1/app/classrooms/${room.id}/release`, { headers });
  const { changeSetId } = released.body.data;
  expect((await classrooms())[0]).toMatchObject({ source: null });
  expect(school.audit.entries()).toContainEqual(
    expect.objectContaining({ action: 'classroom/released', by: 'mia', subject: room.id }),
  );
  const next = await school.read(await school.plan(aProvider('3B')));
  expect(next.counts.classrooms).toMatchObject({ otherSource: 1, changed: 0 });
  const undone = await school.request('POST', `/v1/app/change-sets/${changeSetId}/undo`, { headers });
  expect(undone.body.data).toMatchObject({ reversed: 1, kept: [], impossible: [] });
  const again = await school.read(await school.plan(aProvider('3B')));
  expect(again.counts.classrooms).toMatchObject({ otherSource: 0, changed: 1 });
});
