import { expect, test } from 'vitest';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { aServer } from '../../a-server.ts';

const classrooms = '/v1/app/classrooms';
const entry = '/v1/app/entry';
const lessonSlug = 'harbor-light';
const activityId = 'the-long-way';

type Card = { readonly id: string; readonly name: string; readonly value: string };

const names = Array.from({ length: 30 }, (_, at) => `Student${String(at + 1).padStart(2, '0')}`);

test('[CLS-1] [CLS-2] [CLS-3] [CLS-4] thirty students go from their cards to marks at the same time', async () => {
  const server = aServer();
  await server.service.lessons.load(await loadLessons('content/lessons'));
  const ada = await server.signedIn();
  const send = async (method: string, url: string, payload?: object, headers: object = ada) => {
    const options = { headers: { ...headers }, ...(payload === undefined ? {} : { payload }) };
    const reply = await server.call(method, url, options);
    expect(reply.status, `${method} ${url}: ${reply.text}`).toBe(200);
    return reply.body.data;
  };
  const created = await server.call('POST', classrooms, {
    headers: ada,
    payload: { name: 'Room 12', gradeBand: '3-5' },
  });
  const room: string = created.body.data.id;
  const students = names.map((given) => ({ given, family: null, studentId: null }));
  await server.call('POST', `${classrooms}/${room}/students`, { headers: ada, payload: { students } });
  const assignment = { visible: true, opensOn: null, dueOn: null, note: '', lessonSlug };
  await server.call('POST', `${classrooms}/${room}/assignments`, { headers: ada, payload: assignment });
  const { code: classCode } = await send('POST', `${classrooms}/${room}/class-code`);
  const { cards } = await send('POST', `${classrooms}/${room}/login-cards`, { students: null, kind: 'word' });
  expect(cards).toHaveLength(30);

  const attend = async ({ id, value }: Card, place: number): Promise<void> => {
    const { students: seen } = await send('POST', entry, { classCode }, {});
    expect(seen).toHaveLength(30);
    const login = { classCode, studentId: id, login: value };
    const { token } = await send('POST', `${entry}/login`, login, {});
    const own = { 'blockyard-student': token };
    const { assignments } = await send('GET', `${entry}/assignments`, undefined, own);
    const assignmentId: string = assignments[0].id;
    const lesson = await send('GET', `${entry}/assignments/${assignmentId}/lesson`, undefined, own);
    const at = { assignmentId, activityId };
    const report = (kind: string, earned: readonly number[] = []) =>
      send('POST', `${entry}/signals`, { ...at, kind, earned, goals: 2 }, own);
    const say = (state: string) =>
      send('PUT', `${entry}/assignments/${assignmentId}/activities/${activityId}`, { state }, own);
    await report('opened');
    const program = crypto.randomUUID();
    let base: string | null = null;
    for (let change = 0; change < 3; change += 1) {
      const text = `when button pressed\nwait (${change}) seconds\nwait (${place}) seconds`;
      await send('PUT', `${entry}/programs/${program}`, { ...at, name: null, base, text }, own);
      base = text;
    }
    await report('ran');
    if (place === 0) return void (await say('needs_help'));
    await report('goals', [0, 1]);
    for (const { id: question, choices } of lesson.exitQuestions)
      await send(
        'PUT',
        `${entry}/assignments/${assignmentId}/answers/${question}`,
        { choice: choices[0] },
        own,
      );
    return undefined;
  };
  await Promise.all(cards.map(attend));

  const { work, seq } = await send('GET', `${classrooms}/${room}/work?after=0`);
  expect(new Set(work.map(({ studentId }: { studentId: string }) => studentId)).size).toBe(30);
  for (const [place, { id }] of cards.entries())
    expect(work.find(({ studentId }: { studentId: string }) => studentId === id)).toMatchObject({
      program: `when button pressed\nwait (2) seconds\nwait (${place}) seconds`,
      earned: place === 0 ? [] : [0, 1],
    });
  // Each change has a different number, and the last one is the number of the class.
  const numbers = work.map((each: { seq: number }) => each.seq);
  expect(new Set(numbers).size).toBe(30);
  expect(Math.max(...numbers)).toBe(seq);
  const { marks } = await send('GET', `${classrooms}/${room}/students/progress`);
  const states = marks.map(({ state, source }: { state: string; source: string }) => `${state} by ${source}`);
  expect(states.toSorted()).toEqual([
    ...Array.from({ length: 29 }, () => 'done by goals'),
    'needs_help by student',
  ]);
  const assignmentId = (await send('GET', `${classrooms}/${room}`)).assignments?.[0]?.id;
  const { answers, questions } = await send('GET', `/v1/app/assignments/${assignmentId}/answers`);
  expect(answers).toHaveLength(29 * questions.length);
});
