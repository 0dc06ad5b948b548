import type { TabLock } from '#application/client/platform/ports/tab-lock.ts';
import type { Clock } from '#application/ports/clock.ts';

/** The locks that the tabs of one browser share. Maps a name to the end of its last work. */
export type SharedLocks = Map<string, Promise<void>>;

export class InMemoryTabLock implements TabLock {
  readonly #clock: Clock;
  readonly #shared: SharedLocks;
  readonly #timeoutMs: number;

  constructor(clock: Clock, shared: SharedLocks = new Map(), timeoutMs = 5000) {
    this.#clock = clock;
    this.#shared = shared;
    this.#timeoutMs = timeoutMs;
  }

  async exclusive<R>(name: string, work: () => Promise<R>): Promise<R> {
    const before = this.#shared.get(name);
    let end = (): void => undefined;
    const mine = new Promise<void>((resolve) => {
      end = resolve;
    });
    const last = before === undefined ? mine : Promise.all([before, mine]).then(() => undefined);
    this.#shared.set(name, last);
    try {
      if (before !== undefined) await this.#patiently(before);
      return await work();
    } finally {
      end();
      if (this.#shared.get(name) === last) this.#shared.delete(name);
    }
  }

  async #patiently(turn: Promise<void>): Promise<void> {
    let timer: number | null = null;
    const enough = new Promise<void>((resolve) => {
      timer = this.#clock.after(this.#timeoutMs, resolve);
    });
    await Promise.race([turn, enough]);
    if (timer !== null) this.#clock.cancel(timer);
  }
}
