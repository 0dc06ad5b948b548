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

/** Another process has the folder open: two at once would destroy its data. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** The right to be the only one in a folder. */
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
/** A holder that cannot be looked at counts as gone when its lock was not touched for this long. */
const silentMs = 30_000;

/**
 * Takes the lock in `file`, whose folder must exist. A lock left by a process that died is taken over. Whether its holder
 * lives is asked of the system, where it can be: by signs of life alone (as proper-lockfile has it) a process that was
 * stopped, asleep or busy for some seconds would lose its database to a second one.
 * Throws `FolderInUse`, saying who holds it and what to do, where its holder runs.
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
    // The folder was deleted under us; there is nothing left to hold.
    if (!isMissing(error)) throw error;
  }
}

/**
 * Two may find the same dead lock. Renaming it is atomic, so each lock is taken away once; who took away a lock that
 * was made since puts it back.
 */
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

/** Milliseconds since the lock was last touched; null where it is gone. */
function silence(file: string): number | null {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Who holds the lock; null where it is gone, or says nothing that we wrote: it is being written, or damaged. */
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
