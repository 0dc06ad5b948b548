import { beforeEach, describe, expect, test } from 'vitest';
import { aLesson, anActivity } from '../../../builders/a-lesson.ts';
import { anAssignmentEdit } from '../../../builders/a-classroom.ts';
import { richText } from '../../../builders/rich-text.ts';
import { day, minute } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

const classrooms = '/v1/app/classrooms';
const entry = '/v1/app/entry';
const starter = 'when program starts\nall lights off';
const red = 'when program starts\nall lights on, color (red)';
const green = 'when program starts\nall lights on, color (green)';

const [firstId, secondId, ownId] = [1, 2, 3].map((last) => `01990000-0000-7000-8000-00000000000${last}`);

let server: ReturnType<typeof aServer>;
let ada: { readonly authorization: string };
let room: string;
let assignmentId: string;
let ann: { readonly id: string; readonly token: object };
let bo: typeof ann;

const send = (method: string, url: string, payload?: object, headers: object = ada) =>
  server.call(method, url, { headers: { ...headers }, ...(payload === undefined ? {} : { payload }) });
const refusal = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body.type];

const save = (
  text: string,
  base: string | null = starter,
  overrides: object = {},
  by = { who: ann, id: firstId },
) =>
  send(
    'PUT',
    `${entry}/programs/${by.id}`,
    { assignmentId, activityId: 'build', name: null, base, text, ...overrides },
    by.who.token,
  );
const saveOwn = (name: string, text = red, id = ownId, who = ann) =>
  save(text, null, { assignmentId: null, activityId: null, name }, { who, id });
const programs = async (who = ann) =>
  (await send('GET', `${entry}/programs`, undefined, who.token)).body.data.programs;
const versions = async (id = firstId) =>
  (await send('GET', `${entry}/programs/${id}/versions`, undefined, ann.token)).body.data.versions;
const signal = (kind: string, who = ann, overrides: object = {}) =>
  send(
    'POST',
    `${entry}/signals`,
    { assignmentId, activityId: 'build', kind, earned: [], goals: 0, ...overrides },
    who.token,
  );
const work = async (after = 0) => (await send('GET', `${classrooms}/${room}/work?after=${after}`)).body.data;

beforeEach(async () => {
  server = aServer();
  const activities = [anActivity({ id: 'build' }), anActivity({ id: 'share' })];
  const { assessment: usual } = aLesson();
  const assessment = {
    ...usual,
    exitQuestions: [{ id: 'order', text: richText('Does order matter?') }],
    answers: [
      {
        questionId: 'order',
        text: richText('Yes. Each step builds on the one before.'),
        right: 'Yes',
        wrong: [{ says: 'No', tells: 'Has not swapped two steps yet.' }],
      },
    ],
  };
  await server.service.lessons.load([aLesson({ slug: 'load-the-barge', activities, assessment })]);
  ada = await server.signedIn();
  room = (await send('POST', classrooms, { name: 'Room 12', gradeBand: '3-5' })).body.data.id;
  const students = ['Ann', 'Bo'].map((given) => ({ given, family: null, studentId: null }));
  await send('POST', `${classrooms}/${room}/students`, { students });
  const classCode = (await send('POST', `${classrooms}/${room}/class-code`)).body.data.code;
  const made = await send('POST', `${classrooms}/${room}/login-cards`, { students: null, kind: 'code' });
  [ann, bo] = await Promise.all(
    made.body.data.cards.map(async ({ id, value }: { id: string; value: string }) => {
      const payload = { classCode, studentId: id, login: value };
      const { token } = (await server.call('POST', `${entry}/login`, { payload })).body.data;
      return { id, token: { 'blockyard-student': token } };
    }),
  );
  await send('POST', `${classrooms}/${room}/assignments`, {
    ...anAssignmentEdit(),
    lessonSlug: 'load-the-barge',
  });
  const board = await send('GET', `${entry}/assignments`, undefined, ann.token);
  assignmentId = board.body.data.assignments[0].id;
});

describe('[CLS-1] a program of a student', () => {
  test('is available on another computer, and its save can be repeated', async () => {
    expect(await programs()).toEqual([]);
    const first = await save(red);
    expect(first).toMatchObject({
      status: 200,
      body: {
        data: {
          id: firstId,
          lessonSlug: 'load-the-barge',
          activityId: 'build',
          name: null,
          version: 1,
          text: red,
          merged: false,
        },
      },
    });
    expect((await save(red)).body).toEqual(first.body);
    const { merged: _, ...stored } = first.body.data;
    expect(await programs()).toEqual([stored]);
    expect(await programs(bo)).toEqual([]);
  });

  test('[C11] is replaced by a save from an outdated computer, and the replaced state stays in the versions', async () => {
    await save(red);
    await server.clock.advance(1_000);
    expect((await save(green, starter, {}, { who: ann, id: secondId })).body.data).toMatchObject({
      id: firstId,
      text: green,
      merged: true,
    });
    expect(await versions()).toEqual([{ version: 1, text: red, at: server.clock.now() - 1_000 }]);
  });

  test('[C10] has a version from before an autosave that removes most of it, and otherwise one version every two minutes', async () => {
    const long = `${red}\nwait (1) seconds\nwait (2) seconds`;
    await save(long);
    await save(`${long}\nwait (3) seconds`, long);
    expect(await versions()).toEqual([]);
    await save('', `${long}\nwait (3) seconds`);
    expect(await versions()).toMatchObject([{ version: 2, text: `${long}\nwait (3) seconds` }]);
    await server.clock.advance(2 * minute);
    await save(red, '');
    expect(await versions()).toMatchObject([{ version: 3, text: '' }, { version: 2 }]);
  });

  test('[C15] stays editable when the lesson is removed', async () => {
    await save(red);
    await send('DELETE', `/v1/app/assignments/${assignmentId}`);
    expect((await save(green, red)).status).toBe(200);
    expect(await programs()).toMatchObject([{ text: green }]);
  });

  test('[CLS-6] cannot be changed, read or deleted by others', async () => {
    await saveOwn('My light');
    expect(refusal(await saveOwn('Mine now', green, ownId, bo))).toEqual([
      404,
      '/problems/program/not-found',
    ]);
    for (const [method, end] of [
      ['GET', '/versions'],
      ['DELETE', ''],
      ['POST', '/restore'],
    ] as const)
      expect(refusal(await send(method, `${entry}/programs/${ownId}${end}`, undefined, bo.token))).toEqual([
        404,
        '/problems/program/not-found',
      ]);
    expect(await programs()).toMatchObject([{ name: 'My light', text: red }]);
  });

  test("of the student's own has a name, and can be renamed, deleted and restored", async () => {
    await saveOwn('My light');
    expect((await saveOwn('  Our   light ')).body.data).toMatchObject({ name: 'Our light', version: 2 });
    expect((await send('DELETE', `${entry}/programs/${ownId}`, undefined, ann.token)).status).toBe(200);
    expect(await programs()).toEqual([]);
    expect(refusal(await saveOwn('Back'))).toEqual([404, '/problems/program/not-found']);
    expect((await send('POST', `${entry}/programs/${ownId}/restore`, undefined, ann.token)).status).toBe(200);
    expect(await programs()).toMatchObject([{ name: 'Our light' }]);
  });

  test('[SEC-4] is deleted and restored by calls without fields', async () => {
    for (const [method, end] of [
      ['DELETE', ''],
      ['POST', '/restore'],
    ] as const)
      expect(
        refusal(await send(method, `${entry}/programs/${ownId}${end}`, { name: 'x' }, ann.token)),
      ).toEqual([422, '/problems/form/invalid']);
  });

  test.each([
    ['no program', () => save('all the lights'), [422, '/problems/form/invalid']],
    ['an empty name', () => saveOwn('  '), [422, '/problems/form/invalid']],
    [
      'an activity of no lesson',
      () => save(red, null, { assignmentId: 'none' }),
      [404, '/problems/assignment/not-found'],
    ],
    [
      'no activity of the lesson',
      () => save(red, null, { activityId: 'none' }),
      [404, '/problems/assignment/no-such-activity'],
    ],
  ])('is refused: %s', async (_, saved, expected) => {
    expect(refusal(await saved())).toEqual(expected);
    expect(await programs()).toEqual([]);
  });

  test('[LIC-3] is read-only once the license ended', async () => {
    await save(red);
    await server.clock.advance(45 * day);
    expect((await save(green, red)).status).toBe(401);
  });
});

describe('[CLS-4] the marks of students', () => {
  const goals = (earned: readonly number[], who = ann) => signal('goals', who, { earned, goals: 2 });
  const say = (state: string, who = ann) =>
    send('PUT', `${entry}/assignments/${assignmentId}/activities/build`, { state }, who.token);
  const mark = (state: string | null, ...who: readonly (typeof ann)[]) =>
    send('PUT', `${classrooms}/${room}/students/marks`, {
      assignmentId,
      marks: who.map(({ id }) => ({ studentId: id, activityId: 'build', state })),
    });
  const dashboard = async () => (await send('GET', `${classrooms}/${room}/students/progress`)).body.data;
  const marks = async () => (await dashboard()).marks;
  const board = async (who = ann) =>
    (await send('GET', `${entry}/assignments`, undefined, who.token)).body.data.assignments[0];

  test('are set once, when a student meets all goals', async () => {
    await goals([1]);
    expect(await marks()).toEqual([]);
    await goals([0]);
    expect(await marks()).toMatchObject([{ studentId: ann.id, state: 'done', source: 'goals', own: null }]);
    await say('needs_help');
    await goals([0, 1]);
    expect(await marks()).toMatchObject([{ state: 'needs_help', source: 'student' }]);
  });

  test("do not replace a teacher's entry until the teacher removes it", async () => {
    await say('done');
    expect((await mark('needs_help', ann, bo)).status).toBe(200);
    await say('started');
    await goals([0, 1]);
    const own = { state: 'done', source: 'goals' };
    expect(await marks()).toMatchObject([
      { studentId: ann.id, state: 'needs_help', source: 'teacher', own },
      { studentId: bo.id, state: 'needs_help', source: 'teacher', own: null },
    ]);
    await mark(null, ann, bo);
    expect(await marks()).toMatchObject([{ studentId: ann.id, ...own, own: null }]);
    expect(server.audit.entries().map(({ action }) => action)).toContain('classroom/students-marked');
  });

  test('[C16] are the same on the dashboard, the live view, the page and the list of students', async () => {
    await signal('opened');
    await say('needs_help');
    await mark('done', ann, bo);
    const later = (await work()).work;
    expect(later).toMatchObject([{ studentId: ann.id, mark: { state: 'done', source: 'teacher' } }]);
    expect((await dashboard()).students.map(({ signs }: { signs: string[] }) => signs)).toEqual([[], []]);
    const record = (await send('GET', `/v1/app/students/${ann.id}`)).body.data;
    expect(record.marks).toMatchObject([{ state: 'done', source: 'teacher' }]);
    expect(record.student.done).toBe(1);
    expect((await board()).progress).toEqual([{ activityId: 'build', state: 'done' }]);
  });

  test('[CLS-1] for goals are available on another computer, also after the program changed', async () => {
    await goals([1]);
    await save(red);
    await signal('opened');
    expect((await board()).goals).toEqual([{ activityId: 'build', earned: [1], goals: 2 }]);
    expect((await board(bo)).goals).toEqual([]);
    await signal('goals', ann, { earned: [0], goals: 3 });
    expect((await board()).goals).toEqual([{ activityId: 'build', earned: [0], goals: 3 }]);
  });

  test('are accepted only for students and activities of the class', async () => {
    expect(refusal(await mark('done', { ...ann, id: 'none' }))).toEqual([404, '/problems/student/not-found']);
    const wrong = { assignmentId, marks: [{ studentId: ann.id, activityId: 'none', state: 'done' }] };
    const url = `${classrooms}/${room}/students/marks`;
    expect(refusal(await send('PUT', url, wrong))[1]).toBe('/problems/assignment/no-such-activity');
    const other = { ...wrong, assignmentId: 'none' };
    expect(refusal(await send('PUT', url, other))).toEqual([404, '/problems/assignment/not-found']);
    const grace = await server.signedIn('grace@hopper.test');
    expect(refusal(await send('PUT', url, wrong, grace))).toEqual([404, '/problems/classroom/not-found']);
    expect((await send('PUT', url, wrong, ann.token)).status).toBe(401);
    expect(await marks()).toEqual([]);
  });

  test('stay with the lesson when the student moves away and back', async () => {
    await goals([0, 1]);
    const other = (await send('POST', classrooms, { name: 'Room 13', gradeBand: '3-5' })).body.data.id;
    const move = (from: string, to: string) =>
      send('POST', '/v1/app/students/bulk/placement', {
        selection: { of: 'ids', ids: [ann.id] },
        act: { kind: 'move', from, to },
      });
    expect(refusal(await move(room, other))).toEqual([200, undefined]);
    expect(await marks()).toEqual([]);
    expect(refusal(await move(other, room))).toEqual([200, undefined]);
    expect(await marks()).toMatchObject([{ studentId: ann.id, state: 'done', source: 'goals' }]);
  });
});

describe('[CLS-4] the questions at the end of a lesson', () => {
  const answer = (choice: string, who = ann, questionId = 'order') =>
    send('PUT', `${entry}/assignments/${assignmentId}/answers/${questionId}`, { choice }, who.token);
  const answers = (who: object = ada) =>
    send('GET', `/v1/app/assignments/${assignmentId}/answers`, undefined, who);

  test("are answered by students, and only the class's teachers read them with the plan's notes", async () => {
    const url = `${entry}/assignments/${assignmentId}/lesson`;
    const lesson = (await send('GET', url, undefined, ann.token)).body.data;
    expect(lesson.exitQuestions).toMatchObject([{ id: 'order', choices: ['No', 'Yes'] }]);
    expect(JSON.stringify(lesson)).not.toContain('Has not swapped');
    await answer('Yes');
    expect((await answer('No')).status).toBe(200);
    await answer('Yes', bo);
    expect((await answers()).body.data).toMatchObject({
      questions: [{ choices: [{ says: 'No', tells: 'Has not swapped two steps yet.' }, { tells: null }] }],
      answers: expect.arrayContaining([
        expect.objectContaining({ studentId: ann.id, choice: 'No' }),
        expect.objectContaining({ studentId: bo.id, choice: 'Yes' }),
      ]),
    });
    const board = (await send('GET', `${entry}/assignments`, undefined, ann.token)).body.data;
    expect(board.assignments[0].answers).toEqual([{ questionId: 'order', choice: 'No' }]);
    expect((await answers(await server.signedIn('grace@hopper.test'))).status).toBe(404);
    expect((await answers(ann.token)).status).toBe(401);
  });

  test('accept only a choice of a question of the lesson', async () => {
    expect(refusal(await answer('Perhaps'))[1]).toBe('/problems/assignment/no-such-activity');
    expect(refusal(await answer('Yes', ann, 'none'))[1]).toBe('/problems/assignment/no-such-activity');
    expect((await answers()).body.data.answers).toEqual([]);
  });
});

describe('[CLS-2] the live view of a class', () => {
  test("shows each student's activity, program, goals and status", async () => {
    await signal('opened');
    await save(red);
    await signal('ran');
    await signal('goals', ann, { earned: [0, 2], goals: 3 });
    await send(
      'PUT',
      `${entry}/assignments/${assignmentId}/activities/build`,
      { state: 'needs_help' },
      ann.token,
    );
    const now = server.clock.now();
    expect(await work()).toEqual({
      seq: 5,
      now,
      room: { pausedUntil: null, show: null, closed: false, connected: [], unread: [] },
      work: [
        {
          studentId: ann.id,
          lessonSlug: 'load-the-barge',
          activityId: 'build',
          openedAt: now,
          changedAt: now,
          reorders: 0,
          sameBlocksSince: now,
          runs: 1,
          earned: [0, 2],
          goals: 3,
          seq: 5,
          mark: { state: 'needs_help', at: now, source: 'student', own: null },
          program: red,
        },
      ],
    });
    await signal('opened', bo);
    expect((await work(5)).work).toMatchObject([{ studentId: bo.id, seq: 6, program: null }]);
    expect((await work(6)).work).toEqual([]);
  });

  test("[CLS-6] is available to the class's teachers only", async () => {
    await signal('opened');
    const grace = await server.signedIn('grace@hopper.test');
    expect(refusal(await send('GET', `${classrooms}/${room}/work`, undefined, grace))).toEqual([
      404,
      '/problems/classroom/not-found',
    ]);
    expect((await send('GET', `${classrooms}/${room}/work`, undefined, ann.token)).status).toBe(401);
  });
});
