import { setImmediate } from 'node:timers/promises';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';

const minTimeout = 30_000;

/**
 * A clock that does not advance while a call is pending on the real network. Tests advance it only to run timers. If `answers()` returns false, no reply
 * arrives, so only a timeout ends the call.
 */
export class NetworkClock extends ManualClock {
  readonly #timeouts = new Set<number>();
  readonly #answers: () => boolean;

  constructor(now: number, answers: () => boolean = () => true) {
    super(now);
    this.#answers = answers;
  }

  override after(ms: number, run: () => void): number {
    const timer = super.after(ms, run);
    if (ms >= minTimeout) this.#timeouts.add(timer);
    return timer;
  }

  override cancel(timer: number): void {
    super.cancel(timer);
    this.#timeouts.delete(timer);
  }

  override async advance(ms: number): Promise<void> {
    const target = this.now() + ms;
    await this.#settle();
    for (let next = this.#nextUntil(target); next !== undefined; next = this.#nextUntil(target)) {
      await super.advance(next - this.now());
      await this.#settle();
    }
    await super.advance(target - this.now());
    await this.#settle();
  }

  #nextUntil(target: number): number | undefined {
    return this.pending().find((at) => at <= target);
  }

  async #settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await setImmediate();
      if (this.#answers() && this.#timeouts.size > 0) quiet = 0;
    }
  }
}
