import type { Clock, TimerId } from '#application/ports/clock.ts';

/**
 * The maximum length of a timer in milliseconds. Browser timers exclude the time that the machine slept, and are limited to 24.8 days. A longer delay is split
 * into slices and measured by the wall clock, so it ends within a slice after the machine wakes up (AUT-6).
 */
const slice = 30_000;

export class BrowserClock implements Clock {
  readonly #pending = new Map<TimerId, ReturnType<typeof setTimeout>>();
  #last = 0;

  now(): number {
    return Date.now();
  }

  after(ms: number, run: () => void): TimerId {
    this.#last += 1;
    const timer = this.#last;
    const due = this.now() + ms;
    const wait = (left: number): void => {
      this.#pending.set(
        timer,
        setTimeout(() => turn(), Math.min(left, slice)),
      );
    };
    const turn = (): void => {
      const left = due - this.now();
      if (left > 0 && ms > slice) return wait(left);
      this.#pending.delete(timer);
      run();
    };
    wait(ms);
    return timer;
  }

  cancel(timer: TimerId): void {
    clearTimeout(this.#pending.get(timer));
    this.#pending.delete(timer);
  }
}
