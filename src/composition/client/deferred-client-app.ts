import type { ClientApp } from '#application/client/client-app.ts';
import type { OfflineLibrary } from '#application/client/lessons/offline-library.ts';
import { guardVisitor } from '#application/client/navigation/guard-visitor.ts';
import type { TrackPageView } from '#application/client/navigation/track-page-view.ts';
import {
  awaitSession,
  mayBeSignedIn,
  type SessionTraces,
} from '#application/client/session/await-session.ts';
import type { ClearLocalSession } from '#application/client/session/clear-local-session.ts';
import { deferred } from './methods.ts';
import * as unreached from './unreached.ts';

/** What stands before the rest of the product is loaded. */
export type Shell = {
  readonly trackPageView: TrackPageView;
  /** Logs out of this browser with what the page has. */
  readonly logoutHere: ClearLocalSession;
  readonly traces: SessionTraces;
  readonly offline: OfflineLibrary;
};

/** The offline lessons, whose calls wait until what they need is loaded; none are available where that cannot be loaded. */
export const deferredOffline = (load: () => Promise<OfflineLibrary | null>): OfflineLibrary => ({
  ...deferred<unreached.AskedOffline>(load, unreached.offline),
  watch: (listener) => {
    const stop = load().then((library) => library?.watch(listener));
    return () => void stop.then((end) => end?.());
  },
});

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
    endKeeping ??= app?.auth.startSessionSync() ?? null;
    return app;
  };
  const { session } = traces;

  return {
    session,
    offline,
    lessons: deferred(async () => (await load())?.lessons ?? null, unreached.lessons),
    lessonFiles: deferred(async () => (await load())?.lessonFiles ?? null, unreached.lessonFiles),
    classrooms: deferred(async () => (await loadKeeping())?.classrooms ?? null, unreached.classrooms),
    jobs: deferred(async () => (await loadKeeping())?.jobs ?? null, unreached.jobs),
    mailedLinks: deferred(async () => (await loadKeeping())?.mailedLinks ?? null, unreached.mailedLinks),
    account: deferred(async () => (await loadKeeping())?.account ?? null, unreached.account),
    security: deferred(async () => (await loadKeeping())?.security ?? null, unreached.security),
    auth: {
      ...deferred<unreached.AskedAuth>(async () => (await loadKeeping())?.auth ?? null, unreached.auth),
      logout: async (reason) => {
        logoutHere(reason);
        await (await load())?.auth.logout(reason);
      },
      startSessionSync: awaitSession(traces, () => {
        const keeping = loadKeeping();
        return () => void keeping.then(() => endKeeping?.());
      }),
    },
    navigation: {
      trackPageView,
      guardRoute: async (visit) => {
        if (!mayBeSignedIn(traces)) return guardVisitor(session, visit);
        if (visit.access === 'public') return { allow: true };
        const app = await loadKeeping();
        if (app === null) throw new Error('The page could not be opened: Blockyard cannot be reached.');
        return app.navigation.guardRoute(visit);
      },
    },
  };
}
