import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Clock } from '#application/ports/clock.ts';
import type { IdempotencyStore } from '#application/service/platform/ports/idempotency-store.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { admitToActions } from '../admission.ts';
import { authenticate, type TokenRule } from '../authenticate.ts';
import { type CallBudgets, defaultCallBudgets, limitEveryCall } from '../call-budgets.ts';
import { recordOrigins } from '../call-origin.ts';
import { demandVersion } from '../edit-version.ts';
import { refuseUnexpectedBodies } from '../empty-bodies.ts';
import { idempotencyHook } from '../idempotency.ts';
import { knownBrowsers, type KnownBrowsersDeps } from '../known-browsers.ts';
import type { RouteDeps } from '../mount-operation.ts';
import { recordSessions } from '../record-sessions.ts';
import { securityOf } from '../openapi.ts';
import type { ApiScope } from './api-scope.ts';
import { invitationLinkRoutes, invitationRoutes, ownInvitationRoutes } from './organizations/invitations.ts';
import { guestOrderRoutes } from './billing/guest-orders.ts';
import { openLinkRoutes } from './identity/open-link.ts';
import { addPaymentNotices } from './billing/payment-notices.ts';
import { recoverSecondFactorRoutes } from './identity/recover-second-factor.ts';
import { sendLinkRoutes } from './identity/send-link.ts';
import { findSignInRuleRoutes } from './organizations/find-sign-in-rule.ts';
import { signUpRoutes } from './identity/sign-up.ts';
import { stopMailRoutes } from './billing/stop-mails.ts';
import { verifyCodeRoutes } from './identity/verify-code.ts';
import { checkRecordRoutes } from './classrooms/check-records.ts';
import { addLessonDownload } from './lessons/lesson-download.ts';
import { lessonRoutes } from './lessons/lessons.ts';
import { openPassRoutes } from './classrooms/open-passes.ts';
import { scopeAndSequenceRoutes } from './lessons/scope-and-sequence.ts';
import { studentEntryRoutes } from './classrooms/student-entry.ts';
import { studentInClassRoutes } from './classrooms/student-in-class.ts';
import { studentWorkRoutes } from './classrooms/student-work.ts';
import { activityRoutes } from './platform/activity.ts';
import { assignmentRoutes } from './classrooms/assignments.ts';
import { autoRenewalRoutes } from './billing/auto-renewals.ts';
import { billingFileRoutes } from './billing/billing-files.ts';
import { bookRoutes } from './billing/books.ts';
import { childRecordRoutes } from './classrooms/child-records.ts';
import { classWorkRoutes } from './classrooms/class-work.ts';
import { classroomLifeRoutes } from './classrooms/classroom-life.ts';
import { classroomRoutes } from './classrooms/classrooms.ts';
import { codeRoutes } from './billing/codes.ts';
import { collectedSeatRoutes } from './billing/collected-seats.ts';
import { consentRoutes } from './identity/consents.ts';
import { deliveryRoutes } from './billing/deliveries.ts';
import { deviceRoutes } from './identity/devices.ts';
import { discountRoutes } from './billing/discounts.ts';
import { domainRoutes } from './organizations/domains.ts';
import { exportRoutes } from './rosters/exports.ts';
import { homeRoutes } from './lessons/home.ts';
import { importFileRoutes, importRoutes } from './rosters/imports.ts';
import { jobRoutes } from './platform/jobs.ts';
import { classCodeRoutes } from './classrooms/class-codes.ts';
import { joiningRoutes } from './organizations/joining.ts';
import { leadClassRoutes } from './classrooms/lead-class.ts';
import { lessonReportRoutes } from './lessons/lesson-reports.ts';
import { licenseRoutes } from './billing/license.ts';
import { loginFileRoutes } from './classrooms/login-files.ts';
import { viewImportRoutes } from './rosters/view-imports.ts';
import { meRoutes } from './identity/me.ts';
import { memberActRoutes } from './organizations/member-acts.ts';
import { memberRoutes } from './organizations/members.ts';
import { noticeRoutes } from './billing/notices.ts';
import { ordersOnInvoiceRoutes } from './billing/orders-on-invoice.ts';
import { orderRoutes } from './billing/orders.ts';
import { organizationSettingsRoutes } from './organizations/organization-settings.ts';
import { organizationRoutes } from './organizations/organizations.ts';
import { pairRoutes } from './classrooms/pairs.ts';
import { passRoutes } from './classrooms/passes.ts';
import { peopleRoutes } from './organizations/people.ts';
import { profileRoutes } from './identity/profile.ts';
import { rolloverRoutes } from './rosters/rollovers.ts';
import { seatRoutes } from './organizations/seats.ts';
import { securityRoutes } from './identity/security.ts';
import { sessionRoutes } from './identity/sessions.ts';
import { signInRuleRoutes } from './organizations/sign-in-rules.ts';
import { staffRoutes } from './organizations/staff.ts';
import { studentActRoutes } from './classrooms/student-acts.ts';
import { studentBulkActRoutes } from './classrooms/student-bulk-acts.ts';
import { studentFileRoutes } from './classrooms/student-files.ts';
import { studentLoginRoutes } from './classrooms/student-logins.ts';
import { studentRoutes } from './classrooms/students.ts';
import { trialRequestRoutes } from './organizations/trial-requests.ts';
import { workspaceMoveRoutes } from './organizations/workspace-move.ts';

type V1Deps = KnownBrowsersDeps & {
  readonly service: ServiceApp;
  readonly clock: Clock;
  readonly idempotency: IdempotencyStore;
  readonly isOutage: (error: unknown) => boolean;
  readonly callBudgets?: CallBudgets;
  readonly isStopping: () => boolean;
};

/** Mounts version 1 of the API. A route's scope determines whether it needs a token. Its action determines who may call it. */
export function mountV1(app: FastifyInstance, deps: V1Deps): void {
  const { service, clock, idempotency, isOutage, isStopping } = deps;
  const browsers = knownBrowsers(deps);
  const limitCalls = limitEveryCall({ clock, browsers, budgets: deps.callBudgets ?? defaultCallBudgets });
  const scope = (
    rule: TokenRule | 'none',
    routes: readonly ((app: ApiScope, deps: RouteDeps) => void)[],
  ): void => {
    app.register(async (inner) => {
      inner.addHook('onRoute', (route) => {
        route.schema = { ...route.schema, security: securityOf[rule] };
      });
      inner.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      if (rule !== 'none') authenticate(inner, service.access.verifyToken, rule);
      limitCalls(inner);
      admitToActions(inner, service.access);
      demandVersion(inner);
      recordOrigins(inner);
      refuseUnexpectedBodies(inner);
      recordSessions(inner, service.sessions);
      idempotencyHook(inner, { store: idempotency, clock, isOutage });
      for (const addRoutes of routes)
        addRoutes(inner.withTypeProvider<ZodTypeProvider>(), { ...service, browsers, clock, isStopping });
    });
  };

  scope('none', [
    sendLinkRoutes,
    signUpRoutes,
    verifyCodeRoutes,
    findSignInRuleRoutes,
    openLinkRoutes,
    recoverSecondFactorRoutes,
    addPaymentNotices,
    stopMailRoutes,
    guestOrderRoutes,
  ]);
  scope('optional', [
    lessonRoutes,
    addLessonDownload,
    scopeAndSequenceRoutes,
    invitationLinkRoutes,
    openPassRoutes,
    studentEntryRoutes,
    studentWorkRoutes,
    studentInClassRoutes,
    checkRecordRoutes,
  ]);
  scope('required', [
    meRoutes,
    consentRoutes,
    profileRoutes,
    securityRoutes,
    classroomRoutes,
    studentRoutes,
    classWorkRoutes,
    leadClassRoutes,
    pairRoutes,
    studentLoginRoutes,
    loginFileRoutes,
    studentActRoutes,
    studentBulkActRoutes,
    childRecordRoutes,
    studentFileRoutes,
    importRoutes,
    importFileRoutes,
    viewImportRoutes,
    rolloverRoutes,
    assignmentRoutes,
    classroomLifeRoutes,
    classCodeRoutes,
    passRoutes,
    sessionRoutes,
    deviceRoutes,
    jobRoutes,
    homeRoutes,
    lessonReportRoutes,
    licenseRoutes,
    trialRequestRoutes,
    noticeRoutes,
    orderRoutes,
    autoRenewalRoutes,
    ordersOnInvoiceRoutes,
    collectedSeatRoutes,
    billingFileRoutes,
    discountRoutes,
    bookRoutes,
    codeRoutes,
    deliveryRoutes,
    activityRoutes,
    exportRoutes,
    organizationRoutes,
    organizationSettingsRoutes,
    workspaceMoveRoutes,
    domainRoutes,
    signInRuleRoutes,
    joiningRoutes,
    peopleRoutes,
    staffRoutes,
    ownInvitationRoutes,
    invitationRoutes,
    memberRoutes,
    memberActRoutes,
    seatRoutes,
  ]);
}
