import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#adapters/postgres/schema.ts';

/** A process of the API. `ended` rejects when the process ends. */
export type Api = { readonly url: string; readonly child: ChildProcess; readonly ended: Promise<never> };

/** The API's memory in bytes, and the CPU milliseconds of the API, PostgreSQL and this process since their start. */
export type Used = {
  readonly memory: number;
  readonly api: number;
  readonly postgres: number;
  readonly generator: number;
};

export async function startApi(database: string): Promise<Api> {
  const child = fork(new URL('server.ts', import.meta.url), [database], {
    execArgv: ['--expose-gc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ readonly port: number }];
  const ended = once(child, 'exit').then((): never => {
    throw new Error('A process of the API has ended.');
  });
  ended.catch(() => undefined);
  return { child, url: `http://127.0.0.1:${port}`, ended };
}

/** Returns the fields of `/proc/PID/stat` after the name, which may contain spaces. Returns null if the process has ended. */
function statOf(pid: string): readonly string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null;
    throw error;
  }
}

/** Milliseconds per tick of `/proc`. */
const tickMs = 10;

/** Returns the CPU milliseconds of PostgreSQL with its child processes, including ended ones. */
function postgresMs(postmaster: string): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ticks = pids.map((pid) => {
    const stat = statOf(pid);
    if (stat === null || (pid !== postmaster && stat[1] !== postmaster)) return 0;
    const [user, system, endedUser, endedSystem] = stat.slice(11, 15).map(Number);
    const ended = pid === postmaster ? (endedUser ?? 0) + (endedSystem ?? 0) : 0;
    return (user ?? 0) + (system ?? 0) + ended;
  });
  return ticks.reduce((sum, each) => sum + each, 0) * tickMs;
}

export async function meterOf(db: Kysely<Schema>, apis: readonly Api[]): Promise<() => Promise<Used>> {
  const { rows } = await sql<{ readonly pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const postmaster = statOf(String(rows[0]?.pid))?.[1] ?? '';
  return async () => {
    const all = await Promise.all(
      apis.map(async ({ child, ended }) => {
        const answer = once(child, 'message') as Promise<[{ readonly memory: number; readonly cpu: number }]>;
        if (child.connected) child.send('measure');
        return (await Promise.race([answer, ended]))[0];
      }),
    );
    const { user, system } = process.cpuUsage();
    return {
      memory: all.reduce((sum, { memory }) => sum + memory, 0),
      api: all.reduce((sum, { cpu }) => sum + cpu, 0),
      postgres: postgresMs(postmaster),
      generator: (user + system) / 1000,
    };
  };
}
