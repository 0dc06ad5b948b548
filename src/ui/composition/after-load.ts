import { FetchBuildFeed } from '#adapters/browser/fetch-build-feed.ts';
import { FetchPageFiles } from '#adapters/browser/fetch-page-files.ts';
import { type PreloadPages, preloadPages } from '#application/client/identity/navigation/preload-pages.ts';
import { TagManagerContainer } from '#adapters/browser/tag-manager-container.ts';
import { watchBuild } from '#application/client/identity/navigation/watch-build.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import { mayBeMeasured } from '#domain/platform/analytics/consent.ts';
import { type NetworkConnection, mayPrefetch, prefetchDelay } from '#domain/identity/navigation/prefetch.ts';
import { prefetchLinks } from '../routes/prefetch-links.ts';
import type { NavigationSteps } from '../routes/navigation-steps.ts';
import { pageModule } from '../routes/page-module.ts';
import { routeTable } from '../routes/route-table.ts';
import { specAt } from '../routes/spec-at.ts';
import { type FollowOrganizationPorts, followOrganization } from './follow-organization.ts';
import { hasUnsavedInput } from '../routes/unsaved-input.ts';

export type AfterLoad = Pick<NavigationSteps, 'newBuild' | 'unsaved'>;

export type AfterLoadPorts = FollowOrganizationPorts & {
  readonly clock: Clock;
  readonly log: Log;
  readonly buildId: string;
  /** The analytics container. Undefined without analytics (ANA-2). */
  readonly analyticsContainerId: string | undefined;
  readonly loadProduct: () => Promise<unknown>;
  /** Prepares lessons for use without a network (LES-8). */
  readonly prepareOffline: () => Promise<void>;
  /** Calls `run` once a user is logged in. */
  readonly onceSignedIn: (run: () => void) => void;
  readonly onIdle: (run: () => void) => void;
};

const connection = (): NetworkConnection =>
  // Some browsers do not have `connection`. In those, prefetching is allowed.
  'connection' in navigator ? (navigator.connection as NetworkConnection) : {};

function onceLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

const specNamed = (name: string) => routeTable.find((route) => route.name === name);

/** Loads a page's code and everything that it needs to be shown. Does not load its data, which is requested when the page opens. */
async function openPage(name: string, loadProduct: () => Promise<unknown>): Promise<void> {
  const spec = specNamed(name);
  if (spec === undefined) return;
  const page = spec.page === undefined ? undefined : await pageModule(spec.page);
  if (spec.access !== 'public' || (spec.loader ?? page?.loader) !== undefined) await loadProduct();
}

/** Starts 1 s after the page and everything in it are loaded (spec §9). */
function prefetch({ clock, log, buildId, loadProduct, onceSignedIn, onIdle }: AfterLoadPorts): void {
  const files = new FetchPageFiles(buildId);
  const prepare = preloadPages(
    (name, readiness) => (readiness === 'opened' ? openPage(name, loadProduct) : files.hold(name)),
    log,
  );
  const preload: PreloadPages = (names, readiness) => {
    if (mayPrefetch(connection())) prepare(names, readiness);
  };
  const links = prefetchLinks(document, {
    routeAt: (pathname) => specAt(pathname)?.name ?? null,
    preload,
    goTo: (name) => {
      const spec = specNamed(name);
      // The router uses the same promise, and shows the failure when the page is opened.
      if (spec?.page !== undefined) void pageModule(spec.page);
    },
  });
  onceLoaded(
    () =>
      void clock.after(prefetchDelay, () => {
        preload(['product'], 'fetched');
        // A signed-in user is likely to open menus, dialogs and messages soon (decision 36).
        onceSignedIn(() => preload(['chakra'], 'fetched'));
        links.lookAgain();
        onIdle(links.lookAgain);
      }),
  );
}

/** Does nothing if the browser requests reduced data use. In that case, only lessons that the user saves are copied. */
function prepareOffline({ prepareOffline: prepare, clock, log }: AfterLoadPorts): void {
  if (!mayPrefetch(connection())) return;
  const begin = (): void =>
    void prepare().catch((error: unknown) => log.warn('Lessons cannot be opened offline', { error }));
  onceLoaded(() => void clock.after(prefetchDelay, begin));
}

function watch({ clock, log, buildId }: AfterLoadPorts): () => boolean {
  const builds = watchBuild(new FetchBuildFeed(clock), clock, log)(buildId);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void builds.look();
  });
  return builds.newer;
}

/**
 * Starts everything that can wait until the page is loaded: the check for new builds (NAV-17), prefetching of links (NAV-18), offline lessons (LES-8), and
 * analytics if it is configured and allowed (ANA-2).
 */
export function afterLoad(ports: AfterLoadPorts): AfterLoad {
  prefetch(ports);
  prepareOffline(ports);
  followOrganization(ports);
  if (ports.analyticsContainerId !== undefined && mayBeMeasured(navigator)) {
    new TagManagerContainer(window, ports.clock).load(ports.analyticsContainerId);
  }
  return { newBuild: watch(ports), unsaved: () => hasUnsavedInput(document) };
}
