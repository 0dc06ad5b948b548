import type { Outcome } from './client.ts';

/** The results of one fault. Times are in milliseconds unless the name states seconds. */
export type Figures = {
  readonly calls: number;
  /** Calls with an error or a broken connection at the first attempt. */
  readonly failedFirst: number;
  /** Calls that also failed at the client's automatic retry, so that the user saw an error. */
  readonly failed: number;
  /** The time from the start of the first failed call to the last failure. */
  readonly 'errors for s': number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
};

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const times = outcomes.map(({ startedAt, endedAt }) => endedAt - startedAt).toSorted((a, b) => a - b);
  const failed = outcomes.filter(({ shownFailures }) => shownFailures > 0);
  const at = (part: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  const first = Math.min(...failed.map(({ startedAt }) => startedAt));
  const last = Math.max(...failed.map(({ lastFailedAt }) => lastFailedAt ?? 0));
  return {
    calls: outcomes.length,
    failedFirst: outcomes.filter(({ firstFailed }) => firstFailed).length,
    failed: failed.length,
    'errors for s': failed.length === 0 ? 0 : Math.round((last - first) / 100) / 10,
    p50: at(0.5),
    p99: at(0.99),
    longest: at(1),
  };
}
