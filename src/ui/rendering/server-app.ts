import type { ClientApp } from '#application/client/client-app.ts';
import type { LessonCatalogue } from '#application/client/ports/lesson-catalogue.ts';
import type { Session } from '#domain/policy/session.ts';

const restoring: Session = { state: 'restoring', remembered: null };

const browserOnly = (): never => {
  throw new Error('Only the browser can do this; the server renders pages for whoever asks.');
};

/** The product as far as the server needs it for a page: the lessons, for a visitor whom nobody knows yet. */
export const serverApp = (lessons: LessonCatalogue): ClientApp => ({
  lessons,
  session: {
    current: () => restoring,
    subscribe: () => () => undefined,
    enter: browserOnly,
    update: browserOnly,
    keepToken: browserOnly,
    leave: browserOnly,
  },
  lessonFiles: { pdf: browserOnly },
  offline: {
    prepare: browserOnly,
    atHand: async () => ({ lessons: [], lost: [], usage: null }),
    opened: async () => undefined,
    keep: browserOnly,
    forget: browserOnly,
    watch: () => () => undefined,
  },
  signUp: browserOnly,
  signIn: browserOnly,
  signInWithProvider: browserOnly,
  leaveForProvider: browserOnly,
  returnFromProvider: browserOnly,
  requestSignInLink: browserOnly,
  followSignInLink: browserOnly,
  signInWithCode: browserOnly,
  giveSecondFactor: browserOnly,
  recoverSecondFactor: browserOnly,
  readMailedLink: browserOnly,
  applyMailedLink: browserOnly,
  resetPassword: browserOnly,
  requestPasswordReset: browserOnly,
  passwordPolicy: browserOnly,
  completeOnboarding: browserOnly,
  readProfile: browserOnly,
  updateProfile: browserOnly,
  classrooms: {
    list: browserOnly,
    byId: browserOnly,
    create: browserOnly,
    change: browserOnly,
    setArchived: browserOnly,
    addCoTeacher: browserOnly,
    removeTeacher: browserOnly,
    assign: browserOnly,
    changeAssignment: browserOnly,
    removeAssignment: browserOnly,
    restoreAssignment: browserOnly,
    takeLessonVersion: browserOnly,
    recordProgress: browserOnly,
  },
  security: {
    waysIn: browserOnly,
    connect: browserOnly,
    disconnect: browserOnly,
    sendEmailConfirmation: browserOnly,
    setPassword: browserOnly,
    confirm: browserOnly,
    sendConfirmationCode: browserOnly,
    startAuthenticator: browserOnly,
    finishAuthenticator: browserOnly,
    removeSecondFactor: browserOnly,
    renewRecoveryCodes: browserOnly,
    signOutEverywhere: browserOnly,
    deleteAccount: browserOnly,
  },
  logout: browserOnly,
  keepSession: browserOnly,
  guardRoute: browserOnly,
  trackPageView: browserOnly,
});
