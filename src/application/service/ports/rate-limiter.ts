/** At most `limit` takes of one key within `windowMs`; rules of other names count apart. */
export type RateRule = { readonly name: string; readonly limit: number; readonly windowMs: number };

/** One more of what the rule counts for this key. */
export type RateTake = RateRule & { readonly key: string };

/** Counts for all processes together (SEC-3). Keys are stored as digests: they name people and networks. */
export interface RateLimiter {
  /**
   * Counts all of these takes, at `now` in epoch milliseconds, where each is within its rule, else none of them. Null where
   * they count, else in how many seconds all of them will be within. Where others take the last of a rule at the very same
   * moment, a refused call may count by its other rules.
   */
  take(takes: readonly RateTake[], now: number): Promise<number | null>;
  /** Takes back takes that were counted at this moment, because what they count did not happen. */
  giveBack(takes: readonly RateTake[], countedAt: number): Promise<void>;
  /** In how many seconds one more of each would be within its rule; null where it is now. Counts nothing. */
  wait(takes: readonly RateTake[], now: number): Promise<number | null>;
}
