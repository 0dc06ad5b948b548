import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beatMs } from '#adapters/wire/classrooms/class-work.ts';
import { aLesson, anActivity } from '../../../builders/a-lesson.ts';
import { anAssignmentEdit } from '../../../builders/a-classroom.ts';
import { aServer } from '../../a-server.ts';

type Event = {
  readonly id: string;
  readonly name: string;
  readonly data: { readonly work?: readonly object[] };
};

let server: ReturnType<typeof aServer>;
let ada: { readonly authorization: string };
let url: string;
let student: { readonly 'blockyard-student': string };
let assignmentId: string;
let ends: (() => void)[] = [];

const post = async (path: string, payload: object, headers: object = ada) =>
  (await server.call('POST', path, { headers: { ...headers }, payload })).body.data;
const run = () =>
  post(
    '/v1/app/entry/signals',
    { assignmentId, activityId: 'build', kind: 'ran', earned: [], goals: 0 },
    student,
  );

const eventOf = (text: string): Event => {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  return { id: field('id'), name: field('event'), data: JSON.parse(field('data')) };
};

async function follow(after: number) {
  const leaving = new AbortController();
  ends.push(() => leaving.abort());
  const answer = await fetch(`${url}?after=${after}`, {
    headers: { ...ada, accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  const events: Event[] = [];
  let ended = false;
  const read = async () => {
    let rest = '';
    for await (const chunk of answer.body ?? []) {
      const parts = (rest + new TextDecoder().decode(chunk)).split('\n\n');
      rest = parts.pop() ?? '';
      events.push(...parts.map(eventOf));
    }
    ended = true;
  };
  void read().catch(() => undefined);
  return { answer, events, hasEnded: () => ended, leave: () => leaving.abort() };
}

const until = (events: readonly Event[], count: number) =>
  vi.waitFor(async () => {
    await server.clock.advance(200);
    expect(events).toHaveLength(count);
  }, 10_000);

beforeEach(async () => {
  server = aServer();
  await server.service.lessons.load([
    aLesson({ slug: 'load-the-barge', activities: [anActivity({ id: 'build' })] }),
  ]);
  ada = await server.signedIn();
  const { id } = await post('/v1/app/classrooms', { name: 'Room 12', gradeBand: '3-5' });
  const room = `/v1/app/classrooms/${id}`;
  await post(`${room}/students`, { students: [{ given: 'Ann', family: null, studentId: null }] });
  const { code: classCode } = await post(`${room}/class-code`, {});
  const { cards } = await post(`${room}/login-cards`, { students: null, kind: 'code' });
  const [{ id: studentId, value: login }] = cards;
  const { token } = await post('/v1/app/entry/login', { classCode, studentId, login }, {});
  student = { 'blockyard-student': token };
  await post(`${room}/assignments`, { ...anAssignmentEdit(), lessonSlug: 'load-the-barge' });
  const board = await server.call('GET', '/v1/app/entry/assignments', { headers: student });
  assignmentId = board.body.data.assignments[0].id;
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}${room}/work`;
});
afterEach(async () => {
  for (const end of ends) end();
  ends = [];
  await server.app.close();
});

test('[CLS-3] a stream starts with the current state, sends each change once, and continues after a number', async () => {
  await run();
  const first = await follow(0);
  expect(first.answer.headers.get('content-type')).toContain('text/event-stream');
  expect(first.answer.headers.get('cache-control')).toContain('no-transform');
  await until(first.events, 1);
  await run();
  await until(first.events, 2);
  expect(first.events).toMatchObject([
    { id: '1', name: 'work', data: { work: [{ runs: 1 }] } },
    { id: '2', name: 'work', data: { work: [{ runs: 2 }] } },
  ]);
  const next = await follow(1);
  await until(next.events, 1);
  expect(next.events).toMatchObject([{ id: '2', data: { work: [{ runs: 2 }] } }]);
});

test("[CLS-3] [C17] a stream without changes sends heartbeats with the service's time", async () => {
  const { events } = await follow(0);
  await until(events, 1);
  await vi.waitFor(async () => {
    await server.clock.advance(beatMs);
    expect(events.at(-1)).toMatchObject({ name: 'beat', id: '0' });
  }, 10_000);
});

test('[CLS-3] [REL-4] a stream ends after five minutes without a logged error, so that its caller sends a new token', async () => {
  const stream = await follow(0);
  await until(stream.events, 1);
  await vi.waitFor(async () => {
    await server.clock.advance(60_000);
    expect(stream.hasEnded()).toBe(true);
  }, 10_000);
  expect(server.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test('[CLS-3] a removed member gets no more events', async () => {
  const stopped = vi.fn<() => void>();
  const subscribe = server.changes.subscribe.bind(server.changes);
  vi.spyOn(server.changes, 'subscribe').mockImplementation((topic, listener) => {
    const stop = subscribe(topic, listener);
    return () => {
      stopped();
      stop();
    };
  });
  const { events, leave } = await follow(0);
  await until(events, 1);
  leave();
  await vi.waitFor(async () => {
    await server.clock.advance(200);
    expect(stopped).toHaveBeenCalledOnce();
  }, 10_000);
});
