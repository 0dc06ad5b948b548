import { expect, test } from 'vitest';
import { apiStudentService } from '#adapters/api/classrooms/api-student-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { studentDefaults } from '#domain/classrooms/students/student-table.ts';
import { aClassroomEdit } from '../../../../../builders/a-classroom.ts';
import { aService } from '../../../../../builders/a-service.ts';
import { injectHttp } from '../../../../../builders/inject-http.ts';
import { day } from '../../../../../builders/time.ts';
import { teacherWithClassroom } from '../../../../../contract/classrooms/teacher-with-classroom.ts';

const everybody = { match: 'all', rules: [] } as const;

async function manyStudents() {
  const service = aService();
  const people = await teacherWithClassroom(service);
  const students = apiStudentService(injectHttp(service, people.token).http, new InMemoryLog());
  const add = async (classroomId: string, count: number) => {
    const named = (_: unknown, at: number) => ({ given: `Ann ${at}`, family: null, studentId: null });
    const added = await students.add(classroomId, Array.from({ length: count }, named));
    expect(added.ok).toBe(true);
  };
  const now = service.clock.now();
  await service.grants.give({
    organizationId: 'oak',
    kind: 'school',
    seats: 9,
    startsAt: now,
    endsAt: now + 365 * day,
  });
  await add(people.classroomId, 500);
  const token = await service.app.access.verifyToken(people.token() ?? '');
  const admitted = token.ok ? await service.app.access.admit(token.value, 'classroom.create') : null;
  if (admitted?.ok !== true || admitted.value === null) throw new Error('Ada was not admitted');
  const second = await service.app.classrooms.open(admitted.value, aClassroomEdit({ name: '5C' }));
  if (!second.ok) throw new Error(second.error.kind);
  await add(second.value.id, 200);
  const total = async (archived: boolean): Promise<number> => {
    const page = await students.page({ ...studentDefaults, filter: everybody, start: null, archived });
    return page.ok ? page.value.total : -1;
  };
  return { service, students, total, caller: admitted.value };
}

const changeSetOf = (result: unknown): string =>
  typeof result === 'object' && result !== null && 'changeSetId' in result ? String(result.changeSetId) : '';

test('[UI-9] [ROS-9] [R24] more than 500 students are archived by a job, as one change set that can be undone as a whole', async () => {
  const { service, students, total, caller } = await manyStudents();
  const page = await students.page({ ...studentDefaults, filter: everybody, start: null, archived: false });
  const [spared] = page.ok ? page.value.rows : [];
  const acted = await students.act(
    { kind: 'archive' },
    { selection: { of: 'filter', filter: everybody, except: [spared?.id ?? ''] }, archived: false },
  );
  expect(acted).toEqual({ ok: true, value: { count: 699, jobId: expect.any(String), result: null } });
  expect(await total(true)).toBe(0);
  await service.jobs.start(service.app.jobs.handlers).stop();
  const jobId = acted.ok ? (acted.value.jobId ?? '') : '';
  const job = await service.jobs.read(jobId, caller.account.id);
  expect(job).toMatchObject({ state: 'done', progress: { done: 699, total: 699 } });
  expect(job?.result).toMatchObject({ act: 'archive', changed: 699, skippedCount: 0 });
  expect([await total(false), await total(true)]).toEqual([1, 699]);
  const undone = await students.undo(changeSetOf(job?.result));
  expect(undone).toMatchObject({ ok: true, value: { reversed: 699, kept: [], impossible: [] } });
  expect([await total(false), await total(true)]).toEqual([700, 0]);
});

test('[ROS-9] [R24] a repeated job returns the change set that its first attempt started', async () => {
  const { service, caller } = await manyStudents();
  const all = await service.app.students.page(caller, {
    ...studentDefaults,
    filter: everybody,
    start: null,
    archived: false,
  });
  const ids = all.ok ? all.value.rows.map(({ id }) => id) : [];
  const organization = caller.membership?.organization ?? 'none/';
  const by = caller.account.id;
  const order = { by, organization, act: { kind: 'archive' }, ids, changeSetId: 'set-1' } as const;
  const attempt = () =>
    service.app.jobs.handlers['act-on-students'](order, { id: 'job', report: async () => true });
  expect(await attempt()).toMatchObject({ changed: ids.length, changeSetId: 'set-1' });
  expect(await attempt()).toMatchObject({ changed: 0, changeSetId: 'set-1' });
});

test('[SEC-1] [R24] a job whose user lost the permission reports that, instead of an empty result', async () => {
  const { service } = await manyStudents();
  const organization = 'none/';
  const order = {
    by: 'nobody',
    organization,
    act: { kind: 'archive' },
    ids: ['ann'],
    changeSetId: 's',
  } as const;
  const result = await service.app.jobs.handlers['act-on-students'](order, {
    id: 'job',
    report: async () => true,
  });
  expect(result).toMatchObject({ skipped: [{ id: 'ann', why: 'account/not-permitted' }] });
});

test('[SEC-9] the search text of the list of students is not stored', async () => {
  const { service, students } = await manyStudents();
  const rule = { kind: 'text', column: 'name', mode: 'contains', value: 'Ann 12' } as const;
  const filter = { match: 'all', rules: [rule] } as const;
  await students.page({ ...studentDefaults, filter, start: null, archived: false });
  const log = JSON.stringify(service.audit.entries().filter(({ action }) => action === 'student/list-read'));
  expect(log).toContain('"columns":["name","name"]');
  expect(log).not.toContain('Ann 12');
});

test('[ROS-2] [SEC-6] (R24) all but one are erased by a job without a change set; the log has the count and no names', async () => {
  const { service, students, total, caller } = await manyStudents();
  await service.organizations.changeMembership('m1', { role: 'manager' });
  await service.accounts.changeType(caller.account.id, 'manager');
  const page = await students.page({ ...studentDefaults, filter: everybody, start: null, archived: false });
  const [spared] = page.ok ? page.value.rows : [];
  const acted = await students.act(
    { kind: 'erase' },
    { selection: { of: 'filter', filter: everybody, except: [spared?.id ?? ''] }, archived: false },
  );
  expect(acted).toEqual({ ok: true, value: { count: 699, jobId: expect.any(String), result: null } });
  await service.jobs.start(service.app.jobs.handlers).stop();
  expect([await total(false), await total(true)]).toEqual([1, 0]);
  const entries = service.audit.entries().filter(({ action }) => action === 'students/erased');
  expect(entries).toMatchObject([{ after: { count: 500 } }, { after: { count: 199 } }]);
  expect(JSON.stringify(entries)).not.toContain('Ann');
});

test('[SEC-6] students archived for 400 days are erased at night, and those archived later are kept', async () => {
  const { service, students } = await manyStudents();
  const page = await students.page({ ...studentDefaults, filter: everybody, start: null, archived: false });
  const [later = '', ...others] = page.ok ? page.value.rows.map(({ id }) => id) : [];
  const archive = (ids: readonly string[]) =>
    students.act({ kind: 'archive' }, { selection: { of: 'ids', ids }, archived: false });
  const night = async () => {
    const job = { id: 'night', report: async () => true };
    return service.app.jobs.handlers['erase-long-archived']({}, job);
  };
  await archive(others);
  service.clock.sleep(2 * day);
  await archive([later]);
  service.clock.sleep(398 * day);
  expect(await night()).toEqual({ erased: 0 });
  service.clock.sleep(day);
  expect(await night()).toEqual({ erased: others.length });
  const left = await service.transaction.run(({ students: all }) =>
    all.archivedBefore('2999-01-01', { after: null, limit: 99 }),
  );
  expect(left).toMatchObject([{ id: later }]);
  expect(service.audit.entries().at(-1)).toMatchObject({
    action: 'students/erased',
    by: null,
    after: { count: others.length },
  });
});

test('[SEC-6] an organization with a longer retention keeps them longer, and the night job continues with the others', async () => {
  const { service, students } = await manyStudents();
  const everyone = { selection: { of: 'filter', filter: everybody, except: [] }, archived: false } as const;
  expect(await students.act({ kind: 'archive' }, everyone)).toMatchObject({ ok: true });
  await service.jobs.start(service.app.jobs.handlers).stop();
  const night = () =>
    service.app.jobs.handlers['erase-long-archived']({}, { id: 'night', report: async () => true });
  await service.transaction.run(({ settings }) => settings.change('oak', { archivedKeptDays: 730 }));
  service.clock.sleep(730 * day);
  expect(await night()).toEqual({ erased: 0 });
  service.clock.sleep(day);
  expect(await night()).toEqual({ erased: 700 });
});

test('[ROS-2] [SEC-7] a reset ends existing logins; students without one, or archived, are skipped and counted', async () => {
  const { service, students } = await manyStudents();
  const page = await students.page({ ...studentDefaults, filter: everybody, start: null, archived: false });
  const [withSecret = '', without = '', archived = ''] = page.ok ? page.value.rows.map(({ id }) => id) : [];
  const login = { kind: 'word', sealed: 'k1.sealed', digest: 'k1.digest', madeAt: 0 } as const;
  const having = () =>
    service.transaction.run(({ logins }) => logins.having([withSecret, without, archived]));
  await service.transaction.run(({ logins }) =>
    logins.saveMissing([withSecret, archived].map((studentId) => ({ ...login, studentId }))),
  );
  const selected = (ids: readonly string[]) => ({ selection: { of: 'ids', ids }, archived: false }) as const;
  await students.act({ kind: 'archive' }, selected([archived]));
  const acted = await students.act({ kind: 'reset' }, selected([withSecret, without, archived, 'nobody']));
  expect(acted).toMatchObject({
    ok: true,
    value: {
      result: {
        act: 'reset',
        changeSetId: null,
        changed: 1,
        skipped: [
          { id: without, why: 'student/no-login' },
          { id: archived, why: 'student/archived' },
          { id: 'nobody', why: 'student/not-found' },
        ],
      },
    },
  });
  expect(await having()).toEqual([archived]);
  expect(service.audit.entries().at(-1)).toMatchObject({
    action: 'students/logins-ended',
    after: { count: 1 },
  });
});
