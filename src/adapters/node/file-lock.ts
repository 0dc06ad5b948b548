import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TabLock } from '#application/client/platform/ports/tab-lock.ts';
import type { Clock } from '#application/ports/clock.ts';
import { errorCodeOf } from './error-code.ts';

/** The polling interval of a waiting process, in milliseconds. */
const lookAgain = 50;

/** The default timeout in milliseconds. It is longer than the longest call to the server (see `requestSeconds` of the device grants). */
const defaultTimeoutMs = 30_000;

/** The process that holds a lock, the time at which it took the lock (epoch milliseconds), and the ID of the call of `exclusive` that took it (`token`). */
type Holder = { readonly pid: number | null; readonly at: number; readonly token: string | null };

/**
 * A lock between processes. The process that created the file `<name>.lock` holds the lock. A file is deleted if its process is dead or if it is older than the
 * timeout. If no file can be created, there is no lock.
 */
export class FileLock implements TabLock {
  readonly #folder: string;
  readonly #clock: Clock;
  readonly #timeoutMs: number;

  constructor(folder: string, clock: Clock, timeoutMs = defaultTimeoutMs) {
    this.#folder = folder;
    this.#clock = clock;
    this.#timeoutMs = timeoutMs;
  }

  async exclusive<R>(name: string, work: () => Promise<R>): Promise<R> {
    const file = path.join(this.#folder, `${name}.lock`);
    const token = randomUUID();
    while (!this.#take(file, token)) await this.#pause();
    try {
      return await work();
    } finally {
      if (this.#holderOf(file)?.token === token) rmSync(file, { force: true });
    }
  }

  #take(file: string, token: string): boolean {
    const holder: Holder = { pid: process.pid, at: this.#clock.now(), token };
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
      return true;
    } catch (error) {
      if (errorCodeOf(error) !== 'EEXIST') return true;
      // Does not take the lock until the next attempt. If two processes found it abandoned, one of them could otherwise delete the new file of the other.
      if (this.#isAbandoned(this.#holderOf(file))) rmSync(file, { force: true });
      return false;
    }
  }

  #isAbandoned(holder: Holder | null): boolean {
    if (holder === null) return false;
    const isOld = this.#clock.now() - holder.at > this.#timeoutMs;
    return isOld || (holder.pid !== null && !isRunning(holder.pid));
  }

  /** Returns the holder, or null if the lock is free. If the process has not written into the file yet, or died before it did, uses the time of the file. */
  #holderOf(file: string): Holder | null {
    try {
      return (
        parseHolder(readFileSync(file, 'utf8')) ?? { pid: null, at: statSync(file).mtimeMs, token: null }
      );
    } catch (error) {
      errorCodeOf(error);
      return null;
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => void this.#clock.after(lookAgain, resolve));
  }
}

function parseHolder(text: string): Holder | null {
  const [pid, at, token] = (/^\{"pid":(\d+),"at":(\d+),"token":"([\w-]+)"\}$/.exec(text) ?? []).slice(1);
  return pid === undefined || at === undefined || token === undefined
    ? null
    : { pid: Number(pid), at: Number(at), token };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCodeOf(error) !== 'ESRCH';
  }
}
