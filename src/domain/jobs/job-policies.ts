import type { JobPolicy } from './job.ts';

const hour = 3_600;

/** Somebody waits for its end: tried again soon, and its result can be read for a week. */
const awaited = {
  retries: 5,
  firstWaitSeconds: 5,
  longestWaitSeconds: 300,
  timeoutSeconds: hour,
  batch: 1,
  batchesAtOnce: 2,
  keepDays: 7,
  keepFailedDays: 7,
} as const satisfies JobPolicy;

/** Begun by the clock, nobody waits for it. */
const scheduled = {
  retries: 3,
  firstWaitSeconds: 60,
  longestWaitSeconds: hour,
  timeoutSeconds: hour,
  batch: 1,
  batchesAtOnce: 1,
  keepDays: 7,
  keepFailedDays: 30,
} as const satisfies JobPolicy;

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
  /** What was sent is not sent again: tried for about a day. */
  'send-invitations': {
    retries: 30,
    firstWaitSeconds: 10,
    longestWaitSeconds: hour,
    timeoutSeconds: hour,
    batch: 1,
    batchesAtOnce: 2,
    keepDays: 1,
    keepFailedDays: 30,
  },
  /** Whoever was changed is not changed again. */
  'act-on-members': { ...awaited, keepDays: 1 },
  /** Its result is how the undo is found. */
  'act-on-students': awaited,
  'shorten-names': { ...awaited, keepDays: 1 },
  // A large file fills the memory of a process, so each does one at a time.
  'plan-import': { ...awaited, batchesAtOnce: 1 },
  'commit-import': { ...awaited, batchesAtOnce: 1 },
  'undo-import': { ...awaited, batchesAtOnce: 1 },
  // A PDF of thousands of cards fills memory, too.
  'print-logins': { ...awaited, batchesAtOnce: 1, keepDays: 1, keepFailedDays: 1 },
  'export-personal-data': { ...awaited, timeoutSeconds: 300, batchesAtOnce: 1 },
  /** Each hour, so that a reminder comes at the time of day at which the invitation came. */
  'remind-invitations': { ...scheduled, keepDays: 1, cron: '10 * * * *' },
  /** Each half hour, so that 8 a.m. is met in every time zone of the United States, and what was missed follows soon. */
  'send-notices': { ...scheduled, keepDays: 1, cron: '0,30 * * * *' },
  /** Each hour: a license ends at midnight of its own time zone, and what was refused is tried again soon. */
  'charge-renewals': { ...scheduled, keepDays: 1, cron: '20 * * * *' },
  /** Each hour: a month begins at midnight of an organization’s own time zone. */
  'issue-collected': { ...scheduled, keepDays: 1, cron: '5 * * * *' },
  // Each night, when schools in the United States are closed.
  'reconcile-payments': { ...scheduled, cron: '10 8 * * *' },
  'prune-audit-log': { ...scheduled, cron: '20 8 * * *' },
  'remove-ended-exports': { ...scheduled, cron: '40 8 * * *' },
  /** Each hour: they hold children's secrets. */
  'remove-ended-login-files': { ...scheduled, keepDays: 1, cron: '40 * * * *' },
  /** Each hour: a day begins at midnight of a school’s own time zone. */
  'renew-stays': { ...scheduled, keepDays: 1, cron: '2 * * * *' },
  'erase-ended-imports': { ...scheduled, cron: '50 8 * * *' },
  'erase-long-archived': { ...scheduled, cron: '0 9 * * *' },
} as const satisfies Readonly<Record<string, JobPolicy>>;
