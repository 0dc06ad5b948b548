import type { OrganizationPath } from './identity/membership/organization.ts';
import type { AccountType } from './identity/membership/account-type.ts';
import type { MemberRole } from './identity/membership/member-role.ts';
import type { DeviceClientId } from './identity/devices/device-client.ts';
import type { Action } from './organizations/access/permissions.ts';
import type { StaffReason } from './organizations/staff/staff-reason.ts';
import type { RosterChanged } from './classrooms/change-sets/change-set.ts';
import type { LoginKind } from './classrooms/students/login-kind.ts';
import { type ClassroomAuditActs, everyClassroomAct } from './classroom-acts.ts';
import { everyOrderAct, type OrderAuditActs } from './order-acts.ts';
import type { InvitedRole } from './organizations/invitations/invitation.ts';
import type { OrganizationActs, Plain } from './organization-acts.ts';

type DeviceById = { readonly deviceId: string; readonly clientId: DeviceClientId };
/** A session of the account. `signedInAt` is in epoch milliseconds. */
type SessionByStart = { readonly signedInAt: number };

type InvitationsSent = { readonly role: InvitedRole; readonly batch: string; readonly count: number };

type LoginReset = { readonly classroom: string; readonly kind: LoginKind };

type ForReason = { readonly before: null; readonly after: { readonly reason: StaffReason } };

/** A call of our staff while viewing the product as another person: the id of the view-as session and the called action. */
type Viewed = { readonly before: null; readonly after: { readonly viewAs: string; readonly action: Action } };

/**
 * Every audited act with the values before and after it. The subject is an id of the kind before the slash. Values are ids and fixed terms, never names or
 * addresses (SEC-9).
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
    'account/seat-given': Plain;
    'account/seat-freed': Plain;
    'account/seat-asked': Plain;
    'account/seat-declined': Plain;
    'account/moved': {
      readonly before: { readonly organization: OrganizationPath };
      readonly after: { readonly organization: OrganizationPath };
    };
    /**
     * A manager approved a teacher's request to move their workspace into another organization. The subject is the teacher; `classrooms` are the ids of the
     * moved classrooms.
     */
    'account/workspace-moved': {
      readonly before: { readonly organization: OrganizationPath };
      readonly after: {
        readonly organization: OrganizationPath;
        readonly classrooms: readonly string[];
        readonly revokedInvitations: number;
      };
    };
    /** A manager or the member ended the membership; `reactivated` starts a new one. */
    'account/deactivated': Plain;
    'account/left': Plain;
    'account/reactivated': Plain;
    /** A request to join the organization, and the manager's decision. */
    'account/join-asked': Plain;
    'account/join-approved': Plain;
    'account/join-declined': Plain;
    /** A member asked an organization to take over their workspace, or withdrew the request, or a manager declined it. */
    'account/move-asked': Plain;
    'account/move-withdrawn': Plain;
    'account/move-declined': Plain;
    /** The subject is the path of the organization, or '' for the whole log. */
    'activity/read': Plain;
    /** Our staff searched the directory; the subject is ''. */
    'directory/read': Plain;
    'account/device-added': { readonly before: null; readonly after: DeviceById };
    'account/device-removed': { readonly before: DeviceById; readonly after: null };
    /** A refresh token was used twice, which means that it was copied, so the device was logged out. */
    'account/device-token-reused': { readonly before: DeviceById; readonly after: null };
    'account/view-as-started': Viewed;
    'account/viewed': Viewed;
    'account/view-as-ended': Viewed;
    /** The subject is the organization; `batch` identifies the invitations that were sent together. */
    'invitation/sent': { readonly before: null; readonly after: InvitationsSent };
    'invitation/resent': Plain;
    'invitation/revoked': Plain;
    'invitation/accepted': { readonly before: null; readonly after: { readonly role: InvitedRole } };
    'invitation/declined': Plain;
    'student/login-reset': { readonly before: null; readonly after: LoginReset };
    'student/login-unlocked': Plain;
    /** A file of login cards was downloaded. The subject is the file; its students are in `concerns`. */
    'student/login-file-downloaded': Plain;
    'student/login-file-deleted': Plain;
    'student/login-locked': Plain;
    'student/logged-in': Plain;
    /** The student agreed or declined to show their program to the class. */
    'student/show-agreed': Plain;
    'student/show-refused': Plain;
    /** The student gave a copy of a program to their partners, who are in `concerns`. */
    'student/program-shared': Plain;
    /** A change set was applied to the roster; `count` is the number of students. */
    'change-set/applied': { readonly before: null; readonly after: RosterChanged };
    'change-set/undone': Plain;
    'import/started': Plain;
    'import/file-added': Plain;
    'import/discarded': Plain;
    /** A user linked students from an import source to existing students (R19), who are in `concerns`. */
    'import/students-linked': Plain;
    'student/list-read': Plain;
    /** Students were exported to a file; they are in `concerns`. */
    'roster/exported': Plain;
    'student/read': Plain;
    'student/erased': Plain;
    /** A bulk deletion. The subject is an id shared by all parts of the job. */
    'students/erased': { readonly before: null; readonly after: { readonly count: number } };
    /** The subject is the organization, which stopped storing last names. */
    'students/names-shortened': { readonly before: null; readonly after: { readonly count: number } };
    'students/logins-ended': { readonly before: null; readonly after: { readonly count: number } };
    /** The record of all data about the student was exported as a PDF. */
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

export const auditActions = Object.keys(everyAction) as readonly AuditAction[] as readonly [
  AuditAction,
  ...AuditAction[],
];
export type PlainAuditAction = {
  [A in AuditAction]: AuditActs[A] extends Plain ? (Plain extends AuditActs[A] ? A : never) : never;
}[AuditAction];

/** A bulk read of personal data: the filter and the number of people shown (SEC-5). */
type ReadOfMany = { readonly filter: object; readonly count: number };

type EntryFacts = {
  /** Account id of the actor; null for a visitor or the service itself. */
  readonly by: string | null;
  /** Account id of the person acted for; missing if the actor acts for themselves. */
  readonly onBehalfOf?: string;
  readonly subject: string;
  /** The organization whose managers may read the entry; missing if none. */
  readonly organization?: OrganizationPath | null;
  /** Ids of other people that the entry concerns, such as those shown by a bulk read. The entry also appears in their history. */
  readonly concerns?: readonly string[];
  /** Missing if the act read nothing or only the subject. */
  readonly read?: ReadOfMany;
};

type EntryWithValues<A extends AuditAction> = A extends PlainAuditAction
  ? never
  : { readonly action: A } & EntryFacts & AuditActs[A];

export type AuditEntry<A extends AuditAction = AuditAction> =
  EntryWithValues<A> | ({ readonly action: Extract<A, PlainAuditAction> } & EntryFacts);
