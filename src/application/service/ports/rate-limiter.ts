/** At most `limit` takes of one key within `windowMs`. */
export type RateRule = { readonly name: string; readonly limit: number; readonly windowMs: number };

/** Counts for all processes together (SEC-3). Keys are kept as digests: they name people and networks. */
export interface RateLimiter {
  /** Counts one take; null where it is within the rule, else in how many seconds another one will be. */
  take(rule: RateRule, key: string, now: number): Promise<number | null>;
}
