import { beforeEach, describe, expect, test } from 'vitest';
import { anAssignmentEdit } from '../../../builders/a-classroom.ts';
import { aLesson, anActivity } from '../../../builders/a-lesson.ts';
import { day } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

const classrooms = '/v1/app/classrooms';
const room12 = { name: 'Room 12', gradeBand: '3-5' };

describe('classes over HTTP', () => {
  let server: ReturnType<typeof aServer>;
  beforeEach(async () => {
    server = aServer();
    await server.service.lessons.load([aLesson({ activities: [anActivity({ id: 'build' })] })]);
  });

  const send = async (method: string, url: string, payload?: object, more: Record<string, string> = {}) =>
    server.call(method, url, {
      headers: { ...(await server.signedIn()), ...more },
      ...(payload === undefined ? {} : { payload }),
    });
  const open = async () => (await send('POST', classrooms, room12)).body.data;
  const assign = async (id: string) =>
    (
      await send('POST', `${classrooms}/${id}/assignments`, {
        lessonSlug: 'load-the-barge',
        ...anAssignmentEdit(),
      })
    ).body.data;

  test('[LES-7] a versioned resource returns its version, and accepts an edit based on it', async () => {
    const { id } = await open();
    const read = await send('GET', `${classrooms}/${id}`);
    expect(read.headers['etag']).toBe('"1"');
    const edited = await send(
      'PUT',
      `${classrooms}/${id}`,
      { ...room12, name: 'Class 4b' },
      { 'if-match': '"1"' },
    );
    expect(edited).toMatchObject({ status: 200, body: { data: { name: 'Class 4b', version: 2 } } });
    expect(edited.headers['etag']).toBe('"2"');
  });

  test('[LES-7] a stale edit is refused with the current state, and changes nothing', async () => {
    const { id } = await open();
    const assignment = await assign(id);
    const url = `/v1/app/assignments/${assignment.id}`;
    const first = await send('PUT', url, anAssignmentEdit({ note: 'Cups.' }), { 'if-match': '"1"' });
    const second = await send('PUT', url, anAssignmentEdit({ note: 'Mine.' }), { 'if-match': '"1"' });
    expect(second).toMatchObject({
      status: 412,
      body: { type: '/problems/classroom/edit-conflict', current: first.body.data },
    });
    expect((await send('GET', `${classrooms}/${id}`)).body.data.assignments).toEqual([first.body.data]);
  });

  test.each([{}, { 'if-match': '*' }, { 'if-match': 'W/"1"' }, { 'if-match': '1' }, { 'if-match': '"x"' }])(
    'an edit without a valid version is refused: %j',
    async (headers) => {
      const { id } = await open();
      const { id: assignment } = await assign(id);
      const progress = `/v1/app/assignments/${assignment}/progress/build`;
      for (const [url, payload] of [
        [`${classrooms}/${id}`, room12],
        [`/v1/app/assignments/${assignment}`, anAssignmentEdit()],
        [`/v1/app/assignments/${assignment}/lesson-version`, { version: 1 }],
        [progress, { state: 'done', minutes: 5 }],
      ] as const) {
        const reply = await send('PUT', url, payload, headers);
        expect(reply).toMatchObject({ status: 428, body: { type: '/problems/call/version-required' } });
      }
      expect((await send('GET', `${classrooms}/${id}`)).body.data.classroom.version).toBe(1);
    },
  );

  test('[UI-9] a time zone that the server does not know is refused only if times are listed', async () => {
    const inZone = 'timeZone=Nowhere/At_All';
    expect((await send('GET', `${classrooms}?${inZone}`)).body.type).toBe('/problems/call/malformed');
    expect((await send('GET', `/v1/app/students?${inZone}`)).status).toBe(200);
  });

  test('[CAL-2] a repeated request creates one class', async () => {
    const key = { 'idempotency-key': 'one' };
    const first = await send('POST', classrooms, room12, key);
    const again = await send('POST', classrooms, room12, key);
    expect(again.body).toEqual(first.body);
    expect((await send('GET', classrooms)).body.data).toHaveLength(1);
  });

  test('[SEC-4] fields that the calls do not have are refused', async () => {
    const { id } = await open();
    const payloads = [
      ['POST', classrooms, { ...room12, version: 7 }],
      ['PUT', `${classrooms}/${id}`, { ...room12, teachers: [] }],
      ['POST', `${classrooms}/${id}/teachers`, { email: 'grace@hopper.test', role: 'owner' }],
      ['PUT', `${classrooms}/${id}/archived`, { archived: true, at: 0 }],
    ] as const;
    for (const [method, url, payload] of payloads) {
      const reply = await send(method, url, payload, { 'if-match': '"1"' });
      expect(reply).toMatchObject({ status: 422, body: { errors: [{ code: 'unknown-field' }] } });
    }
  });

  test.each([
    ['classroom/not-found', 404, 'GET', `${classrooms}/00000000-0000-7000-8000-00000000ffff`],
    ['classroom/not-found', 404, 'GET', `${classrooms}/%00`],
    ['assignment/not-found', 404, 'DELETE', '/v1/app/assignments/x%27%20or%20%271'],
    ['lesson/not-found', 404, 'GET', '/v1/app/lessons/load-the-barge?version=9'],
    ['call/no-such-path', 404, 'GET', '/v1/app/assignments'],
  ])('[ORG-3] /problems/%s, %d: %s %s', async (type, status, method, url) => {
    await open();
    const reply = await send(method, url);
    expect(reply).toMatchObject({ status, body: { type: `/problems/${type}` } });
  });

  test('[LIC-3] a change after the trial is refused because it needs a license, and reading continues', async () => {
    server.identity.tokenLifetime = 365 * day;
    const { id } = await open();
    await server.clock.advance(31 * day);
    const reply = await send('POST', classrooms, room12);
    expect(reply).toMatchObject({ status: 402, body: { type: '/problems/license/ended' } });
    expect((await send('GET', `${classrooms}/${id}`)).status).toBe(200);
  });

  test("[ORG-3] a co-teacher who tries an owner's action gets 403, and a stranger gets 404", async () => {
    const { id } = await open();
    await send('POST', `${classrooms}/${id}/teachers`, { email: 'grace@hopper.test' });
    const archiveAs = async (email: string) =>
      server.call('PUT', `${classrooms}/${id}/archived`, {
        headers: await server.signedIn(email),
        payload: { archived: true },
      });
    expect(await archiveAs('grace@hopper.test')).toMatchObject({
      status: 403,
      body: { type: '/problems/classroom/owner-only' },
    });
    expect((await archiveAs('mallory@nowhere.test')).status).toBe(404);
  });

  test('[REL-6] the mail to a co-teacher is sent', async () => {
    const { id } = await open();
    await send('POST', `${classrooms}/${id}/teachers`, { email: 'grace@hopper.test' });
    await server.outbox.deliver(server.service.jobs.handlers.mail);
    expect(server.mailer.mails()).toMatchObject([
      { to: 'grace@hopper.test', subject: expect.stringContaining('Room 12') },
    ]);
  });

  test('[SEC-2] the mail to a co-teacher has no link, even if a name contains one', async () => {
    const name = 'Win at http://evil.example/win';
    const { id } = (await send('POST', classrooms, { ...room12, name })).body.data;
    await send('POST', `${classrooms}/${id}/teachers`, { email: 'grace@hopper.test' });
    await server.outbox.deliver(server.service.jobs.handlers.mail);
    const [mail] = server.mailer.mails();
    expect(JSON.stringify(mail)).toContain('Win at …');
    expect(JSON.stringify(mail)).not.toContain('evil');
  });

  test('[AUT-17] deleting an account leaves its shared classes to a co-teacher', async () => {
    const { id } = await open();
    await send('POST', `${classrooms}/${id}/teachers`, { email: 'grace@hopper.test' });
    const grace = { headers: await server.signedIn('grace@hopper.test') };
    await server.call('GET', classrooms, grace);
    expect((await send('DELETE', '/v1/app/users/me')).status).toBe(200);
    const left = await server.call('GET', `${classrooms}/${id}`, grace);
    expect(left.body.data.classroom.teachers).toMatchObject([{ email: 'grace@hopper.test', role: 'owner' }]);
  });
});
