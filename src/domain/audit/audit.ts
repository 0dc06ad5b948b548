import type { AccountType } from '../account/account-type.ts';

/** An act that says everything by its name. */
type Plain = { readonly before: null; readonly after: null };

/** A teacher of a classroom: the account, or null while the invited address has none. */
type TeacherById = { readonly teacherId: string; readonly accountId: string | null };

/**
 * Every act that is recorded, and the values before and after it. The part before the slash says of what the subject is
 * the id. Values are ids and words of ours: a name or an address has no place here (SEC-9).
 */
export type AuditActs = {
  'account/type-changed': {
    readonly before: { readonly accountType: AccountType };
    readonly after: { readonly accountType: AccountType };
  };
  'account/email-change-ordered': Plain;
  'account/email-changed': Plain;
  'account/password-removed': Plain;
  'account/password-setup-finished': Plain;
  'account/recovery-codes-renewed': Plain;
  'account/second-factor-recovered': Plain;
  'account/second-factor-recovery-refused': Plain;
  'account/sessions-ended': Plain;
  'account/erased': Plain;
  'classroom/teacher-added': { readonly before: null; readonly after: TeacherById };
  'classroom/teacher-removed': { readonly before: TeacherById; readonly after: null };
};

export type AuditAction = keyof AuditActs;

/** One act: who did it, on whose behalf where that is somebody else, and to what. */
export type AuditEntry<A extends AuditAction = AuditAction> = {
  [Action in A]: {
    readonly action: Action;
    /** The id of the account that acted; null for a visitor, or for the service itself. */
    readonly by: string | null;
    /** The id of the account that was acted for; left out where people act for themselves. */
    readonly onBehalfOf?: string;
    /** The id of what was acted on. */
    readonly subject: string;
  } & (AuditActs[Action] extends Plain ? object : AuditActs[Action]);
}[A];

/** An entry as it is stored. `at` is in epoch milliseconds. */
export type StoredAuditEntry = {
  readonly at: number;
  readonly action: AuditAction;
  readonly by: string | null;
  readonly onBehalfOf: string | null;
  readonly subject: string;
  /** The id of the request, and the network address it came from; null where no request led to the act. */
  readonly requestId: string | null;
  readonly address: string | null;
  readonly before: unknown;
  readonly after: unknown;
};
