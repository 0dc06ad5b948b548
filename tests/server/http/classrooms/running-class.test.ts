import { beforeEach, describe, expect, test } from 'vitest';
import { anAssignmentEdit } from '../../../builders/a-classroom.ts';
import { aLesson, anActivity, aProject } from '../../../builders/a-lesson.ts';
import { day, minute } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

const classrooms = '/v1/app/classrooms';
const entry = '/v1/app/entry';
const red = 'when program starts\nall lights on, color (red)';
const lessonSlug = 'load-the-barge';
const [firstId, secondId] = [1, 2].map((last) => `01990000-0000-7000-8000-00000000000${last}`);

type Student = { readonly id: string; readonly token: object; readonly login: string };

let server: ReturnType<typeof aServer>;
let ada: { readonly authorization: string };
let room: string;
let classCode: string;
let assignmentId: string;
let ann: Student;
let bo: Student;

const send = (method: string, url: string, payload?: object, headers: object = ada) =>
  server.call(method, url, { headers: { ...headers }, ...(payload === undefined ? {} : { payload }) });
const refusal = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body.type];
const lead = (method: string, what: string, payload?: object, by: object = ada) =>
  send(method, `${classrooms}/${room}/live/${what}`, payload, by);
const classNow = async ({ token }: Student) =>
  (await send('GET', `${entry}/class`, undefined, token)).body.data;
const liveRoom = async () => (await send('GET', `${classrooms}/${room}/work`)).body.data.room;
const logIn = ({ id, login }: Pick<Student, 'id' | 'login'>) =>
  server.call('POST', `${entry}/login`, { payload: { classCode, studentId: id, login } });
const save = (who: Student, id = firstId, text = red) =>
  send(
    'PUT',
    `${entry}/programs/${id}`,
    { assignmentId, activityId: 'build', name: null, base: null, text },
    who.token,
  );
const show = (who: Student = ann) =>
  lead('PUT', 'show', { show: { studentId: who.id, lessonSlug, activityId: 'build' } });
const answer = (who: Student, agrees: boolean) => send('PUT', `${entry}/class/show`, { agrees }, who.token);

beforeEach(async () => {
  server = aServer();
  const steps = { kind: 'list', start: 1, items: [[], [], []] } as const;
  const build = anActivity({ id: 'build', studentView: [steps], project: aProject() });
  const activities = [build, anActivity({ id: 'share' })];
  await server.service.lessons.load([aLesson({ slug: lessonSlug, activities })]);
  ada = await server.signedIn();
  room = (await send('POST', classrooms, { name: 'Room 12', gradeBand: '3-5' })).body.data.id;
  const students = ['Ann', 'Bo'].map((given) => ({ given, family: null, studentId: null }));
  await send('POST', `${classrooms}/${room}/students`, { students });
  classCode = (await send('POST', `${classrooms}/${room}/class-code`)).body.data.code;
  const made = await send('POST', `${classrooms}/${room}/login-cards`, { students: null, kind: 'code' });
  [ann, bo] = await Promise.all(
    made.body.data.cards.map(async ({ id, value }: { id: string; value: string }) => {
      const { token } = (await logIn({ id, login: value })).body.data;
      return { id, login: value, token: { 'blockyard-student': token } };
    }),
  );
  await send('POST', `${classrooms}/${room}/assignments`, { ...anAssignmentEdit(), lessonSlug });
  const board = await send('GET', `${entry}/assignments`, undefined, ann.token);
  assignmentId = board.body.data.assignments[0].id;
});

describe('[CLS-2] messages from a fixed list', () => {
  test('a message to one student has the number of a step of the lesson, and stays until they close it', async () => {
    expect((await lead('GET', 'messages')).body.data.activities).toEqual([
      {
        lessonSlug,
        activityId: 'build',
        title: 'Build it',
        steps: 3,
        hints: ['Which block takes “time”?', 'Look at “depth”.'],
      },
      { lessonSlug, activityId: 'share', title: 'Build it', steps: 0, hints: [] },
    ]);
    const step = (number: number, studentId: string | null = ann.id) =>
      lead('POST', 'messages', { studentId, kind: 'look-at-step', step: number });
    expect((await step(2)).status).toBe(200);
    const sentAt = server.clock.now();
    expect((await classNow(ann)).message).toEqual({ kind: 'look-at-step', step: 2, sentAt });
    expect((await classNow(bo)).message).toBeNull();
    expect((await liveRoom()).unread).toEqual([ann.id]);
    await send('POST', `${entry}/class/message`, { sentAt }, ann.token);
    expect((await classNow(ann)).message).toBeNull();
    expect((await liveRoom()).unread).toEqual([]);
    expect(refusal(await step(4))).toEqual([422, '/problems/class/no-such-message']);
    expect(refusal(await step(1, 'nobody'))).toEqual([404, '/problems/student/not-found']);
  });

  test('a hint is one of the activity, and its text stays as it was sent', async () => {
    const hint = (number: number, place: object = {}) =>
      lead('POST', 'messages', {
        studentId: ann.id,
        kind: 'lesson-hint',
        step: null,
        hint: { lessonSlug, activityId: 'build', number, ...place },
      });
    expect((await hint(2)).status).toBe(200);
    const sent = { kind: 'lesson-hint', step: null, activity: 'Build it', text: 'Look at “depth”.' };
    await server.service.lessons.load([aLesson({ slug: lessonSlug })]);
    expect((await classNow(ann)).message).toEqual({ ...sent, sentAt: server.clock.now() });
    expect((await classNow(bo)).message).toBeNull();
    const entry = server.audit.entries().find(({ action }) => action === 'classroom/message-sent');
    expect(entry?.after).toEqual({ ...sent, to: 'one' });
  });

  test('a message that the lessons of the class do not have is refused', async () => {
    const none = { studentId: null, kind: 'well-done', step: null };
    const hint = { lessonSlug, activityId: 'build', number: 1 };
    for (const wrong of [
      { kind: 'lesson-hint' },
      { kind: 'lesson-hint', hint: { ...hint, number: 0 } },
      { kind: 'lesson-hint', hint: { ...hint, number: 3 } },
      { kind: 'lesson-hint', hint: { ...hint, activityId: 'share' } },
      { kind: 'lesson-hint', hint: { ...hint, lessonSlug: 'heave-ho' } },
      { kind: 'lesson-hint', hint, step: 1 },
      { kind: 'look-at-step', hint, step: 1 },
      { hint },
    ])
      expect(refusal(await lead('POST', 'messages', { ...none, ...wrong }))).toEqual([
        422,
        '/problems/class/no-such-message',
      ]);
    expect((await classNow(ann)).message).toBeNull();
  });

  test('a message to all students is deleted after half an hour', async () => {
    await lead('POST', 'messages', { studentId: null, kind: 'well-done', step: null });
    expect([(await classNow(ann)).message.kind, (await classNow(bo)).message.kind]).toEqual([
      'well-done',
      'well-done',
    ]);
    await server.clock.advance(30 * minute);
    expect((await classNow(ann)).message).toBeNull();
  });

  test('[CLS-6] accepts no free text', async () => {
    for (const payload of [
      { studentId: ann.id, kind: 'You are slow', step: null },
      { studentId: ann.id, kind: 'well-done', step: null, text: 'You are slow' },
      { studentId: ann.id, kind: 'lesson-hint', step: null, hint: { text: 'You are slow' } },
    ])
      expect(refusal(await lead('POST', 'messages', payload))).toEqual([422, '/problems/form/invalid']);
    expect((await classNow(ann)).message).toBeNull();
  });
});

test('[CLS-2] a pause applies to everyone, and ends automatically after ten minutes', async () => {
  await lead('PUT', 'pause', { paused: true });
  const until = server.clock.now() + 10 * minute;
  expect((await classNow(ann)).pausedUntil).toBe(until);
  expect((await liveRoom()).pausedUntil).toBe(until);
  await lead('PUT', 'pause', { paused: false });
  expect((await classNow(bo)).pausedUntil).toBeNull();
  await lead('PUT', 'pause', { paused: true });
  await server.clock.advance(10 * minute);
  expect((await classNow(ann)).pausedUntil).toBeNull();
  expect((await liveRoom()).pausedUntil).toBeNull();
});

describe('[CLS-2] [CLS-6] a program shown to the class', () => {
  test('is shown only after its student agrees, and only as long as they agree', async () => {
    await save(ann);
    await show();
    expect((await classNow(ann)).own).toMatchObject({ activityId: 'build', state: 'asked' });
    expect(await classNow(bo)).toMatchObject({ own: null, shown: null });
    expect((await answer(ann, true)).status).toBe(200);
    expect((await liveRoom()).show).toMatchObject({ studentId: ann.id, state: 'shown' });
    expect((await classNow(bo)).shown).toMatchObject({ name: 'Ann', text: red, activityId: 'build' });
    expect((await classNow(ann)).shown).toBeNull();
    await answer(ann, false);
    expect((await classNow(bo)).shown).toBeNull();
    expect((await liveRoom()).show).toMatchObject({ state: 'refused' });
  });

  test('can be approved only by its student, and ends after 20 minutes', async () => {
    await save(ann);
    await show();
    expect(refusal(await answer(bo, true))).toEqual([422, '/problems/class/nothing-asked']);
    await answer(ann, true);
    await server.clock.advance(20 * minute);
    expect((await classNow(bo)).shown).toBeNull();
    expect(refusal(await answer(ann, true))).toEqual([422, '/problems/class/nothing-asked']);
  });

  test('belongs to a student of the class who has built a program', async () => {
    expect(refusal(await show())).toEqual([404, '/problems/program/not-found']);
    expect(refusal(await show({ ...ann, id: 'nobody' }))).toEqual([404, '/problems/student/not-found']);
  });
});

describe('[CLS-2] a program shared with the partner', () => {
  const pair = () =>
    send('PUT', `${classrooms}/${room}/pairs/${assignmentId}`, { groups: [[ann.id, bo.id]] });
  const share = (id = firstId) => send('POST', `${entry}/programs/${id}/share`, undefined, ann.token);
  const programsOf = async ({ token }: Student) =>
    (await send('GET', `${entry}/programs`, undefined, token)).body.data.programs;

  test('[C15] is one copy, which stays when the pairs change', async () => {
    await save(ann);
    expect(refusal(await share())).toEqual([422, '/problems/program/no-partner']);
    await pair();
    const partners = await send('GET', `${entry}/partners`, undefined, ann.token);
    expect(partners.body.data.partners).toEqual([{ id: bo.id, name: 'Bo' }]);
    expect((await share()).status).toBe(200);
    expect((await share()).status).toBe(200);
    expect(await programsOf(bo)).toMatchObject([{ name: 'From Ann', text: red }]);
    await send('PUT', `${classrooms}/${room}/pairs/${assignmentId}`, { groups: [] });
    expect(await programsOf(bo)).toHaveLength(1);
    expect(refusal(await share())).toEqual([422, '/problems/program/no-partner']);
  });

  test("[CLS-6] has no name that its student typed, and is a program of the partner's own", async () => {
    await pair();
    const own = { assignmentId: null, activityId: null, name: 'Bo is silly', base: null, text: red };
    await send('PUT', `${entry}/programs/${firstId}`, own, ann.token);
    await share();
    expect((await programsOf(bo)).map(({ name }: { name: string }) => name)).toEqual(['From Ann']);
    await save(bo, secondId);
    expect(refusal(await share(secondId))).toEqual([404, '/problems/program/not-found']);
  });
});

describe('[CLS-6] a class that is closed for the day', () => {
  const close = (closed: boolean) => send('PUT', `${classrooms}/${room}/class-code/closed`, { closed });

  test('logs everyone out and refuses logins until the teacher opens it', async () => {
    expect((await close(true)).status).toBe(200);
    expect(refusal(await send('GET', `${entry}/programs`, undefined, ann.token))).toEqual([
      401,
      '/problems/entry/over',
    ]);
    expect(refusal(await logIn(ann))).toEqual([422, '/problems/entry/closed']);
    expect(refusal(await server.call('POST', entry, { payload: { classCode } }))).toEqual([
      422,
      '/problems/entry/closed',
    ]);
    expect((await liveRoom()).closed).toBe(true);
    expect((await send('GET', `${classrooms}/${room}/class-code`)).body.data.closedOn).not.toBeNull();
    await close(false);
    expect((await logIn(ann)).status).toBe(200);
    expect((await send('GET', `${entry}/programs`, undefined, ann.token)).status).toBe(200);
  });

  test("opens automatically on the school's next day", async () => {
    await close(true);
    await server.clock.advance(day);
    expect((await logIn(ann)).status).toBe(200);
    ada = await server.signedIn();
    expect((await send('GET', `${classrooms}/${room}/class-code`)).body.data.closedOn).toBeNull();
  });
});

test('[CLS-6] [C8] "Not me" revokes the token on the server', async () => {
  expect((await send('POST', `${entry}/leave`, undefined, ann.token)).status).toBe(200);
  expect(refusal(await send('GET', `${entry}/programs`, undefined, ann.token))).toEqual([
    401,
    '/problems/entry/over',
  ]);
  expect((await classNow(bo)).pausedUntil).toBeNull();
  expect((await logIn(ann)).status).toBe(200);
});

test("[CLS-6] the teacher sees which students are connected, and which are on the same network as the teacher's page", async () => {
  const at = (remoteAddress: string, { token }: Student) =>
    server.call('GET', `${entry}/class`, { headers: { ...token }, remoteAddress });
  await at('203.0.113.7', ann);
  await at('198.51.100.9', bo);
  const seen = await server.call('GET', `${classrooms}/${room}/work`, {
    headers: { ...ada },
    remoteAddress: '203.0.113.7',
  });
  const until = server.clock.now() + 15_000;
  const connected = [
    { studentId: ann.id, until, sameNetwork: true },
    { studentId: bo.id, until, sameNetwork: false },
  ].toSorted((one, other) => (one.studentId < other.studentId ? -1 : 1));
  expect(seen.body.data.room.connected).toEqual(connected);
  await server.clock.advance(15_000);
  expect((await liveRoom()).connected).toEqual([]);
});

test('[CLS-6] no one else can control the class', async () => {
  await save(ann);
  const grace = await server.signedIn('grace@hopper.test');
  for (const [method, what, payload] of [
    ['PUT', 'pause', { paused: true }],
    ['PUT', 'show', { show: null }],
    ['POST', 'messages', { studentId: null, kind: 'well-done', step: null }],
  ] as const) {
    expect(refusal(await lead(method, what, payload, grace))).toEqual([404, '/problems/classroom/not-found']);
    expect((await lead(method, what, payload, ann.token)).status).toBe(401);
  }
});

test('[SEC-4] student calls without a body refuse fields', async () => {
  for (const path of ['/leave', `/programs/${firstId}/share`])
    expect(refusal(await send('POST', `${entry}${path}`, { name: 'x' }, ann.token))).toEqual([
      422,
      '/problems/form/invalid',
    ]);
});

test("[CLS-2] [CLS-6] the audit log has the actions on the class, with the students' IDs", async () => {
  await save(ann);
  await lead('POST', 'messages', { studentId: ann.id, kind: 'look-at-step', step: 2 });
  await lead('POST', 'messages', { studentId: null, kind: 'well-done', step: null });
  await lead('PUT', 'pause', { paused: true });
  await lead('PUT', 'pause', { paused: false });
  await show();
  await answer(ann, true);
  await answer(ann, false);
  await lead('PUT', 'show', { show: null });
  await send('PUT', `${classrooms}/${room}/pairs/${assignmentId}`, { groups: [[ann.id, bo.id]] });
  await send('POST', `${entry}/programs/${firstId}/share`, undefined, ann.token);
  await lead('POST', 'messages', { studentId: 'nobody', kind: 'well-done', step: null });
  const account = server.audit.entries().find(({ action }) => action === 'classroom/paused')?.by ?? '';
  const acts = server.audit
    .entries()
    .filter(({ subject, action }) => subject === room || action.startsWith('student/'))
    .map(({ action, subject, concerned, after }) => ({ action, subject, concerned, after }));
  const byTeacher = (action: string, students: readonly string[] = [], after: unknown = null) => ({
    action: `classroom/${action}`,
    subject: room,
    after,
    concerned: [account, room, ...students],
  });
  const byAnn = (action: string, students: readonly string[] = []) => ({
    action: `student/${action}`,
    subject: ann.id,
    after: null,
    concerned: [ann.id, ...students],
  });
  expect(acts.slice(-9)).toEqual([
    byTeacher('message-sent', [ann.id], { kind: 'look-at-step', step: 2, to: 'one' }),
    byTeacher('message-sent', [], { kind: 'well-done', step: null, to: 'all' }),
    byTeacher('paused'),
    byTeacher('pause-ended'),
    byTeacher('show-asked', [ann.id]),
    byAnn('show-agreed'),
    byAnn('show-refused'),
    byTeacher('show-ended'),
    byAnn('program-shared', [bo.id]),
  ]);
});
