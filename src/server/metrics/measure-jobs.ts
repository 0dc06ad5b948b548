import type { JobHandlers } from '#application/service/platform/ports/jobs.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import type { Metrics } from './metrics.ts';

type Handler = (...args: readonly never[]) => Promise<unknown>;

/** Returns a wrapper of job handlers that times every attempt by kind and outcome. */
export const measureJobs =
  ({ jobs }: Pick<Metrics, 'jobs'>) =>
  (handlers: JobHandlers<JobKinds>): JobHandlers<JobKinds> => {
    const timed = (kind: string, handle: Handler): Handler => {
      return async (...args) => {
        const end = jobs.startTimer({ kind });
        try {
          const result = await handle(...args);
          end({ outcome: 'done' });
          return result;
        } catch (error) {
          end({ outcome: 'failed' });
          throw error;
        }
      };
    };
    const entries = Object.entries<Handler>(handlers).map(([kind, handle]) => [kind, timed(kind, handle)]);
    return Object.fromEntries(entries) as JobHandlers<JobKinds>; // The same kinds, each with its own handler.
  };
