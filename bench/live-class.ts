// Runs many classes in two API processes on one PostgreSQL, and measures the time from a student's change to the teacher's view. Alternates between server-sent
// events and WebSocket, then adds the students' own streams. Reports figures above their limits: npm run bench:live-class -- [classes] [seconds of a round]
// [streams of students in each class]
import { openDatabase } from '#adapters/postgres/database.ts';
import { PostgresLessonRepository } from '#adapters/postgres/lessons/postgres-lesson-repository.ts';
import { placeLessons } from '../tests/server/a-place.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { checkGate } from './gates.ts';
import { fillWithClasses } from './live-class/fill.ts';
import { openClass } from './live-class/open-class.ts';
import { type Api, meterOf, startApi } from './live-class/processes.ts';
import { changeEveryMs, type Figures, type Round, runRound } from './live-class/run.ts';
import { median } from './medians.ts';
import { sized } from './sized.ts';

const classes = sized(process.argv[2], 1_000, 4);
const seconds = sized(process.argv[3], 60, 2);
const streams = sized(process.argv[4], 35, 2);
const studentsOfClass = 35;
/**
 * Limits for the time after all connections are open. `p99` is in milliseconds, and `growth` is the memory in bytes that is added between the first third and
 * the end.
 */
const gates = {
  p99: 1_000,
  lost: 0,
  outOfOrder: 0,
  refused: 0,
  unsent: 0,
  growth: 32 * 1024 * 1024,
} as const;

/** The kinds of rounds, which alternate. The first round warms up the processes and does not count. */
const kinds = {
  'sse, first': { transport: 'sse', streams: 0 },
  ws: { transport: 'ws', streams: 0 },
  sse: { transport: 'sse', streams: 0 },
  'ws, again': { transport: 'ws', streams: 0 },
  'sse, again': { transport: 'sse', streams: 0 },
  'sse, with students': { transport: 'sse', streams },
} as const satisfies Readonly<Record<string, Pick<Round, 'streams' | 'transport'>>>;
type Kind = keyof typeof kinds;

const at = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0;
const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

const rowOf = (figures: Figures): Record<string, number | string> => {
  const { api, postgres, generator } = figures.perChange;
  return {
    'changes/s': figures.changesEachSecond.toFixed(0),
    'p50 ms': at(figures.latencies, 0.5).toFixed(0),
    'p99 ms': at(figures.latencies, 0.99).toFixed(0),
    'save p99 ms': at(figures.saves, 0.99).toFixed(0),
    lost: figures.lost,
    'out of order': figures.outOfOrder,
    refused: figures.refused,
    unsent: figures.unsent,
    'API ms each': api.toFixed(2),
    'PostgreSQL ms each': postgres.toFixed(2),
    'generator ms each': generator.toFixed(2),
    'generator’s share': `${((100 * generator) / (api + postgres + generator)).toFixed(0)} %`,
    memory: mb(figures.memory),
    growth: mb(figures.growth),
  };
};

function check(kind: string, figures: Figures): void {
  const of = `(${kind})`;
  checkGate(
    `the 99th percentile to the teacher’s view ${of}, in ms,`,
    at(figures.latencies, 0.99),
    gates.p99,
  );
  checkGate(`the number of lost changes ${of}`, figures.lost, gates.lost);
  checkGate(`the number of views out of order ${of}`, figures.outOfOrder, gates.outOfOrder);
  checkGate(`the number of refused saves ${of}`, figures.refused, gates.refused);
  checkGate(`the number of changes that could not be sent ${of}`, figures.unsent, gates.unsent);
  checkGate(`the growth of memory ${of}, in bytes,`, figures.growth, gates.growth);
}

async function measure(url: string, apis: Api[]): Promise<void> {
  const database = await openDatabase({ url });
  try {
    await new PostgresLessonRepository(database.db).replaceAll(placeLessons);
    for (let count = 0; count < 2; count += 1) apis.push(await startApi(url));
    const opened = await openClass(apis[0]?.url ?? '', studentsOfClass);
    const rooms = await fillWithClasses(database.db, opened, classes);
    const used = await meterOf(database.db, apis);
    console.log(
      `${classes} classes of ${studentsOfClass} students, a change of each class every ${changeEveryMs / 1000} s, ${seconds} s a round`,
    );
    const all = new Map<string, Figures>();
    for (const [index, kind] of (Object.keys(kinds) as Kind[]).entries()) {
      const figures = await runRound({ ...kinds[kind], number: index + 1, seconds }, { apis, rooms, used });
      all.set(kind, figures);
      console.log(kind, JSON.stringify(rowOf(figures)));
      if (kind !== 'sse, first' && kinds[kind].transport === 'sse') check(kind, figures);
    }
    console.table(Object.fromEntries([...all].map(([kind, figures]) => [kind, rowOf(figures)])));
    const p99 = (...of: readonly Kind[]): number =>
      median(of.map((kind) => at(all.get(kind)?.latencies ?? [], 0.99)));
    const times = p99('sse', 'sse, again') / p99('ws', 'ws, again');
    console.log(`The 99th percentile by events is ${times.toFixed(2)} × that by WebSocket.`);
  } finally {
    await database.close();
  }
}

const postgres = await startPostgres(console.log);
if ('unavailable' in postgres) throw new Error(postgres.unavailable);
const apis: Api[] = [];
try {
  await measure(postgres.url, apis);
  console.log(process.exitCode === 1 ? 'Some gates are missed.' : 'All are within their gates.');
} finally {
  for (const { child } of apis) child.kill();
  await postgres.stop();
}
