/** Names one pending timer of a clock. */
export type TimerId = number;

/** Where time comes from. */
export interface Clock {
  /** The time now, in epoch milliseconds. */
  now(): number;
  /** Runs once, `ms` milliseconds from now (0 or more). */
  after(ms: number, run: () => void): TimerId;
  /** Ends a pending timer; one that ran or was canceled before is left alone. */
  cancel(timer: TimerId): void;
}
