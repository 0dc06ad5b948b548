import {
  meOperations,
  openLinkOperations,
  profileOperations,
  recoverSecondFactorOperations,
  securityOperations,
  sendLinkOperations,
  signUpOperations,
  verifyCodeOperations,
} from './identity/account.ts';
import { activityOperations } from './platform/activity.ts';
import { autoRenewalOperations } from './billing/auto-renewals.ts';
import { billingFileOperations } from './billing/billing-files.ts';
import { bookOperations } from './billing/books.ts';
import { checkRecordOperations, childRecordOperations } from './classrooms/child-record.ts';
import { classCodeOperations } from './classrooms/class-codes.ts';
import {
  classWorkOperations,
  leadClassOperations,
  studentInClassOperations,
} from './classrooms/class-work.ts';
import { classroomLifeOperations } from './classrooms/classroom-life.ts';
import { assignmentOperations, classroomOperations } from './classrooms/classrooms.ts';
import { codeOperations } from './billing/codes.ts';
import { collectedSeatOperations } from './billing/collected-seats.ts';
import { consentOperations } from './identity/consents.ts';
import { deviceOperations } from './identity/devices.ts';
import { discountOperations } from './billing/discounts.ts';
import { domainOperations } from './organizations/domains.ts';
import { exportOperations } from './rosters/exports.ts';
import { homeOperations } from './lessons/home.ts';
import { importOperations, viewImportOperations } from './rosters/imports.ts';
import { invitationOperations } from './organizations/invitations.ts';
import { jobOperations } from './platform/jobs.ts';
import { joiningOperations, workspaceMoveOperations } from './organizations/joining.ts';
import { lessonReportOperations } from './lessons/lesson-reports.ts';
import { lessonFileDownload, lessonOperations } from './lessons/lessons.ts';
import { licenseOperations } from './billing/license.ts';
import { memberActOperations, memberOperations } from './organizations/members.ts';
import { noticeOperations, stopMailOperations } from './billing/notices.ts';
import { orderOperations, ordersOnInvoiceOperations } from './billing/orders.ts';
import { organizationSettingsOperations } from './organizations/organization-settings.ts';
import { organizationOperations } from './organizations/organizations.ts';
import { pairOperations } from './classrooms/pairs.ts';
import { openPassOperations, passOperations } from './classrooms/passes.ts';
import { peopleOperations } from './organizations/people.ts';
import { rolloverOperations } from './rosters/rollovers.ts';
import { seatOperations } from './organizations/seats.ts';
import { deliveryOperations, guestOrderOperations } from './billing/self-service.ts';
import { sessionOperations } from './identity/sessions.ts';
import { findSignInRuleOperations, signInRuleOperations } from './organizations/sign-in-rules.ts';
import { staffOperations } from './organizations/staff.ts';
import { studentEntryOperations } from './classrooms/student-entry.ts';
import { loginFileOperations, studentLoginOperations } from './classrooms/student-logins.ts';
import { studentWorkOperations } from './classrooms/student-work.ts';
import {
  studentActOperations,
  studentBulkActOperations,
  studentFileOperations,
  studentOperations,
} from './classrooms/students.ts';
import { trialRequestOperations } from './organizations/trial-requests.ts';
import { scopeAndSequenceOperations } from './lessons/year-plan.ts';

/** The operations of the API by name, which is the OpenAPI `operationId`. The payment provider's webhook is not included. */
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
  ...homeOperations,
  ...importOperations,
  ...viewImportOperations,
  ...invitationOperations,
  ...jobOperations,
  ...joiningOperations,
  ...workspaceMoveOperations,
  ...lessonReportOperations,
  downloadLesson: lessonFileDownload,
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
