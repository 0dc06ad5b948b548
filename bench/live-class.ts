// Many classes at work, in two API processes on one PostgreSQL: how long a change of a student takes to the teacher's view, by server-sent
// events and by WebSocket, and what is over its gate: npm run bench:live-class -- [classes] [seconds]
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { readStoredLesson } from '#adapters/content/stored-lesson.ts';
import { openDatabase } from '#adapters/postgres/database.ts';
import { PostgresLessonRepository } from '#adapters/postgres/postgres-lesson-repository.ts';
import { placeLessons } from '../tests/server/a-place.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { checkGate } from './gates.ts';
import { type BenchClass, fillWithClasses } from './live-class/fill.ts';
import { follow, type Transport } from './live-class/follow.ts';
import { openClass } from './live-class/open-class.ts';
import { sized } from './sized.ts';

const classes = sized(process.argv[2], 1_000, 4);
const seconds = sized(process.argv[3], 120, 4);
const studentsOfClass = 35;
/** Each class has a change so often, in milliseconds. */
const changeEveryMs = 2_000;
/** The figures of a run after the connections are open: milliseconds; bytes more at the end than after the first third. */
const gates = { p99: 1_000, lost: 0, outOfOrder: 0, refused: 0, growth: 32 * 1024 * 1024 } as const;

type Api = { readonly url: string; readonly child: ChildProcess };

async function startApi(database: string): Promise<Api> {
  const child = fork(new URL('live-class/server.ts', import.meta.url), [database], {
    execArgv: ['--expose-gc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ readonly port: number }];
  return { child, url: `http://127.0.0.1:${port}` };
}

/** Bytes of memory and milliseconds of processor time of the processes together. */
async function used(apis: readonly Api[]): Promise<{ readonly memory: number; readonly cpu: number }> {
  const all = await Promise.all(
    apis.map(async ({ child }) => {
      const answer = once(child, 'message') as Promise<[{ readonly memory: number; readonly cpu: number }]>;
      child.send('measure');
      return (await answer)[0];
    }),
  );
  return {
    memory: all.reduce((sum, { memory }) => sum + memory, 0),
    cpu: all.reduce((sum, { cpu }) => sum + cpu, 0),
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const programOf = (change: number): string =>
  `when program starts\nwait (${change % 100}) seconds\nrepeat (${Math.floor(change / 100) % 100})\n  wait (${Math.floor(change / 10_000)}) seconds`;

/** Saves a program of a student; answers the status. */
const save = (url: string, token: string, body: object, id: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const call = request(
      `${url}/v1/app/entry/programs/${id}`,
      {
        method: 'PUT',
        agent,
        headers: {
          'blockyard-student': token,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    call.on('error', reject);
    call.end(text);
  });

type Seen = {
  lost: number;
  outOfOrder: number;
  refused: number;
  readonly latencies: number[];
  readonly saves: number[];
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
const at = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0;

/** Runs all classes for a while over one transport. */
async function run(transport: Transport, apis: readonly Api[], rooms: readonly BenchClass[], round: number) {
  const seen: Seen = { lost: 0, outOfOrder: 0, refused: 0, latencies: [], saves: [] };
  /** When each program was sent that no view has shown yet, by student and text. */
  const waiting = new Map<string, number>();
  const apiOf = (number: number): string => apis[number % apis.length]?.url ?? '';
  const leave: (() => void)[] = [];
  for (const [number, room] of rooms.entries()) {
    let last = 0;
    const hear = ({ seq, work }: Parameters<Parameters<(typeof follow)['sse']>[2]>[0]): void => {
      if (seq < last) seen.outOfOrder += 1;
      last = seq;
      for (const { studentId, program } of work) {
        const key = `${studentId} ${program}`;
        const sentAt = waiting.get(key);
        if (sentAt === undefined) continue;
        waiting.delete(key);
        seen.latencies.push(performance.now() - sentAt);
      }
    };
    // The teacher is on the other process than the students.
    leave.push(await follow[transport](apiOf(number + 1), room.id, hear));
  }
  const opened = await used(apis);
  let third = opened;
  const began = performance.now();
  const changes = Math.floor((seconds * 1000) / changeEveryMs);
  const requests: Promise<void>[] = [];
  const send = async (room: BenchClass, number: number, change: number): Promise<void> => {
    const student = room.students[change % room.students.length];
    if (student === undefined) return;
    const text = programOf(round * 10_000 + change);
    const key = `${student.id} ${text}`;
    const sentAt = performance.now();
    waiting.set(key, sentAt);
    const body = { assignmentId: room.assignmentId, activityId: 'build', name: null, base: null, text };
    const status = await save(apiOf(number), student.token, body, crypto.randomUUID());
    seen.saves.push(performance.now() - sentAt);
    if (status === 200) return;
    seen.refused += 1;
    waiting.delete(key);
  };
  for (let change = 0; change < changes; change += 1) {
    if (change === Math.floor(changes / 3)) third = await used(apis);
    for (const [number, room] of rooms.entries()) {
      // Spread over the time: no two classes change in step.
      const due = began + change * changeEveryMs + (number / rooms.length) * changeEveryMs;
      const early = due - performance.now();
      if (early > 1) await wait(early);
      requests.push(send(room, number, change));
    }
  }
  await Promise.all(requests);
  const took = performance.now() - began;
  await wait(3_000);
  seen.lost = waiting.size;
  const ended = await used(apis);
  for (const go of leave) go();
  await wait(500);
  return {
    ...seen,
    changesEachSecond: seen.saves.length / (took / 1000),
    cpu: (ended.cpu - opened.cpu) / took,
    memory: ended.memory,
    growth: ended.memory - third.memory,
  };
}

const postgres = await startPostgres(console.log);
if ('unavailable' in postgres) throw new Error(postgres.unavailable);
const database = await openDatabase({ url: postgres.url });
await new PostgresLessonRepository(database.db, readStoredLesson).replaceAll(placeLessons);
const apis = [await startApi(postgres.url), await startApi(postgres.url)];
const rooms = await fillWithClasses(
  database.db,
  await openClass(apis[0]?.url ?? '', studentsOfClass),
  classes,
);
console.log(
  `${classes} classes of ${studentsOfClass} students, a change of each class every ${changeEveryMs / 1000} s, ${seconds} s`,
);

const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
const table: Record<string, Record<string, number | string>> = {};
for (const [round, transport] of (['sse', 'ws'] as const).entries()) {
  const figures = await run(transport, apis, rooms, round);
  table[transport] = {
    'changes/s': figures.changesEachSecond.toFixed(0),
    'p50 ms': at(figures.latencies, 0.5).toFixed(0),
    'p99 ms': at(figures.latencies, 0.99).toFixed(0),
    'save p99 ms': at(figures.saves, 0.99).toFixed(0),
    lost: figures.lost,
    'out of order': figures.outOfOrder,
    refused: figures.refused,
    'processors of the API': figures.cpu.toFixed(2),
    memory: mb(figures.memory),
    growth: mb(figures.growth),
  };
  if (transport !== 'sse') continue;
  checkGate('the 99th percentile to the teacher’s view, in ms,', at(figures.latencies, 0.99), gates.p99);
  checkGate('the number of lost changes', figures.lost, gates.lost);
  checkGate('the number of views out of order', figures.outOfOrder, gates.outOfOrder);
  checkGate('the number of refused saves', figures.refused, gates.refused);
  checkGate('the growth of memory, in bytes,', figures.growth, gates.growth);
}
console.table(table);
console.log(process.exitCode === 1 ? 'Some gates are missed.' : 'All are within their gates.');
agent.destroy();
for (const { child } of apis) child.kill();
await database.close();
await postgres.stop();
