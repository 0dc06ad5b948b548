// Measures the time and memory of an import of 200,000 rows on PostgreSQL, and of the export of its students. Each step runs in its own process with the
// memory-saving flags of a worker (ROS-5). Usage: node bench/imports.ts [ROWS ...]
import { spawnSync } from 'node:child_process';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { type Database, openDatabase } from '#adapters/postgres/database.ts';
import type { Caller } from '#application/service/identity/caller/caller.ts';
import { saveMemory } from '../src/server/worker/save-memory.ts';
import { aLiveService } from '../tests/builders/an-api.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { aDistrict } from './a-district.ts';
import { checkGate, checkRatio } from './gates.ts';
import { ratio } from './medians.ts';
import { isSmoke } from './sized.ts';

/** The memory limit of each step (ROS-5). It does not depend on the machine's speed. */
const maxMemoryMb = 300;
/** The maximum time per row in the longest list, relative to the shortest list. The time must grow linearly. */
const maxGrowth = 1.5;
const steps = ['upload', 'preview', 'commit', 'export', 'undo'] as const;
type Step = (typeof steps)[number];
type Known = { readonly account: string; readonly organization: string; readonly import: string };

/** Yields the list of a district with 25 students per class, in chunks, as a read from disk would. */
async function* listOf(rows: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode('First name,Last name,Student ID,Grade,Class\r\n');
  for (let first = 0; first < rows; first += 1_000) {
    const lines = Array.from({ length: Math.min(1_000, rows - first) }, (_, index) => {
      const at = first + index;
      return `Ann${at},Lee${at % 9_000},${1_000_000 + at},${(at % 12) + 1},Room ${Math.floor(at / 25)}`;
    });
    yield encoder.encode(`${lines.join('\r\n')}\r\n`);
  }
}

async function callerOf(
  { service, adapters }: ReturnType<typeof aLiveService>,
  { account, organization }: Omit<Known, 'import'>,
): Promise<Caller> {
  const verified = await adapters.tokenVerifier.verify(account);
  const admitted = verified.ok
    ? await service.access.admit(verified.value, 'roster.import', organization)
    : verified;
  if (!admitted.ok || admitted.value === null) throw new Error('the importing account has no access');
  return admitted.value;
}

type Measured = {
  readonly seconds: number;
  readonly busy: number;
  readonly memory: number;
  readonly blocked: number;
};

/** Returns the duration and CPU time of some work in seconds, the maximum memory in MB, and the longest block of the event loop in milliseconds. */
async function measured(work: () => Promise<unknown>): Promise<Measured> {
  let memory = 0;
  const look = () => {
    memory = Math.max(memory, process.memoryUsage.rss() / 1_000_000);
  };
  const timer = setInterval(look, 20);
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const [start, before] = [performance.now(), process.cpuUsage()];
  await work();
  look();
  clearInterval(timer);
  delay.disable();
  const { user, system } = process.cpuUsage(before);
  return {
    seconds: (performance.now() - start) / 1_000,
    busy: (user + system) / 1_000_000,
    memory,
    blocked: delay.max / 1e6,
  };
}

function valueOf<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

const attemptAt = (id: string) => ({ id, report: () => Promise.resolve(true) });

type Done = { readonly known: Known; readonly measured: Measured };

async function run(step: Step, rows: number, before: Known | null, database: Database): Promise<Done> {
  const live = aLiveService(database);
  const { imports, jobs, students } = live.service;
  const district = before ?? (await aDistrict(database.db));
  const caller = await callerOf(live, district);
  const id = before?.import ?? valueOf(await imports.start(caller, district.organization)).id;
  const order = { importId: id, by: district.account, organization: `${district.organization}/` };
  const work = {
    upload: async () => {
      const file = { name: 'students.csv', bytes: listOf(rows) };
      return measured(async () => valueOf(await imports.addFile(caller, id, file)));
    },
    preview: async () => {
      const { jobId } = valueOf(await imports.plan(caller, id, {}));
      return measured(() => jobs.handlers['plan-import'](order, attemptAt(jobId)));
    },
    commit: async () => {
      const { plan } = valueOf(await imports.byId(caller, id));
      const { jobId } = valueOf(await imports.commit(caller, id, { plan, confirm: null }));
      const commit = await measured(() => jobs.handlers['commit-import'](order, attemptAt(jobId)));
      const { state } = valueOf(await imports.byId(caller, id));
      if (state !== 'committed') throw new Error(`the import is ${state}`);
      return commit;
    },
    export: () =>
      measured(async () => {
        const options = { school: null, archived: false };
        let lines = -1;
        for await (const text of valueOf(await students.exported.ofRoster(caller, options)))
          lines += text.split('\r\n').length - 1;
        if (lines !== rows) throw new Error(`${lines} of ${rows} students were exported`);
      }),
    undo: async () => {
      const { jobId } = valueOf(await imports.undo(caller, id));
      return measured(() => jobs.handlers['undo-import'](order, attemptAt(jobId)));
    },
  };
  return { measured: await work[step](), known: { ...district, import: id } };
}

function runApart(file: string, args: readonly string[]): Done {
  const child = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.status !== 0) throw new Error(`${args[0]} failed`);
  return JSON.parse(child.stdout.trim().split('\n').at(-1) ?? '') as Done;
}

const [, file = '', first = '', ...others] = process.argv;
const step = steps.find((one) => one === first);
if (step === undefined) {
  const server = await startPostgres(console.log);
  if ('unavailable' in server) throw new Error(server.unavailable);
  const sizes = [first, ...others].map(Number).filter((rows) => rows > 0);
  const perRow: Record<Step, number[]> = { upload: [], preview: [], commit: [], export: [], undo: [] };
  for (const rows of isSmoke ? [200] : sizes.length > 0 ? sizes : [20_000, 200_000]) {
    let known = '';
    for (const each of steps) {
      const done = runApart(file, [each, `${rows}`, server.url, known]);
      const { seconds, busy, memory, blocked } = done.measured;
      known = JSON.stringify(done.known);
      perRow[each].push(seconds / rows);
      console.log(
        `${rows} rows, ${each}: ${seconds.toFixed(1)} s (busy ${busy.toFixed(1)} s), ${(rows / seconds).toFixed(0)} rows a second; at most ${memory.toFixed(0)} MB (gate ${maxMemoryMb} MB); blocked for at most ${blocked.toFixed(0)} ms`,
      );
      checkGate(`${rows} rows, ${each}: the most memory in MB`, memory, maxMemoryMb);
    }
  }
  for (const each of steps) {
    const [short = Number.NaN, ...longer] = perRow[each];
    for (const long of longer) {
      console.log(`${each}, a row of a longer list: ${ratio([long], [short])} (gate ${maxGrowth} ×)`);
      checkRatio(`${each}, a row of a longer list`, { figures: [long], yardstick: [short] }, maxGrowth);
    }
  }
  await server.stop();
} else {
  saveMemory();
  const [rows = '', url = '', known = ''] = others;
  const database = await openDatabase({ url });
  const done = await run(step, Number(rows), known === '' ? null : JSON.parse(known), database);
  await database.close();
  console.log(JSON.stringify(done));
}
