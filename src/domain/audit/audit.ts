import type { OrganizationPath } from '../access/scope.ts';
import type { AccountType } from '../account/account-type.ts';
import type { MemberRole } from '../organizations/member-role.ts';
import type { DeviceClientId } from '../devices/device-client.ts';
import type { Action } from '../access/permissions.ts';
import type { StaffReason } from '../staff/staff-reason.ts';
import type { RosterChanged } from '../roster/change-set.ts';
import type { LoginKind } from '../students/login-secret.ts';
import { type ClassroomAuditActs, everyClassroomAct } from './classroom-acts.ts';
import { everyOrderAct, type OrderAuditActs } from './order-acts.ts';
import type { InvitedRole } from '../invitations/invitation.ts';
import type { OrganizationActs, Plain } from './organization-acts.ts';

/** A device of the account, and the program on it. */
type DeviceById = { readonly deviceId: string; readonly clientId: DeviceClientId };
/** A session of the account: when it began, in epoch milliseconds. */
type SessionByStart = { readonly signedInAt: number };

/** Invitations that were sent at once. */
type InvitationsSent = { readonly role: InvitedRole; readonly batch: string; readonly count: number };

/** A student of this classroom logs in with something new. */
type LoginReset = { readonly classroom: string; readonly kind: LoginKind };

/** What staff did to somebody's account, and why. */
type ForReason = { readonly before: null; readonly after: { readonly reason: StaffReason } };

/** A look of our staff at the product as somebody else: which view, and what the call did. */
type Viewed = { readonly before: null; readonly after: { readonly viewAs: string; readonly action: Action } };

/**
 * Every act that is recorded, and the values before and after it. The part before the slash says of what the subject is
 * the id. Values are ids and words of ours: a name or an address has no place here (SEC-9).
 */
export type AuditActs = OrganizationActs &
  OrderAuditActs &
  ClassroomAuditActs & {
    'account/type-changed': {
      readonly before: { readonly accountType: AccountType };
      readonly after: { readonly accountType: AccountType; readonly reason?: StaffReason };
    };
    'account/disabled': ForReason;
    'account/enabled': ForReason;
    'account/trial-extended': {
      readonly before: null;
      readonly after: { readonly days: number; readonly reason: StaffReason };
    };
    'account/trial-asked': Plain;
    'account/trial-declined': ForReason;
    'account/link-sent': Plain;
    'account/email-change-ordered': Plain;
    'account/email-changed': Plain;
    'account/password-removed': Plain;
    'account/password-setup-finished': Plain;
    'account/recovery-codes-renewed': Plain;
    'account/second-factor-recovered': Plain;
    'account/second-factor-recovery-refused': Plain;
    'account/sessions-ended': Plain;
    /** One of them, by its owner. */
    'account/session-ended': { readonly before: SessionByStart; readonly after: null };
    'account/erased': Plain;
    'account/erased-by-staff': ForReason;
    'account/export-ordered': Plain;
    'account/export-downloaded': Plain;
    'account/role-changed': {
      readonly before: { readonly role: MemberRole };
      readonly after: { readonly role: MemberRole };
    };
    'account/billing-contact-changed': {
      readonly before: { readonly billingContact: boolean };
      readonly after: { readonly billingContact: boolean };
    };
    /** Somebody was given a seat of the license, or lost it. */
    'account/seat-given': Plain;
    'account/seat-freed': Plain;
    'account/seat-asked': Plain;
    'account/seat-declined': Plain;
    'account/moved': {
      readonly before: { readonly organization: OrganizationPath };
      readonly after: { readonly organization: OrganizationPath };
    };
    /** Whoever runs the organization approved it; the subject owned the workspace, whose classrooms, by their ids, belong to the other organization from then on. */
    'account/workspace-moved': {
      readonly before: { readonly organization: OrganizationPath };
      readonly after: {
        readonly organization: OrganizationPath;
        readonly classrooms: readonly string[];
        readonly revokedInvitations: number;
      };
    };
    /** The membership ended: by somebody who runs the organization, or by its owner; and another one began. */
    'account/deactivated': Plain;
    'account/left': Plain;
    'account/reactivated': Plain;
    /** Someone asks to join the organization, and those who run it answer. */
    'account/join-asked': Plain;
    'account/join-approved': Plain;
    'account/join-declined': Plain;
    /** Somebody asks an organization of theirs to take their workspace in, or withdraws that; those who run it decline. */
    'account/move-asked': Plain;
    'account/move-withdrawn': Plain;
    'account/move-declined': Plain;
    /** The subject is the path of the organization, or '' for the log of all. */
    'activity/read': Plain;
    /** Our staff looked people up; the subject is ''. */
    'directory/read': Plain;
    'account/device-added': { readonly before: null; readonly after: DeviceById };
    'account/device-removed': { readonly before: DeviceById; readonly after: null };
    /** A refresh token was shown a second time: somebody else has it, and the device was logged out. */
    'account/device-token-reused': { readonly before: DeviceById; readonly after: null };
    'account/view-as-started': Viewed;
    'account/viewed': Viewed;
    'account/view-as-ended': Viewed;
    /** The subject is the organization; `batch` is what the invitations were sent by. */
    'invitation/sent': { readonly before: null; readonly after: InvitationsSent };
    'invitation/resent': Plain;
    'invitation/revoked': Plain;
    'invitation/accepted': { readonly before: null; readonly after: { readonly role: InvitedRole } };
    'invitation/declined': Plain;
    'student/login-reset': { readonly before: null; readonly after: LoginReset };
    'student/login-unlocked': Plain;
    /** A file of login cards was downloaded: the subject is the file, its students are among those whom it concerns. */
    'student/login-file-downloaded': Plain;
    /** The same of one that was deleted before its time. */
    'student/login-file-deleted': Plain;
    /** Wrong secrets keep a student out for a while. */
    'student/login-locked': Plain;
    'student/logged-in': Plain;
    /** The student answered whether the class may see their program. */
    'student/show-agreed': Plain;
    'student/show-refused': Plain;
    /** The student gave a copy of a program to their partners, who are among those whom it concerns. */
    'student/program-shared': Plain;
    /** A roster was changed; `count` students. */
    'change-set/applied': { readonly before: null; readonly after: RosterChanged };
    'change-set/undone': Plain;
    /** Files of a roster: the subject is the import. */
    'import/started': Plain;
    'import/file-added': Plain;
    'import/discarded': Plain;
    /** Somebody said that students of a source are these of ours (R19): they are among those whom it concerns. */
    'import/students-linked': Plain;
    'student/list-read': Plain;
    /** Students were written to a file; they are among those whom it concerns. */
    'roster/exported': Plain;
    'student/read': Plain;
    'student/erased': Plain;
    /** Of many at once; the subject is the order to do it. */
    'students/erased': { readonly before: null; readonly after: { readonly count: number } };
    /** The subject is the organization that stores last names no more. */
    'students/names-shortened': { readonly before: null; readonly after: { readonly count: number } };
    'students/logins-ended': { readonly before: null; readonly after: { readonly count: number } };
    /** Everything that is held of the student was put on paper. */
    'student/record-made': Plain;
  };

export type AuditAction = keyof AuditActs;

const everyAction: Readonly<Record<AuditAction, null>> = {
  ...everyOrderAct,
  ...everyClassroomAct,
  'account/type-changed': null,
  'account/email-change-ordered': null,
  'account/email-changed': null,
  'account/password-removed': null,
  'account/password-setup-finished': null,
  'account/recovery-codes-renewed': null,
  'account/second-factor-recovered': null,
  'account/second-factor-recovery-refused': null,
  'account/sessions-ended': null,
  'account/session-ended': null,
  'account/device-added': null,
  'account/device-removed': null,
  'account/device-token-reused': null,
  'account/erased': null,
  'account/erased-by-staff': null,
  'account/disabled': null,
  'account/enabled': null,
  'account/link-sent': null,
  'account/trial-extended': null,
  'account/trial-asked': null,
  'account/trial-declined': null,
  'account/view-as-started': null,
  'account/viewed': null,
  'account/view-as-ended': null,
  'account/export-ordered': null,
  'account/export-downloaded': null,
  'account/role-changed': null,
  'account/billing-contact-changed': null,
  'account/seat-given': null,
  'account/seat-freed': null,
  'account/seat-asked': null,
  'account/seat-declined': null,
  'account/moved': null,
  'account/workspace-moved': null,
  'account/deactivated': null,
  'account/left': null,
  'account/reactivated': null,
  'account/join-asked': null,
  'account/join-approved': null,
  'account/join-declined': null,
  'account/move-asked': null,
  'account/move-withdrawn': null,
  'account/move-declined': null,
  'activity/read': null,
  'directory/read': null,
  'invitation/sent': null,
  'invitation/resent': null,
  'invitation/revoked': null,
  'invitation/accepted': null,
  'invitation/declined': null,
  'organization/read': null,
  'organization/changed': null,
  'organization/seat-assignment-changed': null,
  'organization/school-added': null,
  'organization/billing-addresses-changed': null,
  'organization/agreement-uploaded': null,
  'organization/domain-claimed': null,
  'organization/domain-proved': null,
  'organization/domain-removed': null,
  'organization/sign-in-rule-changed': null,
  'student/login-reset': null,
  'student/login-unlocked': null,
  'student/login-file-downloaded': null,
  'student/login-file-deleted': null,
  'student/login-locked': null,
  'student/logged-in': null,
  'student/show-agreed': null,
  'student/show-refused': null,
  'student/program-shared': null,
  'change-set/applied': null,
  'change-set/undone': null,
  'import/started': null,
  'import/file-added': null,
  'import/discarded': null,
  'import/students-linked': null,
  'student/list-read': null,
  'roster/exported': null,
  'student/read': null,
  'student/erased': null,
  'students/erased': null,
  'students/logins-ended': null,
  'students/names-shortened': null,
  'student/record-made': null,
};

/** Every action that is recorded. */
export const auditActions = Object.keys(everyAction) as readonly AuditAction[] as readonly [
  AuditAction,
  ...AuditAction[],
];
/** The acts that say everything by their name. */
export type PlainAction = {
  [A in AuditAction]: AuditActs[A] extends Plain ? (Plain extends AuditActs[A] ? A : never) : never;
}[AuditAction];

/** A read of many people's data: what was asked for, and how many it showed (SEC-5). */
type ReadOfMany = { readonly filter: object; readonly count: number };

/** Who acted, and to what. */
type EntryFacts = {
  /** The id of the account that acted; null for a visitor, or for the service itself. */
  readonly by: string | null;
  /** The id of the account that was acted for; left out where people act for themselves. */
  readonly onBehalfOf?: string;
  /** The id of what was acted on. */
  readonly subject: string;
  /** The organization that it concerns, whose managers read it; left out where it concerns none. */
  readonly organization?: OrganizationPath | null;
  /** The ids of others whom it concerns, who find it in their history: whom a read of many showed, say. */
  readonly concerns?: readonly string[];
  /** Left out where nothing was read, or only the subject. */
  readonly read?: ReadOfMany;
};

/** An act that has values to say. */
type EntryWithValues<A extends AuditAction> = A extends PlainAction
  ? never
  : { readonly action: A } & EntryFacts & AuditActs[A];

/** One act: who did it, on whose behalf where that is somebody else, and to what. */
export type AuditEntry<A extends AuditAction = AuditAction> =
  EntryWithValues<A> | ({ readonly action: Extract<A, PlainAction> } & EntryFacts);
