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
import type { WakeUps } from '#application/client/ports/wake-ups.ts';
import type { FinishPasswordSetup } from '#application/client/security/finish-password-setup.ts';
import type { EnterSession } from '#application/client/session/enter-session.ts';
import type { FollowIdentity } from '#application/client/session/follow-identity.ts';
import type { LeaveHere } from '#application/client/session/leave-here.ts';
import type { LoseSession } from '#application/client/session/lose-session.ts';
import type { OpenSession } from '#application/client/session/open-session.ts';
import type { RefreshToken } from '#application/client/session/refresh-token.ts';
import type { SyncToken } from '#application/client/session/sync-token.ts';
import type { RestoreSession } from '#application/client/session/restore-session.ts';
import type { ProviderReturn } from '#application/client/session/return-from-provider.ts';
import type { TokenTurn } from '#application/client/session/token-turn.ts';
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
  wakeUps: token<WakeUps>('WakeUps'),
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
  openSession: token<OpenSession>('openSession'),
  enterSession: token<EnterSession>('enterSession'),
  providerReturn: token<ProviderReturn>('providerReturn'),
  leaveHere: token<LeaveHere>('leaveHere'),
  loseSession: token<LoseSession>('loseSession'),
  tokenTurn: token<TokenTurn>('tokenTurn'),
  usedCodes: token<UsedCodes>('usedCodes'),
  restoreSession: token<RestoreSession>('restoreSession'),
  refreshToken: token<RefreshToken>('refreshToken'),
  followIdentity: token<FollowIdentity>('followIdentity'),
  syncToken: token<SyncToken>('syncToken'),
  finishPasswordSetup: token<FinishPasswordSetup>('finishPasswordSetup'),
  /** The service's lessons, and the copies of this device where it cannot be reached. */
  lessonsAtHand: token<LessonCatalog>('lessonsAtHand'),
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
  keepSession: token('keepSession'),
  guardRoute: token('guardRoute'),
  trackPageView: token('trackPageView'),
};
