import type { Database } from '#adapters/postgres/database.ts';
import { startJobWorker } from '#adapters/postgres/platform/job-worker.ts';
import type { Log } from '#application/ports/log.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import type { JobHandlers, JobWorker } from '#application/service/platform/ports/jobs.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { jobPolicies } from '#domain/platform/jobs/job-policies.ts';

/** Wraps the reconciliation job, so that differences between the ledger and the payment provider are logged for the operator. */
const logged = (handlers: JobHandlers<JobKinds>, log: Log): JobHandlers<JobKinds> => ({
  ...handlers,
  'reconcile-payments': async (input, attempt) => {
    const found = await handlers['reconcile-payments'](input, attempt);
    const tell = found.open === 0 ? log.info.bind(log) : log.warn.bind(log);
    tell('payments were compared with the books', { ...found });
    return found;
  },
});

export type AroundJobs = (handlers: JobHandlers<JobKinds>) => JobHandlers<JobKinds>;

/** Starts workers for all kinds of jobs in this process. `around` wraps their handlers. */
export const startJobs = (
  database: Database,
  { jobs }: Pick<ServiceApp, 'jobs'>,
  log: Log,
  around: AroundJobs = (handlers) => handlers,
): Promise<JobWorker> =>
  startJobWorker({ database, policies: jobPolicies, handlers: around(logged(jobs.handlers, log)), log });
