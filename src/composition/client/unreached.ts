import type { AccountApp } from '#application/client/account/account-app.ts';
import type { ClientApp } from '#application/client/client-app.ts';
import type { OfflineLibrary } from '#application/client/lessons/offline-library.ts';
import type { MailedLinksApp } from '#application/client/mailed-links/mailed-links-app.ts';
import type { AccountSecurity } from '#application/client/security/account-security.ts';
import type { AuthApp } from '#application/client/session/auth-app.ts';
import { err, ok } from '#domain/result.ts';
import type { Answers } from './methods.ts';

const service = err({ kind: 'service/unreachable' } as const);
const identity = err({ kind: 'identity/network-request-failed' } as const);

/** What only waits for the product, and is answered as out of reach where that cannot be loaded. */
export type AskedAuth = Omit<AuthApp, 'logout' | 'startSessionSync'>;
export type AskedOffline = Omit<OfflineLibrary, 'watch'>;

export const auth: Answers<AskedAuth> = {
  signIn: service,
  signInWithProvider: identity,
  leaveForProvider: identity,
  returnFromProvider: ok(null),
  requestSignInLink: service,
  followSignInLink: service,
  signInWithCode: service,
  giveSecondFactor: identity,
  recoverSecondFactor: service,
  requestPasswordReset: identity,
};

export const mailedLinks: Answers<MailedLinksApp> = {
  readMailedLink: identity,
  applyMailedLink: identity,
  resetPassword: identity,
};

export const account: Answers<AccountApp> = {
  signUp: service,
  passwordPolicy: identity,
  completeOnboarding: service,
  readProfile: service,
  updateProfile: service,
};

export const security: Answers<AccountSecurity> = {
  signInOptions: identity,
  connect: identity,
  disconnect: identity,
  sendEmailConfirmation: identity,
  setPassword: identity,
  confirm: identity,
  sendConfirmationCode: service,
  startAuthenticator: identity,
  finishAuthenticator: identity,
  removeSecondFactor: identity,
  renewRecoveryCodes: service,
  signOutEverywhere: service,
  deleteAccount: service,
};

export const lessons: Answers<ClientApp['lessons']> = { list: service, bySlug: service };
export const lessonFiles: Answers<ClientApp['lessonFiles']> = { pdf: service };

export const jobs: Answers<ClientApp['jobs']> = { follow: service, cancel: service };

export const classrooms: Answers<ClientApp['classrooms']> = {
  list: service,
  page: service,
  byId: service,
  create: service,
  change: service,
  setArchived: service,
  addCoTeacher: service,
  removeTeacher: service,
  assign: service,
  changeAssignment: service,
  removeAssignment: service,
  restoreAssignment: service,
  takeLessonVersion: service,
  recordProgress: service,
};

export const offline: Answers<AskedOffline> = {
  prepare: undefined,
  contents: { lessons: [], lost: [], usage: null },
  opened: undefined,
  keep: service,
  forget: undefined,
};
