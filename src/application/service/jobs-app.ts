import { pruneAuditLog, type PruneAuditLogPorts } from './platform/audit/prune-audit-log.ts';
import type { ImportJobPorts } from './rosters/imports/act-on-import.ts';
import { importJobs } from './rosters/imports/import-jobs.ts';
import { invitationJobs } from './organizations/invitations/invitation-jobs.ts';
import type { MailInvitationPorts } from './organizations/invitations/mail-invitation.ts';
import { actOnMembersJob, type ActOnMembersPorts } from './organizations/members/act-on-members-job.ts';
import { deliverMail, type DeliverMailPorts } from './deliver-mail.ts';
import {
  writeEmailChangeMail,
  type WriteEmailChangeMailPorts,
} from './identity/mail/write-email-change-mail.ts';
import { writeNoticeMail, type WriteNoticeMailPorts } from './billing/mail/write-notice-mail.ts';
import { writeOrderMail, type WriteOrderMailPorts } from './billing/mail/write-order-mail.ts';
import { writeSignInMail, type WriteSignInMailPorts } from './organizations/mail/write-sign-in-mail.ts';
import {
  exportPersonalData,
  type ExportPersonalDataPorts,
  removeEndedExports,
} from './identity/privacy/personal-data-exports.ts';
import { chargeRenewals, type ChargeRenewalsPorts } from './billing/orders/charge-renewals.ts';
import { issueCollectedInvoices, type IssueCollectedPorts } from './billing/orders/issue-collected.ts';
import { reconcilePayments, type ReconcilePaymentsPorts } from './billing/orders/reconcile-payments.ts';
import { sendNotices, type SendNoticesPorts } from './billing/notices/send-notices.ts';
import { actOnStudentsJob, type ActOnStudentsPorts } from './classrooms/students/act-on-students.ts';
import {
  printLoginsJob,
  type PrintLoginsJobPorts,
  removeEndedLoginFiles,
} from './classrooms/logins/print-logins-job.ts';
import { eraseLongArchived, type EraseLongArchivedPorts } from './classrooms/students/erase-long-archived.ts';
import { renewStays } from './classrooms/students/renew-stays.ts';
import { shortenNamesJob } from './organizations/settings/shorten-names.ts';
import type { JobKinds } from './ports/job-kinds.ts';
import type { JobHandlers } from './platform/ports/jobs.ts';
import { makeSignInCode, type MakeSignInCodePorts } from './identity/sign-in/make-sign-in-code.ts';
import { followJobs, type FollowJobs, type FollowJobsPorts } from './platform/jobs/follow-jobs.ts';

export type JobsApp = FollowJobs & {
  readonly handlers: JobHandlers<JobKinds>;
};

export type JobsPorts = FollowJobsPorts &
  PruneAuditLogPorts &
  ExportPersonalDataPorts &
  MakeSignInCodePorts &
  Omit<WriteSignInMailPorts, 'makeSignInCode'> &
  WriteEmailChangeMailPorts &
  WriteNoticeMailPorts &
  WriteOrderMailPorts &
  MailInvitationPorts &
  ActOnMembersPorts &
  ActOnStudentsPorts &
  EraseLongArchivedPorts &
  PrintLoginsJobPorts &
  ImportJobPorts &
  SendNoticesPorts &
  ReconcilePaymentsPorts &
  ChargeRenewalsPorts &
  IssueCollectedPorts &
  Pick<DeliverMailPorts, 'mailer' | 'publicUrl'>;

export const createJobsApp = (ports: JobsPorts): JobsApp => ({
  ...followJobs(ports),
  handlers: {
    mail: deliverMail({
      ...ports,
      writeSignInMail: writeSignInMail({ ...ports, makeSignInCode: makeSignInCode(ports) }),
      writeEmailChangeMail: writeEmailChangeMail(ports),
      writeNoticeMail: writeNoticeMail(ports),
      writeOrderMail: writeOrderMail(ports),
    }),
    ...invitationJobs(ports),
    'act-on-members': actOnMembersJob(ports),
    'act-on-students': actOnStudentsJob(ports),
    'renew-stays': renewStays(ports),
    'erase-long-archived': eraseLongArchived(ports),
    'shorten-names': shortenNamesJob(ports),
    'print-logins': printLoginsJob(ports),
    'remove-ended-login-files': removeEndedLoginFiles(ports),
    ...importJobs(ports),
    'send-notices': sendNotices(ports),
    'charge-renewals': chargeRenewals(ports),
    'issue-collected': issueCollectedInvoices(ports),
    'reconcile-payments': reconcilePayments(ports),
    'prune-audit-log': pruneAuditLog(ports),
    'export-personal-data': exportPersonalData(ports),
    'remove-ended-exports': removeEndedExports(ports),
  },
});
