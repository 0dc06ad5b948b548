import type { RateLimiter, RateTake } from '#application/service/platform/ports/rate-limiter.ts';

const idOf = ({ name, key }: RateTake): string => `${name} ${key}`;

/** Keeps counts in memory. Limiters with the same `takes` share them. */
export class InMemoryRateLimiter implements RateLimiter {
  readonly #takes: Map<string, readonly number[]>;

  constructor(takes: Map<string, readonly number[]> = new Map()) {
    this.#takes = takes;
  }

  take(takes: readonly RateTake[], now: number): Promise<number | null> {
    const wait = this.#maxWait(takes, now);
    if (wait !== null) return Promise.resolve(wait);
    for (const take of takes) this.#takes.set(idOf(take), [...this.#within(take, now), now]);
    return Promise.resolve(null);
  }

  giveBack(takes: readonly RateTake[], countedAt: number): Promise<void> {
    for (const take of takes) {
      const counted = this.#takes.get(idOf(take)) ?? [];
      const found = counted.lastIndexOf(countedAt);
      this.#takes.set(
        idOf(take),
        counted.filter((_at, index) => index !== found),
      );
    }
    return Promise.resolve();
  }

  wait(takes: readonly RateTake[], now: number): Promise<number | null> {
    return Promise.resolve(this.#maxWait(takes, now));
  }

  #maxWait(takes: readonly RateTake[], now: number): number | null {
    const waits = takes.flatMap((take) => this.#secondsToWait(take, now) ?? []);
    return waits.length === 0 ? null : Math.max(...waits);
  }

  #within(take: RateTake, now: number): readonly number[] {
    return (this.#takes.get(idOf(take)) ?? []).filter((at) => at > now - take.windowMs);
  }

  #secondsToWait(take: RateTake, now: number): number | null {
    const first = this.#within(take, now).at(-take.limit);
    return first === undefined ? null : Math.ceil((first + take.windowMs - now) / 1000);
  }
}
