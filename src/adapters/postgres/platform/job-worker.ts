import { fromKysely, type Job, type JobResult } from 'pg-boss';
import type { Log } from '#application/ports/log.ts';
import type {
  AnyJobKinds,
  JobAttempt,
  JobHandlers,
  JobWorker,
  KindOf,
} from '#application/service/platform/ports/jobs.ts';
import type { JobPolicy } from '#domain/platform/jobs/job.ts';
import type { Database } from '../database.ts';
import type { JobPolicies } from './job-queues.ts';
import type { JobOutput } from './postgres-jobs.ts';
import { runOperation } from '../transaction-scope.ts';

type Parts<Kinds extends AnyJobKinds> = {
  readonly database: Pick<Database, 'db' | 'jobs'>;
  readonly policies: JobPolicies<Kinds>;
  readonly handlers: JobHandlers<Kinds>;
  readonly log: Log;
};

/**
 * Starts running jobs. A committed job runs immediately, because the database notifies the worker. A failed job is retried with increasing delays. Several
 * processes may share one database.
 */
export async function startJobWorker<Kinds extends AnyJobKinds>(parts: Parts<Kinds>): Promise<JobWorker> {
  const { database, handlers, policies } = parts;
  const kinds = Object.keys(handlers).filter((name): name is KindOf<Kinds> => name in policies);
  for (const kind of kinds) await work(parts, kind);
  return {
    stop: async () => {
      await Promise.all(kinds.map((kind) => database.jobs.offWork(kind, { wait: true })));
    },
  };
}

const optionsOf = ({ batch, batchesAtOnce }: JobPolicy) =>
  ({
    batchSize: batch,
    localConcurrency: batchesAtOnce,
    burstWhenBatchFull: true,
    perJobResults: true,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 2,
  }) as const;

async function work<Kinds extends AnyJobKinds>(
  { database, handlers, policies, log }: Parts<Kinds>,
  kind: KindOf<Kinds>,
): Promise<void> {
  const options = optionsOf(policies[kind]);
  const attempt = async (job: Job<Kinds[KindOf<Kinds>]['input']>): Promise<JobResult<JobOutput | object>> => {
    try {
      const result = await runOperation(kind, () => handlers[kind](job.data, attemptAt(database, job)));
      return { id: job.id, status: 'completed', output: { result } };
    } catch (error) {
      const reason = reasonOf(error);
      log.warn('a job failed', { kind, job: job.id, attempt: job.retryCount + 1, reason });
      return { id: job.id, status: 'failed', output: { reason } };
    }
  };
  await database.jobs.work<Kinds[KindOf<Kinds>]['input'], void, typeof options>(kind, options, (taken) =>
    Promise.all(taken.map(attempt)),
  );
}

/** Returns the handler's access to its attempt. A worker that has lost the job must not overwrite the progress of the job's new worker. */
function attemptAt({ db, jobs }: Pick<Database, 'db' | 'jobs'>, job: Job<unknown>): JobAttempt {
  return {
    id: job.id,
    report: async (progress) => {
      const present = await jobs.getJobById(job.name, job.id, { db: fromKysely(db) });
      if (present?.state !== 'active' || present.retryCount !== job.retryCount) return false;
      await db
        .updateTable('jobs')
        .set({ progress: JSON.stringify(progress) })
        .where('id', '=', job.id)
        .execute();
      return true;
    },
  };
}

/** Returns the kind of an error. The message is not used, because it may contain personal data (a mail server's refusal contains the recipient). */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
