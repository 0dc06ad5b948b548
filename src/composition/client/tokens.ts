import type { ClientApp } from '#application/client/client-app.ts';
import type { DockApp } from '#application/client/lessons/dock/dock-app.ts';
import type { OfflineLibrary } from '#application/client/lessons/lessons/offline-library.ts';
import type { TabOrganization } from '#application/client/identity/session/tab-organization.ts';
import type { StudentClassApp } from '#application/client/classrooms/class/student-class-app.ts';
import type { AccountService } from '#application/client/identity/ports/account-service.ts';
import type { MemberService } from '#application/client/organizations/ports/member-service.ts';
import type { ActivityService } from '#application/client/platform/ports/activity-service.ts';
import type { Analytics } from '#application/client/platform/ports/analytics.ts';
import type { ClassWorkService } from '#application/client/classrooms/ports/class-work-service.ts';
import type { ClassroomLifeService } from '#application/client/classrooms/ports/classroom-life-service.ts';
import type { ClassroomService } from '#application/client/classrooms/ports/classroom-service.ts';
import type { DeviceService } from '#application/client/identity/ports/device-service.ts';
import type { DomainService } from '#application/client/organizations/ports/domain-service.ts';
import type { ConsentService } from '#application/client/identity/ports/consent-service.ts';
import type { ExportService } from '#application/client/rosters/ports/export-service.ts';
import type { IdentityAccount } from '#application/client/identity/ports/identity-account.ts';
import type { IdentityProvider } from '#application/client/identity/ports/identity-provider.ts';
import type { InvitationService } from '#application/client/organizations/ports/invitation-service.ts';
import type { JoiningService } from '#application/client/organizations/ports/joining-service.ts';
import type { ClassCodeService } from '#application/client/classrooms/ports/class-code-service.ts';
import type { JobService } from '#application/client/platform/ports/job-service.ts';
import type { LessonCatalog } from '#application/client/lessons/ports/lesson-catalog.ts';
import type { LessonFiles } from '#application/client/lessons/ports/lesson-files.ts';
import type { BookService } from '#application/client/billing/ports/book-service.ts';
import type { HomeService } from '#application/client/lessons/ports/home-service.ts';
import type { LessonReportService } from '#application/client/lessons/ports/lesson-report-service.ts';
import type { MailedLinks } from '#application/client/identity/ports/mailed-links.ts';
import type { OfflineLessons } from '#application/client/lessons/ports/offline-lessons.ts';
import type { OrderService } from '#application/client/billing/ports/order-service.ts';
import type { GuestOrderService } from '#application/client/billing/ports/guest-order-service.ts';
import type { StockService } from '#application/client/billing/ports/stock-service.ts';
import type { LicenseService } from '#application/client/billing/ports/license-service.ts';
import type { OrganizationSettingsService } from '#application/client/organizations/ports/organization-settings-service.ts';
import type { OrganizationService } from '#application/client/organizations/ports/organization-service.ts';
import type { PassService } from '#application/client/classrooms/ports/pass-service.ts';
import type { PeopleService } from '#application/client/organizations/ports/people-service.ts';
import type { ResumeEvents } from '#application/client/platform/ports/resume-events.ts';
import type { StudentLoginService } from '#application/client/classrooms/ports/student-login-service.ts';
import type { ImportService } from '#application/client/rosters/ports/import-service.ts';
import type { StudentService } from '#application/client/classrooms/ports/student-service.ts';
import type { SessionList } from '#application/client/identity/ports/session-list.ts';
import type { SessionStore } from '#application/client/identity/ports/session-store.ts';
import type { Storage } from '#application/client/platform/ports/storage.ts';
import type { TabLock } from '#application/client/platform/ports/tab-lock.ts';
import type { TokenSync } from '#application/client/identity/ports/token-sync.ts';
import type { ExpireSession } from '#application/client/identity/session/expire-session.ts';
import type { SessionParts } from '#application/client/identity/session/session-parts.ts';
import type { WithTokenRefreshLock } from '#application/client/identity/session/with-token-refresh-lock.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import type { TabView } from '#application/client/organizations/staff/tab-view.ts';
import { token, type Tokens } from '../token.ts';

/** The driven ports, bound by an adapters' module, by the names that use cases have for them. */
export const ports = {
  session: token<SessionStore>('session'),
  storage: token<Storage>('storage'),
  clock: token<Clock>('clock'),
  lock: token<TabLock>('lock'),
  resumeEvents: token<ResumeEvents>('resumeEvents'),
  log: token<Log>('log'),
  analytics: token<Analytics>('analytics'),
  identity: token<IdentityProvider>('identity'),
  identityAccount: token<IdentityAccount>('identityAccount'),
  links: token<MailedLinks>('links'),
  /** Null if no other service needs the token. */
  sync: token<TokenSync | null>('sync'),
  accounts: token<AccountService>('accounts'),
  catalog: token<LessonCatalog>('catalog'),
  lessonFiles: token<LessonFiles>('lessonFiles'),
  home: token<HomeService>('home'),
  lessonReports: token<LessonReportService>('lessonReports'),
  classrooms: token<ClassroomService>('classrooms'),
  students: token<StudentService>('students'),
  classWork: token<ClassWorkService>('class work service'),
  imports: token<ImportService>('imports'),
  domains: token<DomainService>('domains'),
  joining: token<JoiningService>('joining'),
  devices: token<DeviceService>('devices'),
  sessions: token<SessionList>('sessions'),
  consents: token<ConsentService>('consents'),
  exports: token<ExportService>('exports'),
  jobs: token<JobService>('jobService'),
  activity: token<ActivityService>('activity'),
  members: token<MemberService>('members'),
  people: token<PeopleService>('people service'),
  license: token<LicenseService>('license'),
  orders: token<OrderService>('order service'),
  books: token<BookService>('books'),
  guestOrders: token<GuestOrderService>('orders without an account'),
  stock: token<StockService>('stock'),
  settings: token<OrganizationSettingsService>('organizationSettingsService'),
  organizations: token<OrganizationService>('organizationService'),
  invitations: token<InvitationService>('invitationService'),
  classroomLife: token<ClassroomLifeService>('classroomLife'),
  classCodes: token<ClassCodeService>('classCodes'),
  studentLogins: token<StudentLoginService>('studentLogins'),
  passes: token<PassService>('passService'),
  copies: token<OfflineLessons>('copies'),
  offline: token<OfflineLibrary>('offline'),
  studentClass: token<StudentClassApp>('studentClass'),
  dock: token<DockApp>('dock'),
} as const;

export const parts = {
  expireSession: token<ExpireSession>('expireSession'),
  withTokenRefreshLock: token<WithTokenRefreshLock>('withTokenRefreshLock'),
  session: token<SessionParts>('session parts'),
  tab: token<TabOrganization>('tab organization'),
  view: token<TabView>('tab view'),
} as const;

/** The product's features; a feature that is a port is its adapter. */
export const features: Tokens<ClientApp> = {
  session: ports.session,
  lessonFiles: ports.lessonFiles,
  home: ports.home,
  lessonReports: ports.lessonReports,
  classrooms: ports.classrooms,
  students: ports.students,
  classWork: token('class work'),
  imports: ports.imports,
  activity: ports.activity,
  domains: ports.domains,
  joining: ports.joining,
  devices: ports.devices,
  sessions: ports.sessions,
  consents: ports.consents,
  exports: ports.exports,
  classroomLife: ports.classroomLife,
  classCodes: ports.classCodes,
  studentLogins: ports.studentLogins,
  members: ports.members,
  organizationSettings: token('organizationSettings'),
  license: ports.license,
  orders: ports.orders,
  books: ports.books,
  guestOrders: ports.guestOrders,
  stock: ports.stock,
  offline: ports.offline,
  studentClass: ports.studentClass,
  dock: ports.dock,
  lessons: token('lessons'),
  jobs: token('jobs'),
  people: token('people'),
  organizations: token('organizations'),
  invitations: token('invitations'),
  passes: token('passes'),
  auth: token('auth'),
  mailedLinks: token('mailedLinks'),
  account: token('account'),
  security: token('security'),
  navigation: token('navigation'),
};
