import type { TabLock } from '#application/client/platform/ports/tab-lock.ts';
import type { Clock } from '#application/ports/clock.ts';

export type LockManager = {
  request(
    name: string,
    options: { readonly signal: AbortSignal },
    untilReleased: () => Promise<void>,
  ): Promise<unknown>;
};

/** The time in milliseconds to wait for other tabs. */
const defaultTimeoutMs = 5000;

/** How long a lock is kept after the work, in milliseconds. Other processes see changes of storage later than the release of a lock. */
const settling = 200;

const browserLocks = (): LockManager | null =>
  // Insecure origins have no locks.
  'locks' in navigator ? navigator.locks : null;

/** Runs work in one tab at a time with Web Locks. In browsers without them, tabs do not wait for each other. */
export class WebTabLock implements TabLock {
  readonly #clock: Clock;
  readonly #locks: LockManager | null;
  readonly #timeoutMs: number;

  constructor(clock: Clock, locks: LockManager | null = browserLocks(), timeoutMs = defaultTimeoutMs) {
    this.#clock = clock;
    this.#locks = locks;
    this.#timeoutMs = timeoutMs;
  }

  async exclusive<R>(name: string, work: () => Promise<R>): Promise<R> {
    const giveBack = await this.#take(name);
    try {
      return await work();
    } finally {
      if (giveBack !== null) this.#clock.after(settling, giveBack);
    }
  }

  /** Waits for the lock. Returns a function that releases it, or null on timeout. */
  async #take(name: string): Promise<(() => void) | null> {
    if (this.#locks === null) return null;
    const locks = this.#locks;
    const waiting = new AbortController();
    const timer = this.#clock.after(this.#timeoutMs, () => waiting.abort());
    const turn = new Promise<() => void>((resolve, reject) => {
      const untilReleased = (): Promise<void> => new Promise((end) => resolve(end));
      locks.request(name, { signal: waiting.signal }, untilReleased).catch(reject);
    });
    try {
      return await turn;
    } catch (error) {
      if (waiting.signal.aborted) return null;
      throw error;
    } finally {
      this.#clock.cancel(timer);
    }
  }
}
