import type { JobPolicy } from './job.ts';

const hour = 3_600;

/** For jobs whose result a user waits for: the first retry is soon, and the result is kept for a week. */
const awaited = {
  retries: 5,
  firstWaitSeconds: 5,
  maxWaitSeconds: 300,
  timeoutSeconds: hour,
  batch: 1,
  batchesAtOnce: 2,
  keepDays: 7,
  keepFailedDays: 7,
} as const satisfies JobPolicy;

const scheduled = {
  retries: 3,
  firstWaitSeconds: 60,
  maxWaitSeconds: hour,
  timeoutSeconds: hour,
  batch: 1,
  batchesAtOnce: 1,
  keepDays: 7,
  keepFailedDays: 30,
} as const satisfies JobPolicy;

export const jobPolicies = {
  /** The first retry is after 2 s. The delays grow to an hour, for about two days in total (REL-6). */
  mail: {
    retries: 60,
    firstWaitSeconds: 2,
    maxWaitSeconds: hour,
    timeoutSeconds: 60,
    batch: 10,
    batchesAtOnce: 2,
    keepDays: 1,
    keepFailedDays: 30,
  },
  /** A retry does not send an invitation twice. Retries last for about a day. */
  'send-invitations': {
    retries: 30,
    firstWaitSeconds: 10,
    maxWaitSeconds: hour,
    timeoutSeconds: hour,
    batch: 1,
    batchesAtOnce: 2,
    keepDays: 1,
    keepFailedDays: 30,
  },
  'act-on-members': { ...awaited, keepDays: 1 },
  'act-on-students': awaited,
  'shorten-names': { ...awaited, keepDays: 1 },
  // A large file needs most of the memory of a process, so a process runs only one at a time.
  'plan-import': { ...awaited, batchesAtOnce: 1 },
  'commit-import': { ...awaited, batchesAtOnce: 1 },
  'undo-import': { ...awaited, batchesAtOnce: 1 },
  'print-logins': { ...awaited, batchesAtOnce: 1, keepDays: 1, keepFailedDays: 1 },
  'export-personal-data': { ...awaited, timeoutSeconds: 300, batchesAtOnce: 1 },
  /** Hourly, so that a reminder is sent at the time of day of its invitation. */
  'remind-invitations': { ...scheduled, keepDays: 1, cron: '10 * * * *' },
  /** Every half hour, so that notices are sent at 8 a.m. in every US time zone, and missed ones soon after. */
  'send-notices': { ...scheduled, keepDays: 1, cron: '0,30 * * * *' },
  /** Hourly: a license ends at midnight in its organization's time zone, and a refused charge is retried soon. */
  'charge-renewals': { ...scheduled, keepDays: 1, cron: '20 * * * *' },
  /** Hourly: a month starts at midnight in the organization’s time zone. */
  'issue-collected': { ...scheduled, keepDays: 1, cron: '5 * * * *' },
  // Nightly, when schools in the United States are closed.
  'reconcile-payments': { ...scheduled, cron: '10 8 * * *' },
  'prune-audit-log': { ...scheduled, cron: '20 8 * * *' },
  'remove-ended-exports': { ...scheduled, cron: '40 8 * * *' },
  /** Hourly, because the files contain children's logins. */
  'remove-ended-login-files': { ...scheduled, keepDays: 1, cron: '40 * * * *' },
  /** Hourly: a day starts at midnight in the school’s time zone. */
  'renew-stays': { ...scheduled, keepDays: 1, cron: '2 * * * *' },
  'erase-ended-imports': { ...scheduled, cron: '50 8 * * *' },
  'erase-long-archived': { ...scheduled, cron: '0 9 * * *' },
} as const satisfies Readonly<Record<string, JobPolicy>>;
