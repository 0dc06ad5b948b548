import type { ClientApp } from '#application/client/client-app.ts';
import type { AccountService } from '#application/client/ports/account-service.ts';
import type { Analytics } from '#application/client/ports/analytics.ts';
import type { ClassroomService } from '#application/client/ports/classroom-service.ts';
import type { IdentityAccount } from '#application/client/ports/identity-account.ts';
import type { IdentityProvider } from '#application/client/ports/identity-provider.ts';
import type { LessonCatalog } from '#application/client/ports/lesson-catalog.ts';
import type { LessonFiles } from '#application/client/ports/lesson-files.ts';
import type { OfflineLessons } from '#application/client/ports/offline-lessons.ts';
import type { MailedLinks } from '#application/client/ports/mailed-links.ts';
import type { SessionStore } from '#application/client/ports/session-store.ts';
import type { Storage } from '#application/client/ports/storage.ts';
import type { TokenSync } from '#application/client/ports/token-sync.ts';
import type { TabLock } from '#application/client/ports/tab-lock.ts';
import type { ResumeEvents } from '#application/client/ports/resume-events.ts';
import type { FinishPasswordSetup } from '#application/client/security/finish-password-setup.ts';
import type { CompleteSignIn } from '#application/client/session/complete-sign-in.ts';
import type { FollowIdentity } from '#application/client/session/follow-identity.ts';
import type { ClearLocalSession } from '#application/client/session/clear-local-session.ts';
import type { ExpireSession } from '#application/client/session/expire-session.ts';
import type { LoadSession } from '#application/client/session/load-session.ts';
import type { RefreshToken } from '#application/client/session/refresh-token.ts';
import type { SyncToken } from '#application/client/session/sync-token.ts';
import type { RestoreSession } from '#application/client/session/restore-session.ts';
import type { ProviderReturn } from '#application/client/session/return-from-provider.ts';
import type { WithTokenRefreshLock } from '#application/client/session/with-token-refresh-lock.ts';
import type { UsedCodes } from '#application/client/session/used-codes.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';

/** Names one thing in the container, and says of which type it is. */
export type Token<T> = symbol & { readonly gives?: T };

const token = <T>(name: string): Token<T> => Symbol(name);

/** The driven ports, each bound by an adapters' module. */
export const ports = {
  session: token<SessionStore>('SessionStore'),
  storage: token<Storage>('Storage'),
  clock: token<Clock>('Clock'),
  tabLock: token<TabLock>('TabLock'),
  resumeEvents: token<ResumeEvents>('ResumeEvents'),
  log: token<Log>('Log'),
  analytics: token<Analytics>('Analytics'),
  identity: token<IdentityProvider>('IdentityProvider'),
  identityAccount: token<IdentityAccount>('IdentityAccount'),
  mailedLinks: token<MailedLinks>('MailedLinks'),
  /** Null where no other place wants to know who is signed in. */
  tokenSync: token<TokenSync | null>('TokenSync'),
  accounts: token<AccountService>('AccountService'),
  lessons: token<LessonCatalog>('LessonCatalog'),
  lessonFiles: token<LessonFiles>('LessonFiles'),
  classrooms: token<ClassroomService>('ClassroomService'),
  offlineLessons: token<OfflineLessons>('OfflineLessons'),
} as const;

type UseCases = Omit<ClientApp, 'session' | 'lessons' | 'lessonFiles' | 'classrooms'>;

/** What the use cases are built of. */
export const parts = {
  loadSession: token<LoadSession>('loadSession'),
  completeSignIn: token<CompleteSignIn>('completeSignIn'),
  providerReturn: token<ProviderReturn>('providerReturn'),
  clearLocalSession: token<ClearLocalSession>('clearLocalSession'),
  expireSession: token<ExpireSession>('expireSession'),
  withTokenRefreshLock: token<WithTokenRefreshLock>('withTokenRefreshLock'),
  usedCodes: token<UsedCodes>('usedCodes'),
  restoreSession: token<RestoreSession>('restoreSession'),
  refreshToken: token<RefreshToken>('refreshToken'),
  followIdentity: token<FollowIdentity>('followIdentity'),
  syncToken: token<SyncToken>('syncToken'),
  finishPasswordSetup: token<FinishPasswordSetup>('finishPasswordSetup'),
  /** The service's lessons, and the copies of this device where it cannot be reached. */
  withOfflineFallback: token<LessonCatalog>('withOfflineFallback'),
} as const;

/** The driving port's members. */
export const useCases: { readonly [K in keyof UseCases]: Token<UseCases[K]> } = {
  signUp: token('signUp'),
  signIn: token('signIn'),
  signInWithProvider: token('signInWithProvider'),
  leaveForProvider: token('leaveForProvider'),
  returnFromProvider: token('returnFromProvider'),
  requestSignInLink: token('requestSignInLink'),
  followSignInLink: token('followSignInLink'),
  signInWithCode: token('signInWithCode'),
  giveSecondFactor: token('giveSecondFactor'),
  recoverSecondFactor: token('recoverSecondFactor'),
  readMailedLink: token('readMailedLink'),
  applyMailedLink: token('applyMailedLink'),
  resetPassword: token('resetPassword'),
  requestPasswordReset: token('requestPasswordReset'),
  passwordPolicy: token('passwordPolicy'),
  completeOnboarding: token('completeOnboarding'),
  offline: token('offline'),
  readProfile: token('readProfile'),
  updateProfile: token('updateProfile'),
  security: token('security'),
  logout: token('logout'),
  startSessionSync: token('startSessionSync'),
  guardRoute: token('guardRoute'),
  trackPageView: token('trackPageView'),
};
