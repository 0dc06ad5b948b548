import { BrowserClock } from '#adapters/browser/browser-clock.ts';
import { BrowserStorage } from '#adapters/browser/browser-storage.ts';
import { ConsoleLog } from '#adapters/browser/console-log.ts';
import { DataLayerAnalytics } from '#adapters/browser/data-layer-analytics.ts';
import { forgetLicensedCopies } from '#adapters/browser/forget-licensed-copies.ts';
import { forgetStoredUser } from '#adapters/firebase/forget-stored-user.ts';
import type { ClientApp } from '#application/client/client-app.ts';
import { trackPageView } from '#application/client/navigation/track-page-view.ts';
import type { Storage } from '#application/client/ports/storage.ts';
import { createSessionStore } from '#application/client/session/create-session-store.ts';
import { type LeaveHere, leaveHere } from '#application/client/session/leave-here.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import type { AppConfig } from '../app-config.ts';
import { fetched } from '../routes/chunk-error.ts';
import { deferredClientApp } from './deferred-client-app.ts';
import type { PagePorts } from './live-client-app.ts';

/** The product for the first paint, and what else a page needs before the rest is loaded. */
export type PageShell = {
  /** All of the product; what needs identity or HTTP loads it at its first use. */
  readonly app: ClientApp;
  /** Loads the rest, once; null where it cannot be fetched, which is logged and tried again at the next call. */
  readonly load: () => Promise<ClientApp | null>;
  readonly storage: Storage;
  readonly log: Log;
  readonly clock: Clock;
  readonly config: AppConfig;
};

type LoadLive = (config: AppConfig, page: PagePorts) => Promise<ClientApp>;

const loadLive: LoadLive = async (config, page) =>
  (await fetched(import('./live-client-app.ts'))).liveClientApp(config, page);

/** Opens a page: session, storage and page views stand at once, on the same instances as the rest that is loaded later. */
export function createShell(config: AppConfig, loadApp: LoadLive = loadLive): PageShell {
  const log = new ConsoleLog();
  const clock = new BrowserClock();
  const storage = new BrowserStorage(log);
  const session = createSessionStore(storage);
  const analytics = new DataLayerAnalytics();
  let loading: Promise<ClientApp | null> | null = null;
  const load = (): Promise<ClientApp | null> => {
    loading ??= loadApp(config, { session, storage, clock, log, analytics }).catch((error: unknown) => {
      loading = null;
      log.warn('The rest of the product could not be loaded', { error });
      return null;
    });
    return loading;
  };
  const leave = leaveHere(session, storage, clock);
  const logoutHere: LeaveHere = (leaving) => {
    leave(leaving);
    forgetStoredUser(config.identity.apiKey);
    forgetLicensedCopies().catch((error: unknown) => log.warn('Copies of lessons stay', { error }));
  };
  const shell = { session, trackPageView: trackPageView(analytics, storage), logoutHere };
  return { app: deferredClientApp(shell, load), load, storage, log, clock, config };
}
