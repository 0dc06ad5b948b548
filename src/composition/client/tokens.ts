import type { ClientApp } from '#application/client/client-app.ts';
import type { OfflineLibrary } from '#application/client/lessons/offline-library.ts';
import type { AccountService } from '#application/client/ports/account-service.ts';
import type { Analytics } from '#application/client/ports/analytics.ts';
import type { ClassroomService } from '#application/client/ports/classroom-service.ts';
import type { IdentityAccount } from '#application/client/ports/identity-account.ts';
import type { IdentityProvider } from '#application/client/ports/identity-provider.ts';
import type { JobService } from '#application/client/ports/job-service.ts';
import type { LessonCatalog } from '#application/client/ports/lesson-catalog.ts';
import type { LessonFiles } from '#application/client/ports/lesson-files.ts';
import type { MailedLinks } from '#application/client/ports/mailed-links.ts';
import type { OfflineLessons } from '#application/client/ports/offline-lessons.ts';
import type { ResumeEvents } from '#application/client/ports/resume-events.ts';
import type { SessionStore } from '#application/client/ports/session-store.ts';
import type { Storage } from '#application/client/ports/storage.ts';
import type { TabLock } from '#application/client/ports/tab-lock.ts';
import type { TokenSync } from '#application/client/ports/token-sync.ts';
import type { ExpireSession } from '#application/client/session/expire-session.ts';
import type { SessionParts } from '#application/client/session/session-parts.ts';
import type { WithTokenRefreshLock } from '#application/client/session/with-token-refresh-lock.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import { token, type Tokens } from '../token.ts';

/** The driven ports, each bound by an adapters' module, under the names that use cases ask for them by. */
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
  /** Null where no other place wants to know who is signed in. */
  sync: token<TokenSync | null>('sync'),
  accounts: token<AccountService>('accounts'),
  /** The service's lessons. */
  catalog: token<LessonCatalog>('catalog'),
  lessonFiles: token<LessonFiles>('lessonFiles'),
  classrooms: token<ClassroomService>('classrooms'),
  jobs: token<JobService>('jobService'),
  copies: token<OfflineLessons>('copies'),
  offline: token<OfflineLibrary>('offline'),
} as const;

/** What adapters and several features are made of. */
export const parts = {
  expireSession: token<ExpireSession>('expireSession'),
  withTokenRefreshLock: token<WithTokenRefreshLock>('withTokenRefreshLock'),
  session: token<SessionParts>('session parts'),
} as const;

/** What the product is made of, feature by feature; those that are a port are its adapter. */
export const features: Tokens<ClientApp> = {
  session: ports.session,
  lessonFiles: ports.lessonFiles,
  classrooms: ports.classrooms,
  offline: ports.offline,
  lessons: token('lessons'),
  jobs: token('jobs'),
  auth: token('auth'),
  mailedLinks: token('mailedLinks'),
  account: token('account'),
  security: token('security'),
  navigation: token('navigation'),
};
