import type { AccountApp } from './account/account-app.ts';
import type { JobsApp } from './jobs/jobs-app.ts';
import type { OfflineLibrary } from './lessons/offline-library.ts';
import type { MailedLinksApp } from './mailed-links/mailed-links-app.ts';
import type { NavigationApp } from './navigation/navigation-app.ts';
import type { ClassroomService } from './ports/classroom-service.ts';
import type { LessonCatalog } from './ports/lesson-catalog.ts';
import type { LessonFiles } from './ports/lesson-files.ts';
import type { SessionStore } from './ports/session-store.ts';
import type { AccountSecurity } from './security/account-security.ts';
import type { AuthApp } from './session/auth-app.ts';

/** What a page may ask of the product, by feature: the driving port of the client side. */
export interface ClientApp {
  readonly session: SessionStore;
  readonly auth: AuthApp;
  readonly mailedLinks: MailedLinksApp;
  readonly account: AccountApp;
  /** The means of one's own account. */
  readonly security: AccountSecurity;
  readonly lessons: LessonCatalog;
  readonly lessonFiles: LessonFiles;
  /** The lessons that open without a network. */
  readonly offline: OfflineLibrary;
  readonly classrooms: ClassroomService;
  /** Long work that goes on while pages come and go. */
  readonly jobs: JobsApp;
  readonly navigation: NavigationApp;
}
