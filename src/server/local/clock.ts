import type { Clock, TimerId } from '#application/ports/clock.ts';
import { readOptionalFile } from './read-optional-file.ts';
import { replaceFile } from './replace-file.ts';

/** The maximum offset of a moved clock from the real time in both directions, in seconds: ten years. */
export const maxOffsetSeconds = 10 * 366 * 24 * 3600;

type Pending = { readonly run: () => void; readonly due: number; readonly timer: TimerId };

/**
 * A clock that can be moved, for example to the end of a trial or license. The offset is stored on disk. If the clock moves forward, pending timers fire as if
 * the time had passed. If it moves back, no timer waits longer than before.
 */
export class OffsetClock implements Clock {
  readonly #base: Clock;
  readonly #file: string;
  readonly #pending = new Map<TimerId, Pending>();
  #offset: number;
  #lastTimer = 0;

  /** `base` is the real time, and `file` stores the offset. Throws if the file does not contain a number of seconds. */
  constructor(base: Clock, file: string) {
    this.#base = base;
    this.#file = file;
    this.#offset = keptOffset(file);
  }

  now(): number {
    return this.#base.now() + this.#offset * 1000;
  }

  after(ms: number, run: () => void): TimerId {
    this.#lastTimer += 1;
    this.#start(this.#lastTimer, ms, run);
    return this.#lastTimer;
  }

  cancel(timer: TimerId): void {
    const pending = this.#pending.get(timer);
    if (pending === undefined) return;
    this.#base.cancel(pending.timer);
    this.#pending.delete(timer);
  }

  /** Returns the difference between this clock and the real time, in seconds. */
  offsetSeconds(): number {
    return this.#offset;
  }

  /** Moves the clock to `seconds` ahead of the real time, or behind it if negative. 0 resets the clock. */
  setOffset(seconds: number): void {
    if (!isOffset(seconds)) throw new RangeError(`${seconds} is not an offset within ten years`);
    const forward = Math.max(0, seconds - this.#offset) * 1000;
    replaceFile(this.#file, `${JSON.stringify({ offsetSeconds: seconds })}\n`);
    this.#offset = seconds;
    for (const [id, pending] of this.#pending) {
      this.#base.cancel(pending.timer);
      this.#start(id, Math.max(0, pending.due - this.#base.now() - forward), pending.run);
    }
  }

  #start(id: TimerId, ms: number, run: () => void): void {
    const timer = this.#base.after(ms, () => {
      this.#pending.delete(id);
      run();
    });
    this.#pending.set(id, { run, due: this.#base.now() + ms, timer });
  }
}

function isOffset(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= maxOffsetSeconds;
}

function keptOffset(file: string): number {
  const text = readOptionalFile(file);
  if (text === undefined) return 0;
  const offset = /^\{"offsetSeconds":(-?[0-9.e+]+)\}\s*$/.exec(text)?.[1];
  const seconds = Number(offset ?? Number.NaN);
  if (!isOffset(seconds))
    throw new Error(`${file} contains no clock offset. Delete it to return to the real time.`);
  return seconds;
}
