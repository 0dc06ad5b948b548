import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import type { InMemoryJobs } from '#adapters/memory/platform/in-memory-jobs.ts';
import type { JobAttempt, JobHandlers } from '#application/service/platform/ports/jobs.ts';

export const outgoingMails = (jobs: InMemoryJobs) => ({
  waiting: () => jobs.inputs('mail', 'waiting'),
  deliver: (run: JobHandlers<JobKinds>['mail']) => jobs.runWaiting('mail', run),
});

export const anAttempt: JobAttempt = { id: 'job-1', report: () => Promise.resolve(true) };
