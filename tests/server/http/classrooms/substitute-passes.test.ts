import { beforeEach, describe, expect, test } from 'vitest';
import { perNetwork } from '#application/service/platform/limits/limit-calls.ts';
import { anAssignmentEdit } from '../../../builders/a-classroom.ts';
import { aLesson, anActivity } from '../../../builders/a-lesson.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { day, hour } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

const classrooms = '/v1/app/classrooms';
const [today, tomorrow] = ['2026-09-01', '2026-09-02'];

let server: ReturnType<typeof aServer>;
let ada: { readonly authorization: string };
let room: string;

const send = (method: string, url: string, payload?: object, headers: object = ada) =>
  server.call(method, url, {
    headers: { ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const make = (on: string) => send('POST', `${classrooms}/${room}/passes`, { day: on });
const list = async () => (await send('GET', `${classrooms}/${room}/passes`)).body.data;
const open = (passCode: string) => send('POST', '/v1/app/passes', { passCode }, {});
const read = (token: string) =>
  send('GET', '/v1/app/passes/classroom', undefined, { 'blockyard-pass': token });
const refusal = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body.type];
async function entered(): Promise<{ readonly id: string; readonly code: string; readonly token: string }> {
  const { id, code } = (await make(today)).body.data;
  return { id, code, token: (await open(code)).body.data.token };
}

beforeEach(async () => {
  server = aServer();
  const activities = [anActivity({ id: 'build' })];
  const lessons = ['load-the-barge', 'mind-the-quay', 'sort-the-cargo'];
  await server.service.lessons.load(lessons.map((slug) => aLesson({ slug, activities })));
  ada = await server.signedIn();
  await anOrganization(server.organizations, { id: 'harbor', timeZone: 'America/Los_Angeles' });
  const accountId = server.accounts.accounts()[0]?.id ?? '';
  const membership = { id: 'm1', accountId, organizationId: 'harbor', role: 'teacher' } as const;
  await server.organizations.join({ ...membership, billingContact: false, at: server.clock.now() });
  room = (await send('POST', classrooms, { name: 'Room 12', gradeBand: '3-5' })).body.data.id;
});

describe('[ORG-13] a teacher creates passes for a class', () => {
  test("for a day in the school's time zone, and the code is shown once", async () => {
    const made = await make(tomorrow);
    const pass = {
      day: tomorrow,
      timeZone: 'America/Los_Angeles',
      madeBy: 'Ada Lovelace',
      standing: 'upcoming',
    };
    expect(made).toMatchObject({ status: 200, body: { data: pass } });
    expect(made.body.data.code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    const { code: _code, ...listed } = made.body.data;
    expect(await list()).toEqual({ passes: [listed], firstDay: today, lastDay: '2026-10-31' });
  });

  test('not for a past day, or one far ahead', async () => {
    for (const [on, code] of [
      ['2026-08-31', 'too-early'],
      ['2026-11-01', 'too-late'],
    ] as const) {
      const refused = await make(on);
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        [expect.objectContaining({ field: 'day', code })],
      ]);
    }
  });

  test('at most twenty at once, and none for an archived class', async () => {
    for (let made = 0; made < 20; made += 1) expect((await make(today)).status).toBe(200);
    expect(refusal(await make(today))).toEqual([422, '/problems/pass/limit']);
    const [first] = (await list()).passes;
    await send('DELETE', `${classrooms}/${room}/passes/${first.id}`);
    expect((await make(today)).status).toBe(200);
    await send('PUT', `${classrooms}/${room}/archived`, { archived: true });
    expect(refusal(await make(today))).toEqual([422, '/problems/classroom/archived']);
  });

  test("[ORG-3] not for another user's class", async () => {
    const { id } = (await make(today)).body.data;
    const grace = await server.signedIn('grace@hopper.test');
    const theirs = `${classrooms}/${room}/passes`;
    for (const asked of [
      send('GET', theirs, undefined, grace),
      send('POST', theirs, { day: today }, grace),
      send('DELETE', `${theirs}/${id}`, undefined, grace),
    ])
      expect(refusal(await asked)).toEqual([404, '/problems/classroom/not-found']);
    expect((await list()).passes).toHaveLength(1);
  });
});

describe('[ORG-13] a substitute sees the class', () => {
  const assign = async (lessonSlug: string, given = {}) =>
    (await send('POST', `${classrooms}/${room}/assignments`, { lessonSlug, ...anAssignmentEdit(given) })).body
      .data;

  test("with its lessons, the teacher's notes and the progress, but no names or addresses", async () => {
    const { id } = await assign('load-the-barge', { visible: true, note: 'The cups are in the closet.' });
    const progress = { state: 'done', minutes: 20 };
    await send('PUT', `/v1/app/assignments/${id}/progress/build`, progress, { ...ada, 'if-match': '"0"' });
    const { token } = await entered();
    const seen = await read(token);
    expect(seen).toMatchObject({
      status: 200,
      body: {
        data: {
          day: today,
          classroom: { name: 'Room 12', gradeBand: '3-5' },
          lessons: [
            {
              lessonSlug: 'load-the-barge',
              note: 'The cups are in the closet.',
              progress: [{ activityId: 'build', ...progress }],
            },
          ],
        },
      },
    });
    expect(seen.text).not.toMatch(/@|Ada|Lovelace/);
  });

  test('without lessons that are hidden from the class or removed', async () => {
    await assign('load-the-barge', { visible: true });
    await assign('mind-the-quay', { visible: false });
    const { id } = await assign('sort-the-cargo', { visible: true });
    await send('DELETE', `/v1/app/assignments/${id}`);
    const { lessons } = (await read((await entered()).token)).body.data;
    expect(lessons.map((lesson: { lessonSlug: string }) => lesson.lessonSlug)).toEqual(['load-the-barge']);
  });

  test('[ORG-2] and nothing else: a pass cannot be used as a login, or a login as a pass', async () => {
    const { token } = await entered();
    const pass = { 'blockyard-pass': token };
    expect((await send('GET', `${classrooms}/${room}`, undefined, pass)).status).toBe(401);
    expect((await send('GET', classrooms, undefined, pass)).status).toBe(401);
    expect((await send('GET', classrooms, undefined, { authorization: `Bearer ${token}` })).status).toBe(401);
    const asTeacher = await send('GET', '/v1/app/passes/classroom');
    expect(refusal(asTeacher)).toEqual([403, '/problems/account/not-permitted']);
  });

  test('[SEC-5] and each view is in the audit log, for the creator of the pass', async () => {
    const { id, token } = await entered();
    await read(token);
    const [made, opened, seen] = server.audit
      .entries()
      .filter(({ action }) => action.startsWith('classroom/pass'));
    const by = server.accounts.accounts()[0]?.id;
    const about = { subject: room, organization: 'harbor/' };
    expect(made).toMatchObject({
      ...about,
      action: 'classroom/pass-made',
      by,
      after: { passId: id, day: today },
    });
    const forMaker = { ...about, by: null, onBehalfOf: by, after: { passId: id } };
    expect(opened).toMatchObject({ ...forMaker, action: 'classroom/pass-opened' });
    expect(seen).toMatchObject({ ...forMaker, action: 'classroom/pass-read' });
  });
});

describe('[ORG-13] a pass is valid on its day', () => {
  test('before and after it, the right code is reported as early or late, and a wrong one only as wrong', async () => {
    const { code } = (await make(tomorrow)).body.data;
    expect(refusal(await open(code))).toEqual([403, '/problems/pass/upcoming']);
    await server.clock.advance(day);
    const { token } = (await open(code)).body.data;
    expect((await read(token)).status).toBe(200);
    await server.clock.advance(day);
    expect(refusal(await open(code))).toEqual([410, '/problems/pass/over']);
    expect(refusal(await read(token))).toEqual([410, '/problems/pass/over']);
    expect(refusal(await open('ABCDE-23456'))).toEqual([422, '/problems/pass/wrong-code']);
    expect(refusal(await read('none'))).toEqual([410, '/problems/pass/over']);
  });

  test('an impossible code is refused by its format', async () => {
    const refused = await open('ABC');
    expect(refused.body.errors).toEqual([expect.objectContaining({ field: 'passCode', code: 'malformed' })]);
  });

  test('a revoked pass ends at once, also where it was entered, and can be revoked once', async () => {
    const { id, code, token } = await entered();
    const url = `${classrooms}/${room}/passes/${id}`;
    expect((await send('DELETE', url)).status).toBe(200);
    expect(refusal(await read(token))).toEqual([410, '/problems/pass/revoked']);
    expect(refusal(await open(code))).toEqual([410, '/problems/pass/revoked']);
    expect(refusal(await send('DELETE', url))).toEqual([404, '/problems/pass/not-found']);
    expect((await list()).passes).toMatchObject([{ id, standing: 'revoked' }]);
  });

  test('it shows at most what its creator can see: it ends when they are disabled, or lose the class', async () => {
    const { code, token } = await entered();
    const [maker] = server.accounts.accounts();
    const id = maker?.id ?? '';
    await server.accounts.setDisabled(id, server.clock.now());
    expect(refusal(await read(token))).toEqual([410, '/problems/pass/revoked']);
    expect(refusal(await open(code))).toEqual([410, '/problems/pass/revoked']);
    await server.accounts.setDisabled(id, null);
    expect((await read(token)).status).toBe(200);
    await server.signedIn('grace@hopper.test');
    const grace = server.accounts.accounts().find(({ email }) => email === 'grace@hopper.test');
    await server.classrooms.transfer(room, grace?.id ?? '');
    expect(refusal(await read(token))).toEqual([410, '/problems/pass/revoked']);
  });

  test('[SEC-3] a code can be entered thirty times an hour, and a network has as many tries as a school has people', async () => {
    const { code } = (await make(today)).body.data;
    for (let tries = 0; tries < 30; tries += 1) expect((await open(code)).status).toBe(200);
    expect(refusal(await open(code))).toEqual([429, '/problems/call/too-many-requests']);
    await server.clock.advance(hour);
    expect((await open(code)).status).toBe(200);
    const other = (tries: number) => `ABCDE-${String(22222 + tries).replace(/[01]/g, 'A')}`;
    const answers = new Set<number>();
    for (let tries = 0; tries < perNetwork.limit + 20; tries += 1)
      answers.add((await open(other(tries))).status);
    expect([...answers]).toEqual([422, 429]);
  });
});
