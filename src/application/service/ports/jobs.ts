import type { OrganizationPath } from '#domain/access/scope.ts';
import type { ImportDone, ImportOrder } from '#domain/imports/import-order.ts';
import type { Job, JobProgress } from '#domain/jobs/job.ts';
import type { OutgoingMail } from '#domain/mail/outgoing-mail.ts';
import type { BulkOrder, BulkResult } from '#domain/organizations/bulk-act.ts';
import type { LoginFileMade, LoginFileOrder } from '#domain/students/login-file.ts';
import type { StudentsChanged, StudentsOrder } from '#domain/students/student-acts.ts';

/** What each kind of job is given, and what it answers. Inputs are plain data, and hold no secret. */
export type JobKinds = {
  readonly mail: { readonly input: OutgoingMail; readonly result: void };
  /** Sends the mails of a batch of so many invitations. */
  readonly 'send-invitations': {
    readonly input: { readonly batch: string; readonly total: number };
    readonly result: { readonly sent: number; readonly bounced: number };
  };
  readonly 'remind-invitations': { readonly input: object; readonly result: { readonly sent: number } };
  /** Changes many members one by one. */
  readonly 'act-on-members': { readonly input: BulkOrder; readonly result: BulkResult };
  /** Acts on many students, as one change set. */
  readonly 'act-on-students': { readonly input: StudentsOrder; readonly result: StudentsChanged };
  /** Reads the files of an import, and plans what it would change. */
  readonly 'plan-import': { readonly input: ImportOrder; readonly result: ImportDone };
  readonly 'commit-import': { readonly input: ImportOrder; readonly result: ImportDone };
  readonly 'undo-import': { readonly input: ImportOrder; readonly result: ImportDone };
  /** Erases what the files of imports say that nobody works on any more. */
  readonly 'erase-ended-imports': { readonly input: object; readonly result: { readonly erased: number } };
  /** Erases students who have been archived for long. */
  readonly 'renew-stays': { readonly input: object; readonly result: { readonly changed: number } };
  readonly 'erase-long-archived': { readonly input: object; readonly result: { readonly erased: number } };
  /** Shortens last names of students that were stored before they were switched off. */
  readonly 'shorten-names': {
    readonly input: { readonly organization: OrganizationPath; readonly by: string };
    readonly result: { readonly shortened: number };
  };
  /** Sends the notices about licenses that are due. */
  readonly 'send-notices': { readonly input: object; readonly result: { readonly sent: number } };
  /** Issues the invoices of seats that were added since the last ones; answers how many. */
  readonly 'issue-collected': { readonly input: object; readonly result: { readonly issued: number } };
  /** Charges the cards of licenses that renew themselves; answers how many were, and how many a bank refused. */
  readonly 'charge-renewals': {
    readonly input: object;
    readonly result: { readonly charged: number; readonly refused: number };
  };
  /** Compares the payment provider with the books; answers how many movements differ, and how many of them it settled. */
  readonly 'reconcile-payments': {
    readonly input: object;
    readonly result: { readonly compared: number; readonly settled: number; readonly open: number };
  };
  readonly 'prune-audit-log': { readonly input: object; readonly result: { readonly removed: number } };
  readonly 'export-personal-data': {
    readonly input: { readonly accountId: string };
    readonly result: { readonly bytes: number };
  };
  /** Sets the login cards of several classes as one file. */
  readonly 'print-logins': { readonly input: LoginFileOrder; readonly result: LoginFileMade };
  readonly 'remove-ended-login-files': {
    readonly input: object;
    readonly result: { readonly removed: number };
  };
  readonly 'remove-ended-exports': { readonly input: object; readonly result: { readonly removed: number } };
};

/** Kinds of jobs by their names; the type of a record such as `JobKinds`. */
export type AnyJobKinds = Readonly<Record<string, { readonly input: object; readonly result: unknown }>>;

export type KindOf<Kinds extends AnyJobKinds> = keyof Kinds & string;

/**
 * Work that is done later, by whichever process has a worker, at least once. A job that fails is tried again after ever
 * longer waits; one whose process dies is taken over by another. What fails for good is stored as a dead letter. Kinds,
 * waits and retention are the `JobPolicy` of each kind.
 */
export interface Jobs<Kinds extends AnyJobKinds = JobKinds> {
  /**
   * Enqueues a job in the current transaction: it is run if that commits, and only then. Answers its id. A job with an
   * owner (the id of an account) can be read and canceled by them.
   */
  enqueue<Kind extends KindOf<Kinds>>(
    kind: Kind,
    input: Kinds[Kind]['input'],
    owner?: string,
  ): Promise<string>;
  /** A job of this owner; null where there is none, it is another's, or its retention has ended. */
  read(id: string, owner: string): Promise<Job | null>;
  /**
   * Cancels a job of this owner and answers it as it then is; null as for `read`. One under way is told at its next
   * report; one that has ended stays as it is.
   */
  cancel(id: string, owner: string): Promise<Job | null>;
  /** Deletes every job, dead letters too, that belongs to this account id or whose input has this text as a value (AUT-17). */
  forget(ownerOrValue: string): Promise<void>;
}

/** One attempt at a job. */
export type JobAttempt = {
  readonly id: string;
  /** Records how far the job has come. False where it was canceled, or another process took it over: stop then. Not within a transaction. */
  readonly report: (progress: JobProgress) => Promise<boolean>;
};

/**
 * Does a job; it may be called again for one that was done already, since a process can die before it says so. What it
 * resolves to is the result; where it throws, the job is tried again.
 */
export type JobHandler<Kinds extends AnyJobKinds, Kind extends KindOf<Kinds>> = (
  input: Kinds[Kind]['input'],
  attempt: JobAttempt,
) => Promise<Kinds[Kind]['result']>;

/** A handler for each kind: a kind without one does not compile. */
export type JobHandlers<Kinds extends AnyJobKinds = JobKinds> = {
  readonly [Kind in KindOf<Kinds>]: JobHandler<Kinds, Kind>;
};

/** Runs jobs until it is stopped; `stop` waits for attempts under way. */
export type JobWorker = { readonly stop: () => Promise<void> };
