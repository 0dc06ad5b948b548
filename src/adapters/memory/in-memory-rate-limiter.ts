import type { RateLimiter, RateRule } from '#application/service/ports/rate-limiter.ts';

/** Counts for as long as its takes live; who shares them shares the limiter. */
export class InMemoryRateLimiter implements RateLimiter {
  readonly #takes: Map<string, readonly number[]>;

  constructor(takes: Map<string, readonly number[]> = new Map()) {
    this.#takes = takes;
  }

  take({ name, limit, windowMs }: RateRule, key: string, now: number): Promise<number | null> {
    const id = `${name} ${key}`;
    const counted = (this.#takes.get(id) ?? []).filter((at) => at > now - windowMs);
    const first = counted.at(-limit);
    if (first !== undefined) return Promise.resolve(Math.ceil((first + windowMs - now) / 1000));
    this.#takes.set(id, [...counted, now]);
    return Promise.resolve(null);
  }
}
