import type { JobPolicy } from './job.ts';

const hour = 3_600;

/** How each kind of job is run. */
export const jobPolicies = {
  /** Tried again after 2 s, then ever more seldom up to once an hour: about two days altogether (REL-6). */
  mail: {
    retries: 60,
    firstWaitSeconds: 2,
    longestWaitSeconds: hour,
    timeoutSeconds: 60,
    batch: 10,
    batchesAtOnce: 2,
    keepDays: 1,
    keepFailedDays: 30,
  },
  /** Each night, when schools in the United States are closed. */
  'prune-audit-log': {
    retries: 3,
    firstWaitSeconds: 60,
    longestWaitSeconds: hour,
    timeoutSeconds: hour,
    batch: 1,
    batchesAtOnce: 1,
    keepDays: 7,
    keepFailedDays: 30,
    cron: '20 8 * * *',
  },
} as const satisfies Readonly<Record<string, JobPolicy>>;
