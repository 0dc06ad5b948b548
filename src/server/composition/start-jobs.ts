import type { Database } from '#adapters/postgres/database.ts';
import { startJobWorker } from '#adapters/postgres/job-worker.ts';
import type { Log } from '#application/ports/log.ts';
import type { JobWorker } from '#application/service/ports/jobs.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { jobPolicies } from '#domain/jobs/job-policies.ts';

/** Starts running the jobs of every kind in this process. */
export const startJobs = (
  database: Database,
  { jobs }: Pick<ServiceApp, 'jobs'>,
  log: Log,
): Promise<JobWorker> => startJobWorker({ database, policies: jobPolicies, handlers: jobs.handlers, log });
