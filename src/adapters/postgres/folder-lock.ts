import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { processState, type ProcessIdentity, thisProcess } from './process-identity.ts';

/** Thrown if a different process has the folder open. Two processes at the same time would destroy its data. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

export type FolderLock = { readonly release: () => void };

const holderSchema = z.object({
  pid: z.int(),
  startedAt: z.string(),
  boot: z.string(),
  space: z.string(),
  token: z.string(),
  since: z.string(),
});

type Holder = ProcessIdentity & z.infer<typeof holderSchema>;

const heartbeatMs = 5_000;
/** The age in milliseconds after which an untouched lock counts as abandoned if its process cannot be checked. */
const silentMs = 30_000;

/**
 * Takes the lock in `file`. The folder of the file must exist. Takes over a lock of a dead process. If possible, asks the system whether the process is alive.
 * With heartbeats alone (as in proper-lockfile), a process that was stopped, asleep or busy for some seconds would lose its database to a second process. If
 * the process is running, throws `FolderInUse` with the process and advice.
 */
export function lockFolder(file: string): FolderLock {
  const mine: Holder = { ...thisProcess(), token: randomUUID(), since: new Date().toISOString() };
  while (!create(file, mine)) removeIfAbandoned(file);
  const heartbeat = setInterval(() => touch(file), heartbeatMs).unref();
  return {
    release: () => {
      clearInterval(heartbeat);
      if (holderOf(file)?.token === mine.token) rmSync(file, { force: true });
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const isFolder = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EISDIR';

function create(file: string, mine: Holder): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, `${JSON.stringify(mine)}\n`);
    closeSync(handle);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch (error) {
    // The folder was deleted, so there is no lock to release.
    if (!isMissing(error)) throw error;
  }
}

/** Two processes may find the same dead lock. Renaming is atomic, so each lock is removed only once. A process that has removed a newer lock restores it. */
function removeIfAbandoned(file: string): void {
  const found = holderOf(file);
  const silent = silence(file);
  if (silent === null) return;
  if (isHeld(found, silent)) throw new FolderInUse(describe(file, found));
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  const taken = holderOf(aside);
  if (taken?.token === found?.token) return rmSync(aside, { recursive: true, force: true });
  renameSync(aside, file);
  throw new FolderInUse(describe(file, taken));
}

function isHeld(holder: Holder | null, silentFor: number): boolean {
  const state = holder === null ? 'unknown' : processState(holder);
  return state === 'alive' || (state === 'unknown' && silentFor < silentMs);
}

/** Returns the milliseconds since the lock was last touched, or null if it does not exist. */
function silence(file: string): number | null {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Returns the process that has the lock. Null if there is none, or if the file is damaged or being written. */
function holderOf(file: string): Holder | null {
  try {
    const holder = holderSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return holder.success ? holder.data : null;
  } catch (error) {
    if (isMissing(error) || isFolder(error) || error instanceof SyntaxError) return null;
    throw error;
  }
}

function describe(file: string, holder: Holder | null): string {
  if (holder === null) {
    return `Another process is opening this database (${file}). Try again in half a minute.`;
  }
  const who = holder.pid === process.pid ? `this process (${holder.pid})` : `process ${holder.pid}`;
  return (
    `The database is open in ${who} on ${holder.space.split(' ')[0]}, since ${holder.since}. ` +
    `Stop that process first, or give this one a folder of its own. The lock is ${file}; ` +
    `one left by a process that died is taken over by itself.`
  );
}
