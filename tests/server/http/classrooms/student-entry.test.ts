import { beforeEach, describe, expect, test } from 'vitest';
import { aLesson, anActivity } from '../../../builders/a-lesson.ts';
import { anAssignmentEdit } from '../../../builders/a-classroom.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { day, minute } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

const classrooms = '/v1/app/classrooms';
const entry = '/v1/app/entry';

type Card = { readonly id: string; readonly kind: string; readonly value: string };

let server: ReturnType<typeof aServer>;
let ada: { readonly authorization: string };
let room: string;
let classCode: string;
let ann: Card;
let bo: Card;

const send = (method: string, url: string, payload?: object, headers: object = ada) =>
  server.call(method, url, { headers: { ...headers }, ...(payload === undefined ? {} : { payload }) });
const ask = (url: string, payload: object, remoteAddress = '203.0.113.7') =>
  server.call('POST', `${entry}${url}`, { payload, remoteAddress });
const logIn = (login: string, of = ann, network?: string) =>
  ask('/login', { classCode, studentId: of.id, login }, network);
const as = (token: string) => ({ 'blockyard-student': token });
const board = (token: string) => send('GET', `${entry}/assignments`, undefined, as(token));
const refusal = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body.type];
const entered = async (of = ann): Promise<string> => (await logIn(of.value, of)).body.data.token;
const wrong = async (times: number, of = ann) => {
  for (let at = 0; at < times; at += 1)
    expect(refusal(await logIn('xyz', of, `203.0.113.${at}`))).toEqual([422, '/problems/entry/wrong-login']);
};

beforeEach(async () => {
  server = aServer();
  const activities = [anActivity({ id: 'build' })];
  await server.service.lessons.load(
    ['load-the-barge', 'mind-the-quay'].map((slug) => aLesson({ slug, activities })),
  );
  ada = await server.signedIn();
  await anOrganization(server.organizations, { id: 'harbor', timeZone: 'America/Los_Angeles' });
  const accountId = server.accounts.accounts()[0]?.id ?? '';
  const membership = { id: 'm1', accountId, organizationId: 'harbor', role: 'teacher' } as const;
  await server.organizations.join({ ...membership, billingContact: false, at: server.clock.now() });
  room = (await send('POST', classrooms, { name: 'Room 12', gradeBand: '3-5' })).body.data.id;
  const students = [
    { given: 'Bo', family: null, studentId: '00123' },
    { given: 'Ann', family: 'Lee', studentId: null },
  ];
  await send('POST', `${classrooms}/${room}/students`, { students });
  classCode = (await send('POST', `${classrooms}/${room}/class-code`)).body.data.code;
  const payload = { students: null, kind: 'code' };
  [ann, bo] = (await send('POST', `${classrooms}/${room}/login-cards`, payload)).body.data.cards;
});

describe('[ROS-8] a class code', () => {
  test('opens the list of the class: first name and initial, nothing more', async () => {
    const typed = `${classCode.slice(0, 3).toLowerCase()} ${classCode.slice(3)}`;
    expect((await ask('', { classCode: typed })).body).toEqual({
      data: {
        students: [
          { id: ann.id, name: 'Ann L.' },
          { id: bo.id, name: 'Bo' },
        ],
      },
    });
  });

  test('distinguishes two students by “goes by” names and letters, on the list, the cards and the dashboard', async () => {
    const students = [
      { given: 'Samantha', family: 'Smith', display: 'Sam', studentId: null },
      { given: 'Samuel', family: 'Stone', display: 'Sam', studentId: null },
    ];
    await send('POST', `${classrooms}/${room}/students`, { students });
    const names = ['Ann L.', 'Bo', 'Sam Sm.', 'Sam St.'];
    const nameOf = ({ name }: { readonly name: string }) => name;
    const listed = (await ask('', { classCode })).body.data.students;
    expect(listed.map(nameOf)).toEqual(names);
    const payload = { students: null, kind: 'code' };
    const { cards } = (await send('POST', `${classrooms}/${room}/login-cards`, payload)).body.data;
    expect(cards.map(nameOf)).toEqual(names);
    const progress = (await send('GET', `${classrooms}/${room}/students/progress`)).body.data;
    expect(progress.students.map(nameOf)).toEqual(names);
    const [, , sam] = cards;
    expect((await board(await entered(sam))).body.data.student.name).toBe('Sam Sm.');
    expect((await ask('/student', { classCode, studentId: sam.id })).body.data.name).toBe('Sam Sm.');
  });

  test('that is unknown, paused, renewed, or of an archived class gets the same reply', async () => {
    const unowned = await ask('', { classCode: 'CDF346' });
    expect(refusal(unowned)).toEqual([422, '/problems/entry/wrong-class-code']);
    const same = async (code = classCode) => {
      const { requestId: _id, ...body } = (await ask('', { classCode: code })).body;
      const { requestId: _other, ...expected } = unowned.body;
      expect(body).toEqual(expected);
    };
    await same('no code');
    await send('PUT', `${classrooms}/${room}/class-code/paused`, { paused: true });
    await same();
    await send('PUT', `${classrooms}/${room}/class-code/paused`, { paused: false });
    expect((await ask('', { classCode })).status).toBe(200);
    await send('PUT', `${classrooms}/${room}/archived`, { archived: true });
    await same();
  });

  test('[SEC-3] 400 wrong codes at once block their network for a while, except for codes that were correct there', async () => {
    const wrongOnes = (count: number) =>
      Promise.all(Array.from({ length: count }, () => ask('', { classCode: 'CDF346' })));
    expect((await ask('', { classCode })).status).toBe(200);
    const statuses = (await wrongOnes(450)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(400);
    const limited = await ask('', { classCode: 'CDF346' });
    expect([limited.status, limited.headers['retry-after']]).toEqual([429, '600']);
    for (let at = 0; at < 40; at += 1) expect((await ask('', { classCode })).status).toBe(200);
    await server.clock.advance(10 * minute);
    expect((await ask('', { classCode: 'CDF346' })).status).toBe(422);
  });

  test('[SEC-3] correct codes are not counted, and a correct one during a block does not help guessing', async () => {
    for (let at = 0; at < 450; at += 1) expect((await ask('', { classCode })).status).toBe(200);
    const elsewhere = '198.51.100.1';
    for (let at = 0; at < 400; at += 1) await ask('', { classCode: 'CDF346' }, elsewhere);
    expect((await ask('', { classCode }, elsewhere)).status).toBe(429);
    expect((await ask('', { classCode })).status).toBe(200);
  });
});

describe('[ROS-8] a student', () => {
  test('is asked for their kind of login', async () => {
    const chosen = await ask('/student', { classCode, studentId: ann.id });
    expect(chosen.body.data).toEqual({ id: ann.id, name: 'Ann L.', kind: 'code', pictures: [] });
    await send('PUT', `${classrooms}/${room}/students/${ann.id}/login`, { kind: 'picture' });
    const { kind, pictures } = (await ask('/student', { classCode, studentId: ann.id })).body.data;
    expect([kind, pictures.length]).toEqual(['picture', 24]);
  });

  test('of another class, or an unknown one, is not found', async () => {
    expect(refusal(await ask('/student', { classCode, studentId: 'nobody' }))).toEqual([
      422,
      '/problems/entry/no-login',
    ]);
    expect(refusal(await logIn(ann.value, { ...ann, id: 'nobody' }))).toEqual([
      422,
      '/problems/entry/wrong-login',
    ]);
    expect(refusal(await logIn(bo.value))).toEqual([422, '/problems/entry/wrong-login']);
  });

  test("gets a token for the login, as a child types it, until the end of the school's day", async () => {
    const typed = ` ${Array.from(ann.value.toLowerCase()).join(' ')} `;
    expect((await logIn(typed)).body.data).toEqual({
      id: ann.id,
      name: 'Ann L.',
      token: expect.any(String),
      day: '2026-09-01',
      timeZone: 'America/Los_Angeles',
    });
  });

  test('is locked alone by five wrong logins; the lock doubles, ends, and can be removed by a teacher', async () => {
    await wrong(5);
    const locked = await logIn(ann.value);
    expect([...refusal(locked), locked.headers['retry-after']]).toEqual([
      429,
      '/problems/entry/locked',
      '300',
    ]);
    expect((await logIn(bo.value, bo)).status).toBe(200);
    await server.clock.advance(5 * minute);
    await wrong(5);
    expect((await logIn(ann.value)).headers['retry-after']).toBe('600');
    await send('DELETE', `${classrooms}/${room}/students/${ann.id}/lock`);
    expect((await logIn(ann.value)).status).toBe(200);
    await wrong(4);
    expect((await logIn(ann.value)).status).toBe(200);
    const actions = server.audit.entries().map(({ action }) => action);
    expect(actions.filter((action) => action === 'student/login-locked')).toHaveLength(2);
    expect(actions.filter((action) => action === 'student/logged-in')).toHaveLength(3);
  });

  test('[SEC-3] sixty wrong logins a minute from one network block that class for the network', async () => {
    const others = ['Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo', 'Kit', 'Lou', 'Max'].map((given) => ({
      given,
      family: null,
      studentId: null,
    }));
    await send('POST', `${classrooms}/${room}/students`, { students: others });
    const all = (await send('POST', `${classrooms}/${room}/login-cards`, { students: null, kind: null })).body
      .data.cards as readonly Card[];
    let tries = 0;
    for (const card of all)
      for (let at = 0; at < 5 && tries < 60; at += 1) {
        tries += 1;
        expect((await logIn('xyz', card)).status).toBe(422);
      }
    const last = all.at(-1) ?? ann;
    expect(refusal(await logIn(last.value, last))).toEqual([429, '/problems/call/too-many-requests']);
    expect((await logIn(last.value, last, '198.51.100.1')).status).toBe(200);
  });
});

describe("[ROS-8] a student's token", () => {
  beforeEach(async () => {
    const assign = (lessonSlug: string, overrides: object = {}) =>
      send('POST', `${classrooms}/${room}/assignments`, {
        lessonSlug,
        ...anAssignmentEdit(),
        note: 'For Grace',
        ...overrides,
      });
    await assign('load-the-barge', { visible: true, opensOn: null, dueOn: null });
    await assign('mind-the-quay', { visible: false, opensOn: null, dueOn: null });
  });

  test('reads the lessons that are open to the class, without teacher notes', async () => {
    const token = await entered();
    const { status, body, text } = await board(token);
    expect([status, body.data.student, body.data.classroom]).toEqual([
      200,
      { id: ann.id, name: 'Ann L.' },
      'Room 12',
    ]);
    expect(body.data.assignments).toMatchObject([{ lessonSlug: 'load-the-barge', progress: [] }]);
    expect(text).not.toContain('Grace');
  });

  test('writes the progress of its student only', async () => {
    const [token, other] = [await entered(), await entered(bo)];
    const [{ id }] = (await board(token)).body.data.assignments;
    const say = (state: string, activity = 'build') =>
      send('PUT', `${entry}/assignments/${id}/activities/${activity}`, { state }, as(token));
    expect((await say('started')).status).toBe(200);
    expect((await say('done')).status).toBe(200);
    expect((await board(token)).body.data.assignments[0].progress).toEqual([
      { activityId: 'build', state: 'done' },
    ]);
    expect((await board(other)).body.data.assignments[0].progress).toEqual([]);
    expect(refusal(await say('done', 'none'))).toEqual([404, '/problems/assignment/no-such-activity']);
  });

  test("[LIC-3] works for 14 days after the teacher's trial ended, then is read-only; with a license it works again, and nothing is lost", async () => {
    const say = async (state: string) => {
      const token = await entered();
      const { learning, assignments } = (await board(token)).body.data;
      const [{ id, progress }] = assignments;
      const said = await send('PUT', `${entry}/assignments/${id}/activities/build`, { state }, as(token));
      return { learning, progress, status: said.status, type: said.body.type };
    };
    expect(await say('started')).toMatchObject({ status: 200, learning: { state: 'open', lastDay: null } });
    // The trial ends 30 days after 1 a.m. on September 1 in Los Angeles.
    await server.clock.advance(31 * day);
    const lastDay = '2026-10-15';
    expect(await say('needs_help')).toMatchObject({ status: 200, learning: { state: 'ending', lastDay } });
    await server.clock.advance(14 * day);
    expect(await say('done')).toEqual({
      status: 403,
      type: '/problems/entry/view-only',
      learning: { state: 'view-only', lastDay },
      progress: [{ activityId: 'build', state: 'needs_help' }],
    });
    const now = server.clock.now();
    const license = { kind: 'school', seats: 5, startsAt: now, endsAt: now + day } as const;
    await server.grants.give({ ...license, organizationId: 'harbor' });
    expect(await say('done')).toMatchObject({ status: 200, learning: { state: 'open' } });
  });

  test('has no access to anything else', async () => {
    const token = await entered();
    for (const url of ['/v1/app/users/me', `${classrooms}/${room}`, `${classrooms}/${room}/students`])
      expect((await send('GET', url, undefined, as(token))).status).toBe(401);
    expect((await send('GET', `${entry}/assignments`)).status).toBe(403);
  });

  test('[C3] changes no name, picture or login of the student or a classmate, but the teacher can', async () => {
    const token = as(await entered());
    const draft = {
      given: 'Silly',
      family: null,
      display: null,
      studentId: null,
      grade: null,
      login: 'word',
    };
    for (const { id } of [ann, bo])
      for (const [method, url, payload] of [
        ['PUT', `/v1/app/students/${id}`, draft],
        ['PUT', `${classrooms}/${room}/students/${id}/login`, { kind: 'picture' }],
        ['POST', `${classrooms}/${room}/login-cards`, { students: [id], kind: 'picture' }],
      ] as const)
        expect((await send(method, url, payload, token)).status).toBe(401);
    const names = async () =>
      (await send('GET', `${classrooms}/${room}/students`)).body.data.map(
        ({ given }: { readonly given: string }) => given,
      );
    expect(await names()).toEqual(['Bo', 'Ann']);
    expect((await logIn(ann.value)).status).toBe(200);
    expect((await send('PUT', `/v1/app/students/${ann.id}`, { ...draft, given: 'Anna' })).status).toBe(200);
    expect(await names()).toEqual(['Anna', 'Bo']);
  });

  const over = [401, '/problems/entry/over'];

  test('ends with the day, on a reset, with the class code, and with the class', async () => {
    expect(refusal(await board('none'))).toEqual(over);
    const first = await entered();
    await send('PUT', `${classrooms}/${room}/class-code/paused`, { paused: true });
    expect(refusal(await board(first))).toEqual(over);
    await send('PUT', `${classrooms}/${room}/class-code/paused`, { paused: false });
    expect((await board(first)).status).toBe(200);
    await send('PUT', `${classrooms}/${room}/students/${ann.id}/login`, { kind: 'code' });
    expect(refusal(await board(first))).toEqual(over);
    const second = await entered(bo);
    classCode = (await send('POST', `${classrooms}/${room}/class-code`)).body.data.code;
    expect(refusal(await board(second))).toEqual(over);
    const third = await entered(bo);
    expect((await board(third)).status).toBe(200);
    await server.clock.advance(day);
    expect(refusal(await board(third))).toEqual(over);
  });
});
