import type { OrganizationPath } from '#domain/access/scope.ts';
import type { ImportDone, ImportOrder } from '#domain/imports/import-order.ts';
import type { Job, JobProgress } from '#domain/jobs/job.ts';
import type { OutgoingMail } from '#domain/mail/outgoing-mail.ts';
import type { BulkOrder, BulkResult } from '#domain/organizations/bulk-act.ts';
import type { LoginFileMade, LoginFileOrder } from '#domain/students/login-file.ts';
import type { StudentsChanged, StudentsOrder } from '#domain/students/student-acts.ts';

/** Inputs and results per kind of job. Inputs are plain data without secrets. */
export type JobKinds = {
  readonly mail: { readonly input: OutgoingMail; readonly result: void };
  readonly 'send-invitations': {
    readonly input: { readonly batch: string; readonly total: number };
    readonly result: { readonly sent: number; readonly bounced: number };
  };
  readonly 'remind-invitations': { readonly input: object; readonly result: { readonly sent: number } };
  readonly 'act-on-members': { readonly input: BulkOrder; readonly result: BulkResult };
  readonly 'act-on-students': { readonly input: StudentsOrder; readonly result: StudentsChanged };
  readonly 'plan-import': { readonly input: ImportOrder; readonly result: ImportDone };
  readonly 'commit-import': { readonly input: ImportOrder; readonly result: ImportDone };
  readonly 'undo-import': { readonly input: ImportOrder; readonly result: ImportDone };
  readonly 'erase-ended-imports': { readonly input: object; readonly result: { readonly erased: number } };
  readonly 'renew-stays': { readonly input: object; readonly result: { readonly changed: number } };
  readonly 'erase-long-archived': { readonly input: object; readonly result: { readonly erased: number } };
  readonly 'shorten-names': {
    readonly input: { readonly organization: OrganizationPath; readonly by: string };
    readonly result: { readonly shortened: number };
  };
  readonly 'send-notices': { readonly input: object; readonly result: { readonly sent: number } };
  readonly 'issue-collected': { readonly input: object; readonly result: { readonly issued: number } };
  /** Charges the cards of renewing licenses; returns the numbers of charged and refused. */
  readonly 'charge-renewals': {
    readonly input: object;
    readonly result: { readonly charged: number; readonly refused: number };
  };
  /** Compares the payment provider with the books; returns the numbers of differences and of settled ones. */
  readonly 'reconcile-payments': {
    readonly input: object;
    readonly result: { readonly compared: number; readonly settled: number; readonly open: number };
  };
  readonly 'prune-audit-log': { readonly input: object; readonly result: { readonly removed: number } };
  readonly 'export-personal-data': {
    readonly input: { readonly accountId: string };
    readonly result: { readonly bytes: number };
  };
  readonly 'print-logins': { readonly input: LoginFileOrder; readonly result: LoginFileMade };
  readonly 'remove-ended-login-files': {
    readonly input: object;
    readonly result: { readonly removed: number };
  };
  readonly 'remove-ended-exports': { readonly input: object; readonly result: { readonly removed: number } };
};

/** Kinds of jobs by name; the type of a record such as `JobKinds`. */
export type AnyJobKinds = Readonly<Record<string, { readonly input: object; readonly result: unknown }>>;

export type KindOf<Kinds extends AnyJobKinds> = keyof Kinds & string;

/**
 * A persistent job queue with at-least-once execution by any worker. A failed job is retried with a growing delay; another process takes
 * over the job of a dead one. Finally failed jobs are stored as dead letters. `JobPolicy` defines kinds, delays and retention.
 */
export interface Jobs<Kinds extends AnyJobKinds = JobKinds> {
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
  /** Cancels a job of this owner and returns it; null as in `read`. A running job learns it at its next report; an ended one stays. */
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
export type JobHandlers<Kinds extends AnyJobKinds = JobKinds> = {
  readonly [Kind in KindOf<Kinds>]: JobHandler<Kinds, Kind>;
};

export type JobWorker = { readonly stop: () => Promise<void> };
