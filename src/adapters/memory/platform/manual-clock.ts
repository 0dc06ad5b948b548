import type { Clock, TimerId } from '#application/ports/clock.ts';

type Timer = { readonly id: TimerId; readonly at: number; readonly run: () => void };

/** Resolves after all pending microtasks and due timers have run. */
const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

/** A clock that moves only when a test moves it. */
export class ManualClock implements Clock {
  #now: number;
  #lastId = 0;
  readonly #timers = new Map<TimerId, Timer>();

  /** The start time in epoch milliseconds. */
  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): TimerId {
    this.#lastId += 1;
    this.#timers.set(this.#lastId, { id: this.#lastId, at: this.#now + Math.max(0, ms), run });
    return this.#lastId;
  }

  cancel(timer: TimerId): void {
    this.#timers.delete(timer);
  }

  /** Returns the times of pending timers, soonest first, in epoch milliseconds. */
  pending(): readonly number[] {
    return [...this.#timers.values()].map((timer) => timer.at).sort((a, b) => a - b);
  }

  /** Moves the clock by milliseconds. Runs due timers in order, each at its time, with everything that they trigger. Resolves when all have run. */
  async advance(ms: number): Promise<void> {
    const target = this.#now + ms;
    await settle();
    for (let next = this.#nextUntil(target); next !== undefined; next = this.#nextUntil(target)) {
      this.#timers.delete(next.id);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await settle();
    }
    this.#now = target;
  }

  /** Moves the clock without running timers, as for a laptop that slept. Due timers run at the next `advance`. */
  sleep(ms: number): void {
    this.#now += ms;
  }

  #nextUntil(target: number): Timer | undefined {
    return [...this.#timers.values()]
      .filter((timer) => timer.at <= target)
      .sort((a, b) => a.at - b.at || a.id - b.id)[0];
  }
}
