import type { ClientApp } from '#application/client/client-app.ts';
import type { TrackPageView } from '#application/client/navigation/track-page-view.ts';
import type { OfflineLibrary } from '#application/client/lessons/offline-library.ts';
import { guardVisitor } from '#application/client/navigation/guard-visitor.ts';
import {
  awaitSession,
  mayBeSignedIn,
  type SessionTraces,
} from '#application/client/session/await-session.ts';
import type { ClearLocalSession } from '#application/client/session/clear-local-session.ts';
import { err, ok } from '#domain/result.ts';
import { deferredClassrooms } from './deferred-classrooms.ts';
import { deferredSecurity } from './deferred-security.ts';

/** What stands before the rest of the product is loaded. */
export type Shell = {
  readonly trackPageView: TrackPageView;
  /** Logs out of this browser with what the page has. */
  readonly logoutHere: ClearLocalSession;
  readonly traces: SessionTraces;
  readonly offline: OfflineLibrary;
};

const serviceUnreachable = err({ kind: 'service/unreachable' } as const);
const identityUnreachable = err({ kind: 'identity/network-request-failed' } as const);

/**
 * The product for the first paint: the same members, of which those that need identity, HTTP and the container wait
 * for `load`. So the public pages stand without that code, and the session is kept only from when there may be one. Where
 * the rest cannot be loaded (offline, server away), a question is answered as one that did not reach the service, and the
 * next one tries again; a logout holds at once, with what is there.
 */
export function deferredClientApp(
  { trackPageView, logoutHere, traces, offline }: Shell,
  load: () => Promise<ClientApp | null>,
): ClientApp {
  let endKeeping: (() => void) | null = null;
  const loadKeeping = async (): Promise<ClientApp | null> => {
    const app = await load();
    endKeeping ??= app?.startSessionSync() ?? null;
    return app;
  };
  const asker =
    (loading: () => Promise<ClientApp | null>) =>
    async <R, U>(question: (app: ClientApp) => Promise<R>, unreachable: U): Promise<R | U> => {
      const app = await loading();
      return app === null ? unreachable : question(app);
    };
  const read = asker(load);
  const ask = asker(loadKeeping);
  const { session } = traces;

  return {
    session,
    trackPageView,
    lessons: {
      list: (options) => read((app) => app.lessons.list(options), serviceUnreachable),
      bySlug: (slug, options) => read((app) => app.lessons.bySlug(slug, options), serviceUnreachable),
    },
    lessonFiles: {
      pdf: (slug, options) => read((app) => app.lessonFiles.pdf(slug, options), serviceUnreachable),
    },
    offline,
    signUp: (draft) => ask((app) => app.signUp(draft), serviceUnreachable),
    signIn: (credentials) => ask((app) => app.signIn(credentials), serviceUnreachable),
    signInWithProvider: (provider) => ask((app) => app.signInWithProvider(provider), identityUnreachable),
    leaveForProvider: (provider) => ask((app) => app.leaveForProvider(provider), identityUnreachable),
    returnFromProvider: () => ask((app) => app.returnFromProvider(), ok(null)),
    requestSignInLink: (email, path) => ask((app) => app.requestSignInLink(email, path), serviceUnreachable),
    followSignInLink: (link) => ask((app) => app.followSignInLink(link), serviceUnreachable),
    signInWithCode: (typed) => ask((app) => app.signInWithCode(typed), serviceUnreachable),
    giveSecondFactor: (code) => ask((app) => app.giveSecondFactor(code), identityUnreachable),
    recoverSecondFactor: (typed) => ask((app) => app.recoverSecondFactor(typed), serviceUnreachable),
    readMailedLink: (query) => ask((app) => app.readMailedLink(query), identityUnreachable),
    applyMailedLink: (query) => ask((app) => app.applyMailedLink(query), identityUnreachable),
    resetPassword: (given) => ask((app) => app.resetPassword(given), identityUnreachable),
    requestPasswordReset: (email) => ask((app) => app.requestPasswordReset(email), identityUnreachable),
    passwordPolicy: () => ask((app) => app.passwordPolicy(), identityUnreachable),
    completeOnboarding: (draft) => ask((app) => app.completeOnboarding(draft), serviceUnreachable),
    readProfile: (options) => ask((app) => app.readProfile(options), serviceUnreachable),
    updateProfile: (draft) => ask((app) => app.updateProfile(draft), serviceUnreachable),
    classrooms: deferredClassrooms(loadKeeping),
    security: deferredSecurity(loadKeeping),
    logout: async (reason) => {
      logoutHere(reason);
      await (await load())?.logout(reason);
    },
    guardRoute: async (visit) => {
      if (!mayBeSignedIn(traces)) return guardVisitor(session, visit);
      if (visit.access === 'public') return { allow: true };
      const app = await loadKeeping();
      if (app === null) throw new Error('The page could not be opened: Blockyard cannot be reached.');
      return app.guardRoute(visit);
    },
    startSessionSync: awaitSession(traces, () => {
      const keeping = loadKeeping();
      return () => void keeping.then(() => endKeeping?.());
    }),
  };
}
