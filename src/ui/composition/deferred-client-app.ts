import type { ClientApp } from '#application/client/client-app.ts';
import type { SessionStore } from '#application/client/ports/session-store.ts';
import type { TrackPageView } from '#application/client/navigation/track-page-view.ts';

/** What stands before the rest of the product is loaded. */
export type Shell = { readonly session: SessionStore; readonly trackPageView: TrackPageView };

/**
 * The product for the first paint: the same members, of which those that need identity, HTTP and the container wait
 * for `load`. So the public pages stand without that code.
 */
export function deferredClientApp(
  { session, trackPageView }: Shell,
  load: () => Promise<ClientApp>,
): ClientApp {
  return {
    session,
    trackPageView,
    lessons: {
      list: async () => (await load()).lessons.list(),
      bySlug: async (slug) => (await load()).lessons.bySlug(slug),
    },
    signUp: async (draft) => (await load()).signUp(draft),
    signIn: async (credentials) => (await load()).signIn(credentials),
    signInWithProvider: async (provider) => (await load()).signInWithProvider(provider),
    requestSignInLink: async (email, returnPath) => (await load()).requestSignInLink(email, returnPath),
    followSignInLink: async (link) => (await load()).followSignInLink(link),
    requestPasswordReset: async (email) => (await load()).requestPasswordReset(email),
    passwordPolicy: async () => (await load()).passwordPolicy(),
    completeOnboarding: async (draft) => (await load()).completeOnboarding(draft),
    readProfile: async () => (await load()).readProfile(),
    updateProfile: async (draft) => (await load()).updateProfile(draft),
    logout: async () => (await load()).logout(),
    guardRoute: async (visit) =>
      visit.access === 'public' ? { allow: true } : (await load()).guardRoute(visit),
    keepSession: () => {
      const stop = load().then((app) => app.keepSession());
      return () => void stop.then((end) => end());
    },
  };
}
