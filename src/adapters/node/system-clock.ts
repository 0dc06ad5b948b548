import type { Clock, TimerId } from '#application/ports/clock.ts';

/** The maximum delay of a platform timer in milliseconds. Longer timers would fire immediately. */
const maxTimeout = 2 ** 31 - 1;

/** The system's clock. Timers can have any length, and do not keep the process alive. */
export class SystemClock implements Clock {
  readonly #pending = new Map<TimerId, NodeJS.Timeout>();
  #last = 0;

  now(): number {
    return Date.now();
  }

  after(ms: number, run: () => void): TimerId {
    this.#last += 1;
    this.#wait(this.#last, Math.max(0, ms), run);
    return this.#last;
  }

  cancel(timer: TimerId): void {
    clearTimeout(this.#pending.get(timer));
    this.#pending.delete(timer);
  }

  #wait(id: TimerId, ms: number, run: () => void): void {
    const part = Math.min(ms, maxTimeout);
    const timeout = setTimeout(() => {
      if (ms > part) return this.#wait(id, ms - part, run);
      this.#pending.delete(id);
      return run();
    }, part);
    this.#pending.set(id, timeout.unref());
  }
}
