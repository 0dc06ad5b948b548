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
import type { WithTokenRefreshLock } from '#application/client/identity/session/with-token-refresh-lock.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import type { TabView } from '#application/client/organizations/staff/tab-view.ts';

/** Shared by the features of a tab and its calls to the API. */
export type TabParts = {
  readonly expireSession: ExpireSession;
  readonly withTokenRefreshLock: WithTokenRefreshLock;
  readonly tab: TabOrganization;
  readonly view: TabView;
};

/** The services of the API, by the names that use cases have for them. */
export type ApiServices = {
  readonly accounts: AccountService;
  readonly catalog: LessonCatalog;
  readonly lessonFiles: LessonFiles;
  readonly home: HomeService;
  readonly lessonReports: LessonReportService;
  readonly classrooms: ClassroomService;
  readonly students: StudentService;
  readonly classWork: ClassWorkService;
  readonly imports: ImportService;
  readonly domains: DomainService;
  readonly joining: JoiningService;
  readonly devices: DeviceService;
  readonly sessions: SessionList;
  readonly consents: ConsentService;
  readonly exports: ExportService;
  readonly jobs: JobService;
  readonly activity: ActivityService;
  readonly members: MemberService;
  readonly people: PeopleService;
  readonly license: LicenseService;
  readonly orders: OrderService;
  readonly books: BookService;
  readonly guestOrders: GuestOrderService;
  readonly stock: StockService;
  readonly settings: OrganizationSettingsService;
  readonly organizations: OrganizationService;
  readonly invitations: InvitationService;
  readonly classroomLife: ClassroomLifeService;
  readonly classCodes: ClassCodeService;
  readonly studentLogins: StudentLoginService;
  readonly passes: PassService;
};

/** All that a host gives to `composeClientApp`: its adapters. The compiler names a missing one. */
export type ClientPorts = {
  readonly session: SessionStore;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly lock: TabLock;
  readonly resumeEvents: ResumeEvents;
  readonly log: Log;
  readonly analytics: Analytics;
  readonly identity: IdentityProvider;
  readonly identityAccount: IdentityAccount;
  readonly links: MailedLinks;
  /** Null if no other service needs the token. */
  readonly sync: TokenSync | null;
  readonly copies: OfflineLessons;
  readonly studentClass: StudentClassApp;
  readonly dock: DockApp;
  /** Called once, at the first use, with the lessons of the API or of their copies. */
  readonly offline: (lessons: LessonCatalog) => OfflineLibrary;
  /** Called once, at the first use. */
  readonly services: (parts: TabParts) => ApiServices;
};
