import type { InMemoryJobs } from '#adapters/memory/in-memory-jobs.ts';
import type { JobAttempt, JobHandlers } from '#application/service/ports/jobs.ts';

/** The mails among the jobs, where no worker delivers them. */
export const outgoingMails = (jobs: InMemoryJobs) => ({
  waiting: () => jobs.inputs('mail', 'waiting'),
  deliver: (run: JobHandlers['mail']) => jobs.runWaiting('mail', run),
});

/** An attempt of which nobody is told. */
export const anAttempt: JobAttempt = { id: 'job-1', report: () => Promise.resolve(true) };
