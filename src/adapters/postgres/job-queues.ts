import { randomUUID } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import type { AnyJobKinds, KindOf } from '#application/service/ports/jobs.ts';
import type { JobPolicy } from '#domain/jobs/job.ts';

/** How each kind of job is run. */
export type JobPolicies<Kinds extends AnyJobKinds> = Readonly<Record<KindOf<Kinds>, JobPolicy>>;

const day = 24 * 3_600;
/** How long a job may wait for a worker before it is given up. */
export const waitAtMostSeconds = 14 * day;
/** A process that runs a job says so this often; the jobs of one that died are run by another soon after. */
const heartbeatSeconds = 10;

/** Where a job of this kind ends that failed for good; it stays there to be looked at, or run again by hand. */
export const deadLettersOf = (kind: string): string => `${kind}-failed`;

/** Makes the queue of each kind, or brings it to its present policy. */
export async function openJobQueues<Kinds extends AnyJobKinds>(
  boss: PgBoss,
  policies: JobPolicies<Kinds>,
): Promise<void> {
  for (const [kind, policy] of Object.entries<JobPolicy>(policies)) await openQueue(boss, kind, policy);
}

async function openQueue(boss: PgBoss, kind: string, policy: JobPolicy): Promise<void> {
  const deadLetter = deadLettersOf(kind);
  const keepFailed = policy.keepFailedDays * day;
  const keep = { retentionSeconds: keepFailed, deleteAfterSeconds: keepFailed };
  await boss.createQueue(deadLetter);
  await boss.updateQueue(deadLetter, keep);
  await boss.createQueue(kind, { deadLetter });
  await boss.updateQueue(kind, {
    deadLetter,
    notify: true,
    heartbeatSeconds,
    retentionSeconds: waitAtMostSeconds,
    deleteAfterSeconds: policy.keepDays * day,
    expireInSeconds: policy.timeoutSeconds,
    retryLimit: policy.retries,
    retryBackoff: true,
    retryDelay: policy.firstWaitSeconds,
    retryDelayMax: policy.longestWaitSeconds,
  });
  if (policy.cron === undefined) await boss.unschedule(kind);
  else await boss.schedule(kind, policy.cron, {}, { tz: 'UTC', missed: 'once' });
  // pg-boss looks a queue up on its own connection when it first sees it. PGlite has one only, so that a lookup within
  // a transaction would wait for that transaction for ever: the lookup is made here.
  await boss.findJobs(kind, { id: randomUUID() });
}
