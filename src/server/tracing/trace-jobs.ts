import type { AroundJobs } from '../composition/start-jobs.ts';
import type { Tracing } from './tracing.ts';

type Handler = (...args: readonly never[]) => Promise<unknown>;

/** Returns a wrapper of job handlers that traces every attempt. */
export const traceJobs = ({ startJob }: Pick<Tracing, 'startJob'>): AroundJobs => {
  const traced = (kind: string, handle: Handler): Handler => {
    return async (...args) => {
      const span = startJob(kind);
      try {
        const result = await span.run(() => handle(...args));
        span.end({ failed: false });
        return result;
      } catch (error) {
        span.end({ failed: true });
        throw error;
      }
    };
  };
  return (handlers) => {
    const entries = Object.entries<Handler>(handlers).map(([kind, handle]) => [kind, traced(kind, handle)]);
    return Object.fromEntries(entries) as typeof handlers; // The same kinds, each with its own handler.
  };
};
