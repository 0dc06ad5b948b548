export type TimerId = number;

export interface Clock {
  now(): number;
  /** Runs a callback once, `ms` milliseconds from now (0 or more). */
  after(ms: number, run: () => void): TimerId;
  cancel(timer: TimerId): void;
}
