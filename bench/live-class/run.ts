import { Agent, request } from 'node:http';
import type { BenchClass } from './fill.ts';
import { follow, followAsStudent, type Transport } from './follow.ts';
import type { Api, Used } from './processes.ts';

/** The interval of changes in each class, in milliseconds. */
export const changeEveryMs = 2_000;
/** The maximum number of pending changes per class. If there are more, the service cannot keep up, and the round ends. */
const maxBehind = 5;
/** The time in milliseconds after which a change that no view has shown counts as lost. */
const maxLateMs = 30_000;
/** The number of connections that are opened at the same time. */
const opening = 50;

export type Round = {
  readonly transport: Transport;
  readonly streams: number;
  /** The number of the round, from 1. It makes the programs of each round different. */
  readonly number: number;
  readonly seconds: number;
};

/** Latencies in milliseconds, processor time in milliseconds per change, and memory in bytes. */
export type Figures = {
  readonly lost: number;
  readonly outOfOrder: number;
  readonly refused: number;
  /** The number of changes that were not sent because the service could not keep up. */
  readonly unsent: number;
  readonly latencies: readonly number[];
  readonly saves: readonly number[];
  readonly changesEachSecond: number;
  readonly perChange: Pick<Used, 'api' | 'generator' | 'postgres'>;
  readonly memory: number;
  readonly growth: number;
};

const programOf = (change: number): string =>
  `when program starts\nwait (${change % 100}) seconds\nrepeat (${Math.floor(change / 100) % 100})\n  wait (${Math.floor(change / 10_000)}) seconds`;

const save = (
  agent: Agent,
  {
    url,
    token,
    body,
    id,
  }: { readonly url: string; readonly token: string; readonly body: object; readonly id: string },
): Promise<number> =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = {
      'blockyard-student': token,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    };
    const call = request(
      `${url}/v1/app/entry/programs/${id}`,
      { method: 'PUT', agent, headers },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    call.on('error', reject);
    call.end(text);
  });

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

async function inTurns<T>(tasks: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  const done: T[] = [];
  for (let at = 0; at < tasks.length; at += opening)
    done.push(...(await Promise.all(tasks.slice(at, at + opening).map((task) => task()))));
  return done;
}

export async function runRound(
  { transport, streams, number: roundNumber, seconds }: Round,
  {
    apis,
    rooms,
    used,
  }: {
    readonly apis: readonly Api[];
    readonly rooms: readonly BenchClass[];
    readonly used: () => Promise<Used>;
  },
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const seen = { outOfOrder: 0, refused: 0, unsent: 0 };
  const latencies: number[] = [];
  const saves: number[] = [];
  /** The send times of programs that no view has shown yet, by student and text. */
  const waiting = new Map<string, number>();
  const apiOf = (index: number): string => apis[index % apis.length]?.url ?? '';
  const hearing = () => {
    let last = 0;
    return ({ seq, work }: Parameters<Parameters<(typeof follow)['sse']>[2]>[0]): void => {
      if (seq < last) seen.outOfOrder += 1;
      last = seq;
      for (const { studentId, program } of work) {
        const key = `${studentId} ${program}`;
        const sentAt = waiting.get(key);
        if (sentAt === undefined) continue;
        waiting.delete(key);
        latencies.push(performance.now() - sentAt);
      }
    };
  };
  // The teacher and the students use different processes.
  const leave = await inTurns([
    ...rooms.map((room, index) => () => follow[transport](apiOf(index + 1), room.id, hearing())),
    ...rooms.flatMap((room, index) =>
      room.students.slice(0, streams).map((student) => () => followAsStudent(apiOf(index), student.token)),
    ),
  ]);
  const opened = await used();
  let third = opened;
  const began = performance.now();
  const changes = Math.floor((seconds * 1000) / changeEveryMs);
  const requests = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const send = async (room: BenchClass, index: number, change: number): Promise<void> => {
    const student = room.students[change % room.students.length];
    if (student === undefined) return;
    const text = programOf(roundNumber * 10_000 + change);
    const key = `${student.id} ${text}`;
    const sentAt = performance.now();
    waiting.set(key, sentAt);
    const body = { assignmentId: room.assignmentId, activityId: 'build', name: null, base: null, text };
    const id = crypto.randomUUID();
    const status = await save(agent, { url: apiOf(index), token: student.token, body, id });
    saves.push(performance.now() - sentAt);
    if (status === 200) return;
    seen.refused += 1;
    waiting.delete(key);
  };
  for (let change = 0; change < changes && seen.unsent === 0 && failures.length === 0; change += 1) {
    if (change === Math.floor(changes / 3)) third = await used();
    for (const [index, room] of rooms.entries()) {
      // The changes are staggered, so that classes do not change at the same time.
      const due = began + change * changeEveryMs + (index / rooms.length) * changeEveryMs;
      const early = due - performance.now();
      if (early > 1) await wait(early);
      if (requests.size > rooms.length * maxBehind) {
        seen.unsent = (changes - change) * rooms.length - index;
        break;
      }
      const sent: Promise<void> = send(room, index, change)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => requests.delete(sent));
      requests.add(sent);
    }
  }
  await Promise.all(requests);
  if (failures.length > 0) throw failures[0];
  const took = performance.now() - began;
  // A change that arrives during this time is late, but not lost.
  for (let waited = 0; waited < maxLateMs && waiting.size > 0; waited += 500) await wait(500);
  const ended = await used();
  for (const go of leave) go();
  agent.destroy();
  await wait(500);
  const perChange = (of: 'api' | 'generator' | 'postgres'): number =>
    (ended[of] - opened[of]) / Math.max(1, saves.length);
  return {
    ...seen,
    lost: waiting.size,
    latencies,
    saves,
    changesEachSecond: saves.length / (took / 1000),
    perChange: { api: perChange('api'), generator: perChange('generator'), postgres: perChange('postgres') },
    memory: ended.memory,
    growth: ended.memory - third.memory,
  };
}
