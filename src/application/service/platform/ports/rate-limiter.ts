/** At most `limit` takes per key within `windowMs`. Each `name` has its own counters. */
export type RateRule = { readonly name: string; readonly limit: number; readonly windowMs: number };

export type RateTake = RateRule & { readonly key: string };

/** A rate limiter shared by all processes (SEC-3). Keys are stored as digests, because they identify people and networks. */
export interface RateLimiter {
  /**
   * Counts all takes at `now` (epoch milliseconds) if each of them is within its rule, else none. Returns null if they were counted, else the seconds until all
   * of them are within their rules. If a concurrent call reaches the limit of one rule first, a refused call may still count for its other rules.
   */
  take(takes: readonly RateTake[], now: number): Promise<number | null>;
  /** Reverts takes that were counted at this time, for an operation that did not happen. */
  giveBack(takes: readonly RateTake[], countedAt: number): Promise<void>;
  /** Returns the seconds until one more take of each is within its rule; null if it is now. Does not count. */
  wait(takes: readonly RateTake[], now: number): Promise<number | null>;
}
