import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { Activity } from '#domain/activity.ts';
import type { AuditAction } from '#domain/audit.ts';
import { classMessage } from './class-messages.ts';

export const actionWords: Readonly<Record<AuditAction, string>> = {
  'account/type-changed': 'Account type changed',
  'account/email-change-ordered': 'New email address requested',
  'account/email-changed': 'Email address changed',
  'account/password-removed': 'Password removed',
  'account/password-setup-finished': 'Password set',
  'account/recovery-codes-renewed': 'New recovery codes created',
  'account/second-factor-recovered': 'Two-step login turned off with a recovery code',
  'account/second-factor-recovery-refused': 'Recovery code rejected',
  'account/sessions-ended': 'Logged out everywhere',
  'account/session-ended': 'Logged out in one browser',
  'account/device-added': 'Device added',
  'account/device-removed': 'Device logged out',
  'account/device-token-reused': 'Device logged out, because its login was used twice',
  'account/erased': 'Account deleted',
  'account/erased-by-staff': 'Account deleted by support',
  'account/disabled': 'Account disabled by support',
  'account/enabled': 'Account enabled by support',
  'account/link-sent': 'Login link sent by support',
  'account/trial-extended': 'Trial extended by support',
  'account/trial-asked': 'Asked for a longer trial',
  'account/trial-declined': 'Request for a longer trial declined by support',
  'account/view-as-started': 'Support started viewing as this person',
  'account/viewed': 'Support viewed as this person',
  'account/view-as-ended': 'Support stopped viewing as this person',
  'account/export-ordered': 'Data export created',
  'account/export-downloaded': 'Data export downloaded',
  'account/role-changed': 'Role changed',
  'account/billing-contact-changed': 'Billing contact changed',
  'account/seat-given': 'Seat given',
  'account/seat-freed': 'Seat taken back',
  'account/seat-asked': 'Asked for a seat',
  'account/seat-declined': 'Request for a seat declined',
  'account/moved': 'Moved to another school',
  'account/workspace-moved': 'Workspace moved into a school',
  'account/deactivated': 'Deactivated',
  'account/left': 'Left the school',
  'account/reactivated': 'Reactivated',
  'account/join-asked': 'Asked to join',
  'account/join-approved': 'Request to join approved',
  'account/join-declined': 'Request to join declined',
  'account/move-asked': 'Asked to move a workspace into a school',
  'account/move-withdrawn': 'Request to move into a school withdrawn',
  'account/move-declined': 'Request to move into a school declined',
  'activity/read': 'Activity log viewed',
  'directory/read': 'People looked up by support',
  'invitation/sent': 'People invited',
  'invitation/resent': 'Invitation sent again',
  'invitation/revoked': 'Invitation revoked',
  'invitation/accepted': 'Invitation accepted',
  'invitation/declined': 'Invitation declined',
  'organization/read': 'Settings viewed by support',
  'organization/changed': 'Settings of the school changed',
  'organization/seat-assignment-changed': 'Seat setting changed',
  'organization/school-added': 'School added',
  'organization/billing-addresses-changed': 'Billing addresses changed',
  'organization/agreement-uploaded': 'Data agreement uploaded',
  'organization/domain-claimed': 'Email domain added',
  'organization/domain-proved': 'Email domain verified',
  'organization/domain-removed': 'Email domain removed',
  'organization/sign-in-rule-changed': 'Login method changed',
  'order/placed': 'License ordered',
  'order/seats-collected': 'Seats added on the next invoice',
  'order/seats-taken-back': 'Seats removed from the next invoice',
  'order/payment-recorded': 'Payment of an invoice recorded',
  'order/credited': 'Credit note issued',
  'order/confirmed': 'Purchase order confirmed',
  'order/refund-ordered': 'Refund started',
  'order/refund-refused': 'Refund rejected by the payment provider',
  'discount/added': 'Discount code created',
  'discount/ended': 'Discount code ended',
  'tax/certificate-sent': 'Exemption certificate sent',
  'tax/certificate-judged': 'Exemption certificate accepted or declined',
  'renewal/switched-on': 'Auto-renewal turned on',
  'renewal/switched-off': 'Auto-renewal turned off',
  'code/batch-made': 'Activation codes created',
  'code/batch-revoked': 'Activation codes of a batch revoked',
  'code/revoked': 'Activation code revoked',
  'code/redeemed': 'Activation code entered',
  'account/comp-set': 'Complimentary license given, changed or ended',
  'organization/comp-set': 'Complimentary license given, changed or ended',
  'order/claimed': 'License of an order claimed',
  'order/shipped': 'Docks shipped',
  'stock/counted': 'Dock stock counted',
  'order/state-changed': 'Order paid, canceled or refunded',
  'classroom/teacher-added': 'Co-teacher added',
  'classroom/teacher-removed': 'Co-teacher removed',
  'classroom/lesson-assigned': 'Lesson assigned',
  'classroom/lesson-removed': 'Lesson removed',
  'classroom/lesson-put-back': 'Lesson put back',
  'classroom/changed': 'Class changed',
  'classroom/archived': 'Class archived',
  'classroom/restored': 'Class restored',
  'classroom/deleted': 'Class deleted',
  'classroom/transferred': 'Class owner changed',
  'classroom/released': 'Class now managed by hand',
  'classroom/pass-made': 'Substitute pass created',
  'classroom/class-code-shown': 'Class code shown',
  'classroom/class-code-renewed': 'Class code replaced',
  'classroom/class-code-paused': 'Class code paused',
  'classroom/class-code-resumed': 'Class code turned on again',
  'classroom/closed-for-the-day': 'Class closed for the day',
  'classroom/opened-again': 'Class opened again',
  'classroom/message-sent': 'Message sent to students',
  'classroom/paused': 'Students’ screens paused (“Eyes up here”)',
  'classroom/pause-ended': 'Pause of students’ screens ended',
  'classroom/show-asked': 'Student asked to show a program to the class',
  'classroom/show-ended': 'Program no longer shown to the class',
  'classroom/pass-revoked': 'Substitute pass revoked',
  'classroom/pass-opened': 'Substitute pass used',
  'classroom/pass-read': 'Class viewed with a substitute pass',
  'classroom/students-read': 'Student list of a class viewed',
  'classroom/students-marked': 'Student marks entered',
  'classroom/logins-shown': 'Students’ logins shown',
  'student/login-file-downloaded': 'Login cards downloaded',
  'student/login-file-deleted': 'Login card file deleted',
  'classroom/students-kept-apart': 'Two students marked “Not together”',
  'classroom/students-let-together': 'Two students may be paired again',
  'student/login-reset': 'Student’s login replaced',
  'student/login-unlocked': 'Student unlocked',
  'student/login-locked': 'Student locked out after wrong tries',
  'student/logged-in': 'Student logged in',
  'student/show-agreed': 'Student agreed to show a program to the class',
  'student/show-refused': 'Student declined to show a program to the class, or stopped showing it',
  'student/program-shared': 'Student gave a copy of a program to a partner',
  'change-set/applied': 'Roster changed',
  'change-set/undone': 'Roster change undone',
  'import/started': 'Roster import started',
  'import/file-added': 'File uploaded for an import',
  'import/discarded': 'Import files deleted',
  'import/students-linked': 'Imported students matched with existing students',
  'student/list-read': 'Student list viewed',
  'roster/exported': 'Students exported',
  'student/read': 'Student page viewed',
  'student/erased': 'Student erased',
  'students/erased': 'Students erased',
  'students/names-shortened': 'Student last names shortened',
  'students/logins-ended': 'Student logins reset',
  'student/record-made': 'Student record created',
};

const studentActs: ReadonlySet<AuditAction> = new Set<AuditAction>([
  'student/logged-in',
  'student/login-locked',
  'student/program-shared',
  'student/show-agreed',
  'student/show-refused',
]);

/** Whether students perform this action themselves, without an account. */
export const isByStudent = (action: AuditAction): boolean => studentActs.has(action);

const nobody = 'Blockyard';
const gone = 'Deleted account';
/** A person without an account who replaces a teacher. */
const substitute = 'A substitute';
const student = 'A student';

/** Returns the person who acted, and the user for whom they acted, if any. */
export function whoWords({ action, by, onBehalfOf }: Activity): string {
  if (isByStudent(action) && by === null) return student;
  const without = onBehalfOf === null ? nobody : substitute;
  const name = by === null ? without : bidiIsolate(by.name ?? gone);
  return onBehalfOf === null ? name : `${name}, for ${bidiIsolate(onBehalfOf.name ?? gone)}`;
}

const messageWords = (message: NonNullable<Activity['message']>): string =>
  `Message to ${message.to === 'all' ? 'all students' : 'one student'} (“${classMessage(message)}”)`;

/** Returns the action, with the name of its subject if it has one. */
export function whatWords({ action, by, subject, message }: Activity): string {
  const words = message === null ? actionWords[action] : messageWords(message);
  return subject.name === null || subject.id === by?.id ? words : `${words}: ${bidiIsolate(subject.name)}`;
}
