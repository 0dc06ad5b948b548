import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

/** A running PostgreSQL server, or the reason why none could be started. */
export type StartedPostgres =
  | {
      readonly url: string;
      /** Kills the server as a crash would. `restart` starts it again at the same address. For tests of outages. */
      readonly crash: () => void;
      readonly restart: () => void;
      readonly stop: () => Promise<void>;
    }
  | { readonly unavailable: string };

type Say = (line: string) => void;

/** Options of `create database` that make a database like the one in production. */
export const emptyDatabase = "template template0 encoding 'UTF8' locale_provider icu icu_locale 'en-US'";

/** Runs one statement on the server of this URL. Throws the driver's error. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Starts PostgreSQL on a free port, in a temporary folder. Uses the installed programs or, if run as root on Debian, installs them first. `say` receives a
 * message for each step.
 */
export async function startPostgres(say: Say = () => undefined): Promise<StartedPostgres> {
  const bin = findPrograms() ?? installPrograms(say);
  if (bin === null) {
    return {
      unavailable: 'PostgreSQL is not installed (no initdb by pg_config, in /usr/lib/postgresql or on PATH)',
    };
  }
  const account = unprivilegedAccount();
  if (account === 'none')
    return { unavailable: 'PostgreSQL refuses root, and no account postgres or nobody is here' };
  const folder = mkdtempSync(join(tmpdir(), 'blockyard-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (account !== 'self') chownSync(folder, account.uid, account.gid);
    const run = (program: string, args: readonly string[]) =>
      execFileSync(join(bin, program), args, {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, LC_ALL: 'C' },
        ...(account === 'self' ? {} : account),
      });
    const data = join(folder, 'data');
    const port = await freePort();
    run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
    const start = () =>
      run('pg_ctl', ['-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', options, 'start']);
    const crash = () => run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
    start();
    say(`PostgreSQL of ${bin} runs on port ${port}`);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      crash: () => void crash(),
      restart: () => void start(),
      stop: async () => {
        crash();
        remove();
      },
    };
  } catch (error) {
    remove();
    return {
      unavailable: `PostgreSQL of ${bin} did not start: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** Returns the folder of the newest installed PostgreSQL, or null. */
function findPrograms(): string | null {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    asked.status === 0 ? asked.stdout.trim() : '',
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => folder !== '' && existsSync(join(folder, 'initdb'))) ?? null;
}

function installPrograms(say: Say): string | null {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return null;
  say('PostgreSQL is not installed: installing Debian’s package');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: 'ignore', env, timeout: 180_000 } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  const installed = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
    options,
  );
  if (installed.status !== 0) say('Debian’s package could not be installed');
  return findPrograms();
}

type Account = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root, so root needs an unprivileged account to run it. */
function unprivilegedAccount(): Account | 'self' | 'none' {
  if (process.getuid?.() !== 0) return 'self';
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  return 'none';
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
