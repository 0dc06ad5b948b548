import { beforeEach, describe, expect, test } from 'vitest';
import { anOrganization } from '../../../builders/an-organization.ts';
import { minute } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

const classrooms = '/v1/app/classrooms';

let server: ReturnType<typeof aServer>;
let ada: { readonly authorization: string };
let room: string;

const send = (method: string, url: string, payload?: object, headers: object = ada) =>
  server.call(method, url, { headers: { ...headers }, ...(payload === undefined ? {} : { payload }) });
const cards = (overrides: object = {}, of = room) =>
  send('POST', `${classrooms}/${of}/login-cards`, { students: null, kind: null, ...overrides });
const shown = async (overrides: object = {}) => (await cards(overrides)).body.data.cards;
const refusal = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body.type];
const entries = (action: string) => server.audit.entries().filter((entry) => entry.action === action);

beforeEach(async () => {
  server = aServer();
  ada = await server.signedIn();
  await anOrganization(server.organizations, { id: 'harbor' });
  const accountId = server.accounts.accounts()[0]?.id ?? '';
  const membership = { id: 'm1', accountId, organizationId: 'harbor', role: 'teacher' } as const;
  await server.organizations.join({ ...membership, billingContact: false, at: server.clock.now() });
  room = (await send('POST', classrooms, { name: 'Room 12', gradeBand: 'K-2' })).body.data.id;
  const students = ['Bo', 'Ann'].map((given) => ({ given, family: null, studentId: null }));
  await send('POST', `${classrooms}/${room}/students`, { students });
});

describe('[ROS-3] login cards', () => {
  test("are created on first use, of the class's kind, and stay the same", async () => {
    const first = await cards();
    expect(first).toMatchObject({
      status: 200,
      body: {
        data: {
          classroom: { id: room, name: 'Room 12' },
          cards: [
            { given: 'Ann', family: null, kind: 'picture', lockedUntil: null },
            { given: 'Bo', kind: 'picture' },
          ],
        },
      },
    });
    expect(first.body.data.cards[0].value).toMatch(/^[a-z]+ [a-z]+ [a-z]+$/);
    expect(await shown({ kind: 'word' })).toEqual(first.body.data.cards);
  });

  test("[ROS-2] are of the student's chosen kind, or the requested one, or the grade's default", async () => {
    const students = [
      { given: 'Cy', family: null, studentId: null, login: 'code' },
      { given: 'Di', family: null, studentId: null, grade: '4' },
    ];
    await send('POST', `${classrooms}/${room}/students`, { students });
    const kinds = async () => (await shown()).map((card: { readonly kind: string }) => card.kind);
    expect(await kinds()).toEqual(['picture', 'picture', 'code', 'word']);
  });

  test('[ROS-2] for students whose kind changes are new, and saving the others changes none', async () => {
    const [ann] = await shown();
    const edit = (overrides: object) =>
      send('PUT', `/v1/app/students/${ann.id}`, {
        given: 'Ann',
        family: null,
        display: null,
        studentId: null,
        grade: null,
        login: null,
        ...overrides,
      });
    expect((await edit({})).body.data).toEqual({ changeSetId: null });
    expect((await edit({ family: 'Lee' })).status).toBe(200);
    expect((await shown())[0].value).toBe(ann.value);
    const { changeSetId } = (await edit({ family: 'Lee', login: 'word' })).body.data;
    const [renewed] = await shown();
    expect([ann.kind, renewed.kind]).toEqual(['picture', 'word']);
    expect((await send('POST', `/v1/app/change-sets/${changeSetId}/undo`)).status).toBe(200);
    expect((await shown())[0]).toEqual(renewed);
  });

  test('for some students contain only those', async () => {
    const [ann] = await shown({ students: [], kind: 'code' }).then(() => shown());
    expect(await shown({ students: [ann.id, 'nobody'] })).toEqual([ann]);
  });

  test('[SEC-5] [SEC-7] each view is recorded, with the students', async () => {
    const ids = (await shown()).map(({ id }: { readonly id: string }) => id);
    await shown({ students: [ids[0]] });
    const [all, one] = entries('classroom/logins-shown');
    expect(all).toMatchObject({ subject: room, count: 2, concerned: expect.arrayContaining(ids) });
    expect(one).toMatchObject({ count: 1 });
    expect(one?.concerned).not.toContain(ids[1]);
  });

  test('[ORG-3] are not found for another teacher', async () => {
    const grace = await server.signedIn('grace@hopper.test');
    const payload = { students: null, kind: null };
    expect(refusal(await send('POST', `${classrooms}/${room}/login-cards`, payload, grace))).toEqual([
      404,
      '/problems/classroom/not-found',
    ]);
  });
});

describe('[ROS-2] a login reset', () => {
  const reset = (id: string, kind: string | null = 'word') =>
    send('PUT', `${classrooms}/${room}/students/${id}/login`, { kind });

  test('creates a new login of the requested kind', async () => {
    const [ann] = await shown();
    const renewed = await reset(ann.id);
    expect(renewed).toMatchObject({
      status: 200,
      body: { data: { id: ann.id, given: 'Ann', kind: 'word' } },
    });
    expect((await shown())[0]).toEqual(renewed.body.data);
    expect(entries('student/login-reset')).toMatchObject([{ subject: ann.id }]);
  });

  test('keeps the kind by default, and stores a chosen one', async () => {
    const [ann] = await shown();
    const again = (await reset(ann.id, null)).body.data;
    expect([again.kind, again.value === ann.value]).toEqual(['picture', false]);
    const draft = { given: 'Ann', family: null, display: null, studentId: null, grade: null };
    await send('PUT', `/v1/app/students/${ann.id}`, { ...draft, login: 'code' });
    expect((await reset(ann.id)).body.data.kind).toBe('word');
    const { data } = (await send('GET', `${classrooms}/${room}/students`)).body;
    expect(data[0]).toMatchObject({ id: ann.id, login: 'word' });
    expect((await shown())[0].kind).toBe('word');
  });

  test('for a student who is not in the class is refused', async () => {
    expect(refusal(await reset('nobody'))).toEqual([404, '/problems/student/not-found']);
  });

  test('[SEC-9] the audit log has no login', async () => {
    const [ann, bo] = await shown();
    const { value } = (await reset(bo.id)).body.data;
    const log = JSON.stringify(server.audit.entries());
    expect(log).toContain(ann.id);
    for (const login of [ann.value, bo.value, value]) expect(log).not.toContain(login);
  });
});

test('[ROS-8] a teacher removes a lock', async () => {
  const [ann] = await shown();
  const lockedUntil = server.clock.now() + 5 * minute;
  await server.transaction.run(({ logins }) =>
    logins.setLock(ann.id, { failures: 0, lockouts: 1, lockedUntil }),
  );
  expect((await shown())[0]).toMatchObject({ lockedUntil });
  expect((await send('DELETE', `${classrooms}/${room}/students/${ann.id}/lock`)).status).toBe(200);
  expect((await shown())[0]).toMatchObject({ lockedUntil: null });
  expect(refusal(await send('DELETE', `${classrooms}/${room}/students/nobody/lock`))).toEqual([
    404,
    '/problems/student/not-found',
  ]);
});
