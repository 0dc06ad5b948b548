/** Where time comes from. */
export interface Clock {
  /** The time now, in epoch milliseconds. */
  now(): number;
  /** Runs once, `ms` milliseconds from now (0 or more). The answer cancels it; cancelling twice does nothing. */
  after(ms: number, run: () => void): () => void;
}
