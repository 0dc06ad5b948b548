/** At most `limit` takes per key within `windowMs`; each name has its own counters. */
export type RateRule = { readonly name: string; readonly limit: number; readonly windowMs: number };

export type RateTake = RateRule & { readonly key: string };

/** A rate limiter shared by all processes (SEC-3). Keys are stored as digests, because they identify people and networks. */
export interface RateLimiter {
  /**
   * Counts all takes at `now` (epoch milliseconds) if each is within its rule, else none. Returns null if counted, else the seconds until
   * all are within their rules. If a concurrent call takes the last of one rule, a refused call may still count for its other rules.
   */
  take(takes: readonly RateTake[], now: number): Promise<number | null>;
  /** Reverts takes counted at this time, because the operation did not happen. */
  giveBack(takes: readonly RateTake[], countedAt: number): Promise<void>;
  /** Seconds until one more of each is within its rule; null if now. Counts nothing. */
  wait(takes: readonly RateTake[], now: number): Promise<number | null>;
}
