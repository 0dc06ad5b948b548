import { type Cancellation, isCanceled, type ReadOptions } from '#domain/cancellation.ts';
import { isFinal, type Job } from '#domain/platform/jobs/job.ts';
import type { Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { JobService } from '../ports/job-service.ts';
import type { ServiceFailure } from '../ports/service-failure.ts';

/** Background jobs of the signed-in user (UI-5). */
export type JobsApp = {
  /**
   * Polls a job and calls `onRead` with each response until the job ends. Resolves to the ended job, or null if the user has no such job.
   * Retries while the service is unreachable. Stops when `signal` aborts.
   */
  readonly follow: (
    id: string,
    onRead: (job: Job) => void,
    options?: ReadOptions,
  ) => Promise<Result<Job | null, ServiceFailure>>;
  readonly cancel: JobService['cancel'];
};

export type JobsPorts = { readonly jobs: JobService; readonly clock: Pick<Clock, 'after' | 'cancel'> };

export const followEveryMs = 2_000;

/** Failures that are retried at the next poll. */
const passing: ReadonlySet<ServiceFailure['kind']> = new Set([
  'service/unreachable',
  'service/busy',
  'service/too-many-requests',
  'service/failed',
]);

function pause(clock: JobsPorts['clock'], signal: Cancellation | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clock.cancel(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = clock.after(followEveryMs, end);
    signal?.addEventListener('abort', end);
  });
}

export const createJobsApp = ({ jobs, clock }: JobsPorts): JobsApp => {
  const follow: JobsApp['follow'] = async (id, onRead, options = {}) => {
    const read = await jobs.read(id, options);
    if (isCanceled(options.signal)) return read;
    if (read.ok && read.value !== null) onRead(read.value);
    const continues = read.ok
      ? read.value !== null && !isFinal(read.value.state)
      : passing.has(read.error.kind);
    if (!continues) return read;
    await pause(clock, options.signal);
    return isCanceled(options.signal) ? read : follow(id, onRead, options);
  };
  return { follow, cancel: (id) => jobs.cancel(id) };
};
