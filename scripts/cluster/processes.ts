import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Runs the process as the account `postgres`, because PostgreSQL refuses root. */
  readonly asPostgres?: boolean;
  /** The network namespace of the process. Null for the network of this machine. */
  readonly namespace?: string | null;
};

const idOf = (flag: string): number =>
  Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);

/** Returns the account that owns the databases. It is `postgres` if this process runs as root, because PostgreSQL refuses root. Otherwise null. */
export const databaseAccount = (): { readonly uid: number; readonly gid: number } | null =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : null;

/** Only root can enter a network namespace, so `nsenter` changes the account afterwards. */
const enterNamespace = (name: string, account: ReturnType<typeof databaseAccount>): readonly string[] => [
  'nsenter',
  `--net=/run/netns/${name}`,
  ...(account === null ? [] : ['--setuid', `${account.uid}`, '--setgid', `${account.gid}`]),
  '--',
];

function descendantsOf(pid: number): readonly number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return [[Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])] as const];
      } catch {
        return []; // The process has ended.
      }
    });
  const below = (parent: number): readonly number[] =>
    parents.flatMap(([child, of]) => (of === parent ? [child, ...below(child)] : []));
  return below(pid);
}

/** Sends a signal to a process and all of its descendants. Ended processes are ignored. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  for (const each of [pid, ...descendantsOf(pid)]) {
    try {
      process.kill(each, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** The processes of a cluster by name. Their output is written to files in `folder`. */
export class Processes {
  readonly #folder: string;
  readonly #running = new Map<string, ChildProcess>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  start(name: string, { program, args, env = {}, asPostgres = false, namespace = null }: Command): void {
    const output = openSync(join(this.#folder, `${name}.log`), 'a');
    const account = asPostgres ? databaseAccount() : null;
    const entered = namespace === null ? [] : enterNamespace(namespace, account);
    const [file = program, ...words] = [...entered, program, ...args];
    const child = spawn(file, words, {
      cwd: asPostgres ? this.#folder : process.cwd(),
      stdio: ['ignore', output, output],
      detached: true,
      env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', HOME: this.#folder, ...env },
      ...(namespace === null ? account : null),
    });
    child.on('error', (error) => console.error(`${name} could not start: ${error.message}`));
    this.#running.set(name, child);
  }

  lastLines(name: string): string {
    return readFileSync(join(this.#folder, `${name}.log`), 'utf8')
      .split('\n')
      .slice(-25)
      .join('\n');
  }

  isRunning(name: string): boolean {
    const child = this.#running.get(name);
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  pidOf(name: string): number {
    const pid = this.#running.get(name)?.pid;
    if (pid === undefined) throw new Error(`${name} does not run`);
    return pid;
  }

  signal(name: string, signal: NodeJS.Signals): void {
    signalTree(this.pidOf(name), signal);
  }

  async end(name: string, signal: NodeJS.Signals): Promise<void> {
    const child = this.#running.get(name);
    if (child === undefined || !this.isRunning(name)) return;
    const ended = once(child, 'exit');
    if (signal === 'SIGKILL') this.signal(name, signal);
    else child.kill(signal);
    await ended;
  }

  async endAll(): Promise<void> {
    const names = [...this.#running.keys()].toReversed();
    await Promise.all(
      names.map(async (name) => {
        if (!this.isRunning(name)) return;
        this.signal(name, 'SIGCONT');
        const late = setTimeout(() => this.signal(name, 'SIGKILL'), 10_000);
        await this.end(name, 'SIGTERM');
        clearTimeout(late);
      }),
    );
  }
}

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false; // A different process uses the port.
  }
  await once(server.close(), 'close');
  return true;
};

/** Ports that were returned before. They may not be in use yet. */
const given = new Set<number>();

export async function freePorts(count: number): Promise<readonly number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = randomInt(10_000, 32_000);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    ports.push(port);
  }
  return ports;
}

/** Waits until a check returns true. Throws an error with `what` after `seconds`. */
export async function until(what: string, check: () => Promise<boolean>, seconds = 180): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`${what}: not after ${seconds} s`);
    await wait(250);
  }
}

export const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

export async function answersSql(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // The query fails, too, and reports the error.
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
