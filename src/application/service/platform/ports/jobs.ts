import type { Job, JobProgress } from '#domain/platform/jobs/job.ts';

/** Kinds of jobs by name; the type of a record such as `JobKinds`. */
export type AnyJobKinds = Readonly<Record<string, { readonly input: object; readonly result: unknown }>>;

export type KindOf<Kinds extends AnyJobKinds> = keyof Kinds & string;

/**
 * A persistent job queue with at-least-once execution by any worker. A failed job is retried with a growing delay; another process takes
 * over the job of a dead one. Finally failed jobs are stored as dead letters. `JobPolicy` defines kinds, delays and retention.
 */
export interface Jobs<Kinds extends AnyJobKinds> {
  /**
   * Enqueues a job in the current transaction: it runs only if that commits. Returns its id. The owner (an account id) can read and cancel
   * it.
   */
  enqueue<Kind extends KindOf<Kinds>>(
    kind: Kind,
    input: Kinds[Kind]['input'],
    owner?: string,
  ): Promise<string>;
  /** A job of this owner; null if it does not exist, belongs to another, or its retention has ended. */
  read(id: string, owner: string): Promise<Job | null>;
  /** Cancels a job of this owner and returns it; null as in `read`. A running job is notified at its next progress report; an ended one does not change. */
  cancel(id: string, owner: string): Promise<Job | null>;
  /** Deletes every job, including dead letters, that belongs to this account id or has this text as an input value (AUT-17). */
  forget(ownerOrValue: string): Promise<void>;
}

export type JobAttempt = {
  readonly id: string;
  /** Saves the job's progress. False if it was canceled or another process took it over: stop then. Not within a transaction. */
  readonly report: (progress: JobProgress) => Promise<boolean>;
};

/**
 * Runs a job; may run again after it finished, because a process can die before it is recorded. Resolves to the result; if it throws, the
 * job is retried.
 */
export type JobHandler<Kinds extends AnyJobKinds, Kind extends KindOf<Kinds>> = (
  input: Kinds[Kind]['input'],
  attempt: JobAttempt,
) => Promise<Kinds[Kind]['result']>;

/** A handler for each kind; a missing one does not compile. */
export type JobHandlers<Kinds extends AnyJobKinds> = {
  readonly [Kind in KindOf<Kinds>]: JobHandler<Kinds, Kind>;
};

export type JobWorker = { readonly stop: () => Promise<void> };
