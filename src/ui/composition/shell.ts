import { BrowserClock } from '#adapters/browser/browser-clock.ts';
import { BrowserStorage } from '#adapters/browser/browser-storage.ts';
import { ConsoleLog } from '#adapters/browser/console-log.ts';
import { DataLayerAnalytics } from '#adapters/browser/data-layer-analytics.ts';
import { forgetLicensedCopies } from '#adapters/browser/forget-licensed-copies.ts';
import { forgetStoredUser, hasStoredUser } from '#adapters/firebase/stored-user.ts';
import { watchIdle } from '#application/client/classrooms/class/watch-idle.ts';
import type { ClientApp } from '#application/client/client-app.ts';
import { trackPageView } from '#application/client/identity/navigation/track-page-view.ts';
import type { Storage } from '#application/client/platform/ports/storage.ts';
import { createSessionStore } from '#application/client/identity/session/create-session-store.ts';
import {
  type ClearLocalSession,
  clearLocalSession,
} from '#application/client/identity/session/clear-local-session.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import {
  deferredClientApp,
  deferredDock,
  deferredOffline,
  deferredStudentClass,
} from '#composition/client/deferred-client-app.ts';
import type { AppConfig } from '../app-config.ts';
import { fetched } from '../routes/chunk-error.ts';
import type { PagePorts } from './live-client-app.ts';
import type { PageOffline } from './page-offline.ts';
import { pause } from './pause.ts';
import { type SetAccessState, withShownAccess } from './shown-access.ts';

export type PageShell = {
  /** The complete client app. Parts that need identity or HTTP load these on first use. */
  readonly app: ClientApp;
  readonly setAccessState: SetAccessState;
  /** Loads the rest of the app once. Resolves to null if it cannot be loaded. The failure is logged, and the next call retries. */
  readonly load: () => Promise<ClientApp | null>;
  /** Loads the offline parts in the same way. From then on, copies that belong to other users are deleted (LES-5). */
  readonly loadOffline: () => Promise<PageOffline | null>;
  readonly storage: Storage;
  readonly log: Log;
  readonly clock: Clock;
  readonly config: AppConfig;
};

type LoadLive = () => Promise<(config: AppConfig, page: PagePorts) => ClientApp>;

/**
 * Requests the modules at the same time, but evaluates each in a separate task, outside the task in which React hydrates the page. The API's calls build a
 * thousand schemas, which takes long on a slow processor.
 */
const loadLive: LoadLive = async () => {
  await pause();
  const [{ liveClientApp }, { apiOver }] = await Promise.all([
    fetched(import('./live-client-app.ts')),
    fetched(import('#composition/api/api-services.ts')),
    fetched(import('#adapters/api/lessons/decode-lessons.ts')),
  ]);
  await pause();
  return (config, page) => liveClientApp(config, page, apiOver);
};

/** Loads a part once. Resolves to null if it cannot be loaded. The failure is logged, and the next call retries. */
function once<Part>(log: Log, failed: string, load: () => Promise<Part>): () => Promise<Part | null> {
  let loading: Promise<Part | null> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      log.warn(failed, { error });
      return null;
    }));
}

/** Opens a page with its session, storage and page views immediately. The rest is loaded later and uses the same instances. */
export function createShell(config: AppConfig, loadRest: LoadLive = loadLive): PageShell {
  const log = new ConsoleLog();
  const clock = new BrowserClock();
  const storage = new BrowserStorage(log);
  const session = createSessionStore(storage);
  const analytics = new DataLayerAnalytics(window, navigator);
  const { apiKey } = config.identity;
  const openPageOffline = async (): Promise<PageOffline> => {
    const { openOffline } = await fetched(import('./page-offline.ts'));
    const { lessons } = app;
    return openOffline(
      { session, lessons, storage, clock, log },
      import.meta.env.PROD && config.offline !== false,
    );
  };
  const loadOffline = once(log, 'Lessons cannot be opened offline', openPageOffline);
  const studentClass = deferredStudentClass(
    once(log, 'The class could not be loaded', async () => {
      const { openStudentClass } = await fetched(import('./student-class.ts'));
      return openStudentClass(config.apiBaseUrl, { storage, clock, log });
    }),
    watchIdle(clock),
  );
  const dock = deferredDock(
    once(log, 'What reaches a Dock could not be loaded', async () => {
      const { openDock } = await fetched(import('./dock.ts'));
      return openDock({ storage, clock });
    }),
  );
  const load = once(log, 'The rest of the product could not be loaded', async () => {
    const [compose, offline] = await Promise.all([loadRest(), loadOffline()]);
    if (offline === null) throw new Error('The offline library could not be loaded.');
    const composed = compose(config, {
      session,
      storage,
      clock,
      log,
      analytics,
      offline,
      studentClass,
      dock,
    });
    await pause();
    return composed;
  });
  const leave = clearLocalSession({ session, storage, clock });
  const logoutHere: ClearLocalSession = (reason) => {
    leave(reason);
    forgetStoredUser(apiKey);
    forgetLicensedCopies().catch((error: unknown) =>
      log.warn('Copies of lessons could not be deleted', { error }),
    );
  };
  const shell = {
    trackPageView: trackPageView({ analytics, storage }),
    logoutHere,
    traces: { session, storage, isKeptByProvider: () => hasStoredUser(apiKey) },
    offline: deferredOffline(async () => (await loadOffline())?.library ?? null),
    studentClass,
    dock,
  };
  const shown = withShownAccess(session);
  const app = { ...deferredClientApp(shell, load), session: shown.session };
  return { app, setAccessState: shown.setAccessState, load, loadOffline, storage, log, clock, config };
}
