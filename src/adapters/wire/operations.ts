import {
  meOperations,
  openLinkOperations,
  profileOperations,
  recoverSecondFactorOperations,
  securityOperations,
  sendLinkOperations,
  signUpOperations,
  verifyCodeOperations,
} from './v1/account.ts';
import { activityOperations } from './v1/activity.ts';
import { autoRenewalOperations } from './v1/auto-renewals.ts';
import { billingFileOperations } from './v1/billing-files.ts';
import { bookOperations } from './v1/books.ts';
import { checkRecordOperations, childRecordOperations } from './v1/child-record.ts';
import { classCodeOperations } from './v1/class-codes.ts';
import { classWorkOperations, leadClassOperations, studentInClassOperations } from './v1/class-work.ts';
import { classroomLifeOperations } from './v1/classroom-life.ts';
import { assignmentOperations, classroomOperations } from './v1/classrooms.ts';
import { codeOperations } from './v1/codes.ts';
import { collectedSeatOperations } from './v1/collected-seats.ts';
import { consentOperations } from './v1/consents.ts';
import { deviceOperations } from './v1/devices.ts';
import { discountOperations } from './v1/discounts.ts';
import { domainOperations } from './v1/domains.ts';
import { exportOperations } from './v1/exports.ts';
import { importOperations, lookAtImportOperations } from './v1/imports.ts';
import { invitationOperations } from './v1/invitations.ts';
import { jobOperations } from './v1/jobs.ts';
import { joiningOperations, workspaceMoveOperations } from './v1/joining.ts';
import { lessonReportOperations } from './v1/lesson-reports.ts';
import { downloadLesson, lessonOperations } from './v1/lessons.ts';
import { licenseOperations } from './v1/license.ts';
import { memberActOperations, memberOperations } from './v1/members.ts';
import { noticeOperations, stopMailOperations } from './v1/notices.ts';
import { orderOperations, ordersOnInvoiceOperations } from './v1/orders.ts';
import { organizationSettingsOperations } from './v1/organization-settings.ts';
import { organizationOperations } from './v1/organizations.ts';
import { pairOperations } from './v1/pairs.ts';
import { openPassOperations, passOperations } from './v1/passes.ts';
import { peopleOperations } from './v1/people.ts';
import { rolloverOperations } from './v1/rollovers.ts';
import { seatOperations } from './v1/seats.ts';
import { deliveryOperations, guestOrderOperations } from './v1/self-service.ts';
import { sessionOperations } from './v1/sessions.ts';
import { findSignInRuleOperations, signInRuleOperations } from './v1/sign-in-rules.ts';
import { staffOperations } from './v1/staff.ts';
import { studentEntryOperations } from './v1/student-entry.ts';
import { loginFileOperations, studentLoginOperations } from './v1/student-logins.ts';
import { studentWorkOperations } from './v1/student-work.ts';
import {
  studentActOperations,
  studentBulkActOperations,
  studentFileOperations,
  studentOperations,
} from './v1/students.ts';
import { trialRequestOperations } from './v1/trial-requests.ts';
import { scopeAndSequenceOperations } from './v1/year-plan.ts';

/** The operations of the API by name, which is the OpenAPI `operationId`. The payment provider's notices are not among them. */
export const operations = {
  ...meOperations,
  ...openLinkOperations,
  ...profileOperations,
  ...recoverSecondFactorOperations,
  ...securityOperations,
  ...sendLinkOperations,
  ...signUpOperations,
  ...verifyCodeOperations,
  ...activityOperations,
  ...autoRenewalOperations,
  ...billingFileOperations,
  ...bookOperations,
  ...checkRecordOperations,
  ...childRecordOperations,
  ...classCodeOperations,
  ...classWorkOperations,
  ...leadClassOperations,
  ...studentInClassOperations,
  ...classroomLifeOperations,
  ...assignmentOperations,
  ...classroomOperations,
  ...codeOperations,
  ...collectedSeatOperations,
  ...consentOperations,
  ...deviceOperations,
  ...discountOperations,
  ...domainOperations,
  ...exportOperations,
  ...importOperations,
  ...lookAtImportOperations,
  ...invitationOperations,
  ...jobOperations,
  ...joiningOperations,
  ...workspaceMoveOperations,
  ...lessonReportOperations,
  downloadLesson,
  ...lessonOperations,
  ...licenseOperations,
  ...memberActOperations,
  ...memberOperations,
  ...noticeOperations,
  ...stopMailOperations,
  ...orderOperations,
  ...ordersOnInvoiceOperations,
  ...organizationSettingsOperations,
  ...organizationOperations,
  ...pairOperations,
  ...openPassOperations,
  ...passOperations,
  ...peopleOperations,
  ...rolloverOperations,
  ...seatOperations,
  ...deliveryOperations,
  ...guestOrderOperations,
  ...sessionOperations,
  ...findSignInRuleOperations,
  ...signInRuleOperations,
  ...staffOperations,
  ...studentEntryOperations,
  ...loginFileOperations,
  ...studentLoginOperations,
  ...studentWorkOperations,
  ...studentActOperations,
  ...studentBulkActOperations,
  ...studentFileOperations,
  ...studentOperations,
  ...trialRequestOperations,
  ...scopeAndSequenceOperations,
} as const;

export type OperationName = keyof typeof operations;
