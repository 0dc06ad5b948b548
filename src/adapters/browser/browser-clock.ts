import type { Clock, TimerId } from '#application/ports/clock.ts';

/**
 * Browsers count a timer's delay without the time that the machine slept, and take none above 24.8 days. So a long one is
 * waited for in slices and measured by the time of day: it runs within a slice of waking up (AUT-6).
 */
const slice = 30_000;

/** The browser's clock. */
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
