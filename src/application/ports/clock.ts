/** Identifies a pending timer of a clock. */
export type TimerId = number;

/** The source of time. */
export interface Clock {
  /** The current time, in epoch milliseconds. */
  now(): number;
  /** Runs a callback once, `ms` milliseconds from now (0 or more). */
  after(ms: number, run: () => void): TimerId;
  /** Cancels a pending timer; does nothing if it has run or was canceled. */
  cancel(timer: TimerId): void;
}
