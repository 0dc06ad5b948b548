import { randomUUID } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import type { AnyJobKinds, KindOf } from '#application/service/platform/ports/jobs.ts';
import type { JobPolicy } from '#domain/platform/jobs/job.ts';

export type JobPolicies<Kinds extends AnyJobKinds> = Readonly<Record<KindOf<Kinds>, JobPolicy>>;

const day = 24 * 3_600;
/** How long a job may wait for a worker before it fails, in seconds. */
export const maxQueueWaitSeconds = 14 * day;
/** The interval in seconds of a running job's heartbeats. Jobs of dead processes are retried soon after a heartbeat is missed. */
const heartbeatSeconds = 10;

/** Returns the queue of permanently failed jobs of this kind, for inspection or a manual retry. */
export const deadLettersOf = (kind: string): string => `${kind}-failed`;

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
    retentionSeconds: maxQueueWaitSeconds,
    deleteAfterSeconds: policy.keepDays * day,
    expireInSeconds: policy.timeoutSeconds,
    retryLimit: policy.retries,
    retryBackoff: true,
    retryDelay: policy.firstWaitSeconds,
    retryDelayMax: policy.maxWaitSeconds,
  });
  if (policy.cron === undefined) await boss.unschedule(kind);
  else await boss.schedule(kind, policy.cron, {}, { tz: 'UTC', missed: 'once' });
  // pg-boss looks up a new queue on its own connection. PGlite has only one connection, so a lookup within a transaction would wait for that transaction
  // forever. Therefore the lookup is done here first.
  await boss.findJobs(kind, { id: randomUUID() });
}
