import { beforeEach, describe, expect, test } from 'vitest';
import { aLesson } from '../../../builders/a-lesson.ts';
import { minute } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

const school = '203.0.113.7';
const classrooms = '/v1/app/classrooms';
const classes = 20;
const perClass = 30;

type Student = { readonly id: string; readonly login: string; readonly classCode: string };

let server: ReturnType<typeof aServer>;
let students: readonly Student[];

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  server.call('POST', url, { payload, headers, remoteAddress: school });

async function openClass(at: number, headers: Record<string, string>): Promise<readonly Student[]> {
  const named = await post(classrooms, { name: `Room ${at}`, gradeBand: '3-5' }, headers);
  const room = `${classrooms}/${named.body.data.id}`;
  const rows = Array.from({ length: perClass }, (_, seat) => ({
    given: `Student ${seat}`,
    family: null,
    studentId: null,
  }));
  expect((await post(`${room}/students`, { students: rows }, headers)).status).toBe(200);
  const { code } = (await post(`${room}/class-code`, {}, headers)).body.data;
  const assigned = { lessonSlug: 'load-the-barge', visible: true, opensOn: null, dueOn: null, note: '' };
  expect((await post(`${room}/assignments`, assigned, headers)).status).toBe(200);
  const { cards } = (await post(`${room}/login-cards`, { students: null, kind: 'code' }, headers)).body.data;
  return cards.map(({ id, value }: { id: string; value: string }) => ({
    id,
    login: value,
    classCode: code,
  }));
}

async function logIn({ id: studentId, login, classCode }: Student): Promise<readonly number[]> {
  const listed = await post('/v1/app/entry', { classCode });
  const chosen = await post('/v1/app/entry/student', { classCode, studentId });
  const entered = await post('/v1/app/entry/login', { classCode, studentId, login });
  const headers = { 'blockyard-student': String(entered.body.data?.token) };
  const board = await server.call('GET', '/v1/app/entry/assignments', { headers, remoteAddress: school });
  const id = String(board.body.data?.assignments[0]?.id);
  const progress = await server.call('PUT', `/v1/app/entry/assignments/${id}/activities/build`, {
    headers,
    payload: { state: 'started' },
    remoteAddress: school,
  });
  return [listed, chosen, entered, board, progress].map(({ status }) => status);
}

describe('[SEC-3] a school behind one IP address', () => {
  beforeEach(async () => {
    server = aServer();
    await server.service.lessons.load([aLesson({ slug: 'load-the-barge' })]);
    const opened: Student[] = [];
    for (let at = 0; at < classes; at += 1)
      opened.push(...(await openClass(at, await server.signedIn(`teacher-${at}@quay.test`))));
    students = opened;
  }, 60_000);

  test('600 students log in and work within five minutes', async () => {
    const pause = (5 * minute) / students.length;
    const statuses = new Map<number, number>();
    for (const student of students) {
      for (const status of await logIn(student)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await server.clock.advance(pause);
    }
    expect([...statuses]).toEqual([[200, 5 * students.length]]);
  }, 120_000);

  test('one student with endless calls blocks neither the school nor its teachers', async () => {
    const [abusive, ...others] = students.filter((_student, at) => at % perClass === 0);
    if (abusive === undefined) throw new Error('there is no student');
    const { classCode, id: studentId } = abusive;
    const statuses = new Set<number>();
    for (let at = 0; at < 2_000; at += 1) {
      const { status } = await post('/v1/app/entry/student', { classCode, studentId });
      statuses.add(status);
    }
    expect(statuses).toContain(429);
    for (const student of others) expect(new Set(await logIn(student))).toEqual(new Set([200]));
    const email = 'teacher-1@quay.test';
    expect((await post('/v1/app/auth/send-link', { email })).status).toBe(200);
  }, 60_000);
});
