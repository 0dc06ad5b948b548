import { ContainerModule } from 'inversify';
import { createAccessApp } from '#application/service/access-app.ts';
import { createAccountsApp } from '#application/service/identity/accounts/accounts-app.ts';
import { createStudentsApp } from '#application/service/classrooms/students/students-app.ts';
import { createClassWorkApp } from '#application/service/classrooms/class-work/class-work-app.ts';
import { createStudentEntryApp } from '#application/service/classrooms/student-entry/student-entry-app.ts';
import { createStudentLoginsApp } from '#application/service/classrooms/logins/student-logins-app.ts';
import { createClassroomsApp } from '#application/service/classrooms/classrooms/classrooms-app.ts';
import { createDevicesApp } from '#application/service/identity/devices/devices-app.ts';
import { createConsentsApp } from '#application/service/identity/consents/consents-app.ts';
import { createDomainsApp } from '#application/service/organizations/domains/domains-app.ts';
import { createDirectoryApp } from '#application/service/organizations/directory/directory-app.ts';
import { createHomeApp } from '#application/service/home-app.ts';
import { createImportsApp } from '#application/service/rosters/imports/imports-app.ts';
import { createInvitationsApp } from '#application/service/organizations/invitations/invitations-app.ts';
import { createClassCodesApp } from '#application/service/classrooms/class-codes/class-codes-app.ts';
import { createJoiningApp } from '#application/service/organizations/joining/joining-app.ts';
import { createJobsApp } from '#application/service/jobs-app.ts';
import { createLessonsApp } from '#application/service/lessons/lessons/lessons-app.ts';
import { createLessonReportsApp } from '#application/service/lessons/reports/lesson-reports-app.ts';
import { createLicenseApp } from '#application/service/billing/license/license-app.ts';
import { createMembersApp } from '#application/service/organizations/members/members-app.ts';
import { createNoticesApp } from '#application/service/billing/notices/notices-app.ts';
import { createOrdersApp } from '#application/service/billing/orders/orders-app.ts';
import { createOrganizationsApp } from '#application/service/organizations/organizations/organizations-app.ts';
import { createOrganizationSettingsApp } from '#application/service/organizations/settings/organization-settings-app.ts';
import { createPassesApp } from '#application/service/classrooms/passes/passes-app.ts';
import { createPrivacyApp } from '#application/service/identity/privacy/privacy-app.ts';
import { createSecurityApp } from '#application/service/security-app.ts';
import { createSelfServiceApp } from '#application/service/billing/self-service/self-service-app.ts';
import { createSessionsApp } from '#application/service/identity/sessions/sessions-app.ts';
import { createSignInApp } from '#application/service/identity/sign-in/sign-in-app.ts';
import { createStaffApp } from '#application/service/organizations/staff/staff-app.ts';
import { provide } from '../provide.ts';
import { features, ports } from './tokens.ts';

export const featuresModule = new ContainerModule(({ bind }) => {
  provide(bind, features.access, createAccessApp, ports);
  provide(bind, features.signIn, createSignInApp, ports);
  provide(bind, features.accounts, createAccountsApp, ports);
  provide(bind, features.organizations, createOrganizationsApp, ports);
  provide(bind, features.organizationSettings, createOrganizationSettingsApp, ports);
  provide(bind, features.domains, createDomainsApp, ports);
  provide(bind, features.joining, createJoiningApp, ports);
  provide(bind, features.consents, createConsentsApp, ports);
  provide(bind, features.invitations, createInvitationsApp, ports);
  provide(bind, features.members, createMembersApp, ports);
  provide(bind, features.security, createSecurityApp, ports);
  provide(bind, features.devices, createDevicesApp, ports);
  provide(bind, features.directory, createDirectoryApp, ports);
  provide(bind, features.sessions, createSessionsApp, ports);
  provide(bind, features.staff, createStaffApp, ports);
  provide(bind, features.classrooms, createClassroomsApp, ports);
  provide(bind, features.classCodes, createClassCodesApp, ports);
  provide(bind, features.imports, createImportsApp, ports);
  provide(bind, features.students, createStudentsApp, ports);
  provide(bind, features.studentEntry, createStudentEntryApp, ports);
  provide(bind, features.classWork, createClassWorkApp, ports);
  provide(bind, features.studentLogins, createStudentLoginsApp, ports);
  provide(bind, features.lessons, createLessonsApp, ports);
  const { classrooms, students, studentLogins, license, joining, invitations, imports, organizations } =
    features;
  const homePorts = {
    classrooms,
    students,
    studentLogins,
    license,
    joining,
    invitations,
    imports,
    organizations,
  };
  provide(bind, features.home, createHomeApp, { ...homePorts, clock: ports.clock });
  provide(bind, features.lessonReports, createLessonReportsApp, ports);
  provide(bind, features.license, createLicenseApp, ports);
  provide(bind, features.notices, createNoticesApp, ports);
  provide(bind, features.orders, createOrdersApp, ports);
  provide(bind, features.selfService, createSelfServiceApp, ports);
  provide(bind, features.jobs, createJobsApp, ports);
  provide(bind, features.passes, createPassesApp, ports);
  provide(bind, features.privacy, createPrivacyApp, ports);
});
