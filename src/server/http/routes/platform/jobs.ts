import { jobOperations as operations } from '#adapters/wire/platform/jobs.ts';
import type { Job } from '#domain/platform/jobs/job.ts';
import { err, ok } from '#domain/result.ts';
import { routes } from '../../mount-operation.ts';

const found = (job: Job | null) => (job === null ? err({ kind: 'call/no-such-path' } as const) : ok(job));

/** Routes for the caller's jobs (UI-5). Other jobs return 404 (ORG-3). */
export const jobRoutes = routes(operations, { tag: 'Long work', action: 'job.follow' }, ({ jobs }) => ({
  readJob: {
    summary: 'The progress of a job of the caller, and its result once it is done.',
    handle: async ({ caller, params }) => found(await jobs.read(caller, params.id)),
  },
  cancelJob: {
    summary: 'Cancels a job of the caller and returns its state. A job that has ended does not change.',
    handle: async ({ caller, params }) => found(await jobs.cancel(caller, params.id)),
  },
}));
