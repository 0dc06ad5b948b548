import type { AccountApp } from './account/account-app.ts';
import type { DockApp } from './dock/dock-app.ts';
import type { InvitationsApp } from './invitations/invitations-app.ts';
import type { JobsApp } from './jobs/jobs-app.ts';
import type { OfflineLibrary } from './lessons/offline-library.ts';
import type { MailedLinksApp } from './mailed-links/mailed-links-app.ts';
import type { NavigationApp } from './navigation/navigation-app.ts';
import type { ActivityService } from './ports/activity-service.ts';
import type { ClassroomService } from './ports/classroom-service.ts';
import type { DomainService } from './ports/domain-service.ts';
import type { JoiningService } from './ports/joining-service.ts';
import type { DeviceService } from './ports/device-service.ts';
import type { ImportService } from './ports/import-service.ts';
import type { ExportService } from './ports/export-service.ts';
import type { ConsentService } from './ports/consent-service.ts';
import type { LessonCatalog } from './ports/lesson-catalog.ts';
import type { LessonFiles } from './ports/lesson-files.ts';
import type { StudentLoginService } from './ports/student-login-service.ts';
import type { StudentService } from './ports/student-service.ts';
import type { SessionList } from './ports/session-list.ts';
import type { SessionStore } from './ports/session-store.ts';
import type { MemberService } from './ports/member-service.ts';
import type { OrderService } from './ports/order-service.ts';
import type { GuestOrderService } from './ports/guest-order-service.ts';
import type { StockService } from './ports/stock-service.ts';
import type { BookService } from './ports/book-service.ts';
import type { LessonReportService } from './ports/lesson-report-service.ts';
import type { LicenseService } from './ports/license-service.ts';
import type { OrganizationSettingsApp } from './organizations/settings-app.ts';
import type { OrganizationsApp } from './organizations/organizations-app.ts';
import type { ClassroomLifeService } from './ports/classroom-life-service.ts';
import type { JoinCodeService } from './ports/join-code-service.ts';
import type { PassesApp } from './passes/passes-app.ts';
import type { ClassWorkApp } from './class-work/class-work-app.ts';
import type { StudentClassApp } from './class/student-class-app.ts';
import type { AccountSecurity } from './security/account-security.ts';
import type { PeopleApp } from './staff/people-app.ts';
import type { AuthApp } from './session/auth-app.ts';

/** The driving port of the client side: the features that pages can use. */
export interface ClientApp {
  readonly session: SessionStore;
  readonly auth: AuthApp;
  readonly mailedLinks: MailedLinksApp;
  readonly account: AccountApp;
  /** Password, linked providers, second factors and sessions of the signed-in user. */
  readonly security: AccountSecurity;
  readonly consents: ConsentService;
  /** Exports of the user's own data. */
  readonly exports: ExportService;
  readonly lessons: LessonCatalog;
  readonly lessonFiles: LessonFiles;
  /** How lessons went. */
  readonly lessonReports: LessonReportService;
  /** The lessons that are available offline. */
  readonly offline: OfflineLibrary;
  readonly classrooms: ClassroomService;
  /** The live work of students. */
  readonly classWork: ClassWorkApp;
  /** The students of classrooms. */
  readonly students: StudentService;
  /** Rosters from files. */
  readonly imports: ImportService;
  /** The activity log. */
  readonly activity: ActivityService;
  /** Who belongs to the organization that the tab acts in. */
  readonly members: MemberService;
  /** The organizations that the user belongs to. */
  readonly organizations: OrganizationsApp;
  /** Invitations into organizations. */
  readonly invitations: InvitationsApp;
  /** The directory of people, and what our staff do there. */
  readonly people: PeopleApp;
  /** Those of them that the user runs, and what they say of them. */
  readonly organizationSettings: OrganizationSettingsApp;
  /** Copies of classrooms, whose they are, their end. */
  readonly classroomLife: ClassroomLifeService;
  /** The codes by which students find their classroom. */
  readonly joinCodes: JoinCodeService;
  readonly studentLogins: StudentLoginService;
  readonly license: LicenseService;
  readonly orders: OrderService;
  /** Ordering without an account. */
  readonly guestOrders: GuestOrderService;
  /** Docks, for our own staff. */
  readonly stock: StockService;
  /** Orders of everybody, for our own staff. */
  readonly books: BookService;
  /** Substitute passes. */
  readonly passes: PassesApp;
  /** The class for its students, who have no account. */
  readonly studentClass: StudentClassApp;
  /** The Dock on the table. */
  readonly dock: DockApp;
  /** The mail domains of organizations that the user runs. */
  readonly domains: DomainService;
  /** Schools that are here, and requests to join them. */
  readonly joining: JoiningService;
  readonly devices: DeviceService;
  /** Where the user is logged in. */
  readonly sessions: SessionList;
  /** Background jobs, which outlast a page. */
  readonly jobs: JobsApp;
  readonly navigation: NavigationApp;
}
