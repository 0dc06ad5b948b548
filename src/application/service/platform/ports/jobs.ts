import type { Job, JobProgress } from '#domain/platform/jobs/job.ts';

/** Kinds of jobs by name. A record type such as `JobKinds` has this type. */
export type AnyJobKinds = Readonly<Record<string, { readonly input: object; readonly result: unknown }>>;

export type KindOf<Kinds extends AnyJobKinds> = keyof Kinds & string;

/**
 * A persistent job queue with at-least-once execution by any worker. A failed job is retried with a growing delay. If a process crashes, another process takes
 * over its job. Jobs that fail permanently are stored as dead letters. `JobPolicy` defines kinds, delays and retention.
 */
export interface Jobs<Kinds extends AnyJobKinds> {
  /**
   * Enqueues a job in the current transaction. The job runs only if the transaction commits. Returns its id. The owner (an account id) can read and cancel it.
   */
  enqueue<Kind extends KindOf<Kinds>>(
    kind: Kind,
    input: Kinds[Kind]['input'],
    owner?: string,
  ): Promise<string>;
  /** A job of this owner; null if it does not exist, belongs to a different owner, or its retention time has ended. */
  read(id: string, owner: string): Promise<Job | null>;
  /**
   * Cancels a job of this owner and returns it; null as in `read`. A running job is notified at its next progress report. A job that has ended does not change.
   */
  cancel(id: string, owner: string): Promise<Job | null>;
  /** Deletes all jobs, including dead letters, that belong to this account id or have this text as a value in their input (AUT-17). */
  forget(ownerOrValue: string): Promise<void>;
}

export type JobAttempt = {
  readonly id: string;
  /**
   * Saves the job's progress. Returns false if the job was canceled or another process took it over; the handler must then stop. Must not be called in a
   * transaction.
   */
  readonly report: (progress: JobProgress) => Promise<boolean>;
};

/**
 * Runs a job. It may run again after it finished, because a process can crash before the result is recorded. Resolves to the result. If it throws, the job is
 * retried.
 */
export type JobHandler<Kinds extends AnyJobKinds, Kind extends KindOf<Kinds>> = (
  input: Kinds[Kind]['input'],
  attempt: JobAttempt,
) => Promise<Kinds[Kind]['result']>;

/** A handler for each kind. A missing handler is a compile error. */
export type JobHandlers<Kinds extends AnyJobKinds> = {
  readonly [Kind in KindOf<Kinds>]: JobHandler<Kinds, Kind>;
};

export type JobWorker = { readonly stop: () => Promise<void> };
