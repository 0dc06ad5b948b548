import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { ImportDone, ImportOrder } from '#domain/rosters/imports/import-order.ts';
import type { OutgoingMail } from '#domain/outgoing-mail.ts';
import type { BulkOrder, BulkResult } from '#domain/organizations/members/bulk-act.ts';
import type { LoginFileMade, LoginFileOrder } from '#domain/classrooms/logins/login-file.ts';
import type { StudentsChanged, StudentsOrder } from '#domain/classrooms/students/student-acts.ts';

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
  /** Charges the cards of renewing licenses; returns the number of charged cards and of refused charges. */
  readonly 'charge-renewals': {
    readonly input: object;
    readonly result: { readonly charged: number; readonly refused: number };
  };
  /**
   * Compares the payment provider with the books. Returns the number of the provider's payments, refunds and lost disputes that were compared, of differences
   * that the job settled, and of differences that are still open.
   */
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
