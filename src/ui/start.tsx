import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, NavigationType } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { shownArrivalEntry } from '#application/client/storage-entries.ts';
import { readAppConfig } from './app-config.ts';
import { AppShell } from './app-shell.tsx';
import type { AfterLoad } from './composition/after-load.ts';
import { hostNavigation, hostSteps } from './composition/host-navigation.ts';
import { pause } from './composition/pause.ts';
import { createShell, type PageShell } from './composition/shell.ts';
import { createFormDrafts } from './forms/form-drafts.ts';
import { followLocale } from './messages/locale.ts';
import { readPageData, revivedErrors } from './rendering/page-data.ts';
import { reloadForMissingChunk } from './routes/chunk-error.ts';
import { createRoutes, fetchMatched, isChecked, matchedRoutes } from './routes/create-routes.tsx';
import { isClassPath } from './routes/paths.ts';
import { newLayoutState } from './routes/layout-state.tsx';
import { pageArrivalOf, markDeferredSections, revealDeferredSections } from './routes/deferred-sections.ts';
import { type Destination, hardNavigate } from './routes/hard-navigate.ts';
import type { NavigationSteps } from './routes/navigation-steps.ts';
import { recordOrigin, recordedOrigin } from './routes/origin-cookie.ts';
import { newVisits, type Visits } from './routes/visits.ts';

type BrowserRouter = ReturnType<typeof createBrowserRouter>;

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
};

const idle = (): Promise<void> => new Promise(whenIdle);

/** Waits until the router has a page to show. Until then, the server's skeleton is shown. */
const settled = (router: BrowserRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/**
 * NAV-16: handles the event that Vite fires if a module or style sheet could not be loaded. Reloads only a page that is still loading, because a reload of a
 * shown page would lose its form. Pages of students are reloaded at any time, because each change is stored immediately, and a child cannot know that a new
 * build replaced the blocks.
 */
function followChunkErrors(
  { storage, clock }: PageShell,
  visits: Visits,
  target: () => Destination | null,
): void {
  const missing = reloadForMissingChunk({
    storage,
    now: () => clock.now(),
    online: () => navigator.onLine,
    hardNavigate: (to) => {
      const from = visits.from();
      if (from !== null) recordOrigin(document, from);
      hardNavigate(to);
    },
  });
  window.addEventListener('vite:preloadError', (event) => {
    const to = target() ?? (isClassPath(window.location.pathname) ? window.location : null);
    if (to !== null && missing(to)) event.preventDefault();
  });
}

/** Returns the location that is loading, which at first is this page. Null after it is loaded. */
const destination = (router: BrowserRouter | null): Destination | null =>
  router?.state.initialized === true ? (router.state.navigation.location ?? null) : window.location;

/** Calls `run` once a user is logged in. */
function onceSignedIn(session: PageShell['app']['session'], run: () => void): void {
  if (session.current().state === 'signed-in') return run();
  const stop = session.subscribe(() => {
    if (session.current().state !== 'signed-in') return;
    stop();
    run();
  });
}

/** Loads the parts that can wait. Returns null if they cannot be loaded. The page works without them. */
async function loadLater(
  { app, load, clock, log, config, storage }: PageShell,
  router: BrowserRouter,
): Promise<AfterLoad | null> {
  try {
    const { afterLoad } = await import('./composition/after-load.ts');
    return afterLoad({
      clock,
      log,
      buildId: config.buildId,
      analyticsContainerId: config.analyticsContainerId,
      session: app.session,
      storage,
      router,
      loadProduct: load,
      prepareOffline: () => app.offline.prepare(),
      onceSignedIn: (run) => onceSignedIn(app.session, run),
      onIdle: (run) => router.subscribe(({ navigation }) => navigation.state === 'idle' && whenIdle(run)),
    });
  } catch (error) {
    log.warn('New builds are not checked for and no pages are preloaded', { error });
    return null;
  }
}

function layOutPages(router: BrowserRouter): void {
  const layOutRest = (): void => void revealDeferredSections(document, idle);
  layOutRest();
  let { pathname } = router.state.location;
  router.subscribe(({ location, historyAction }) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    markDeferredSections(document, { atPlace: historyAction === NavigationType.Pop || location.hash !== '' });
    void idle().then(layOutRest);
  });
}

/** Takes over the page from the server. Hydrates the rendered parts and renders the rest. */
export async function start(root: HTMLElement): Promise<void> {
  markDeferredSections(document, pageArrivalOf(document));
  const shell = createShell(readAppConfig(document));
  const { app, setAccessState } = shell;
  Object.assign(window, { blockyard: { setAccessState } });
  const drafts = createFormDrafts(shell.storage, app.session);
  let router: BrowserRouter | null = null;
  const shown = shell.storage.read(shownArrivalEntry);
  const reloadedFrom = shown?.path === window.location.pathname ? shown.from : null;
  const visits = newVisits(recordedOrigin(document) ?? reloadedFrom, (arrival) =>
    shell.storage.write(shownArrivalEntry, arrival),
  );
  followChunkErrors(shell, visits, () => destination(router));
  let later: AfterLoad | null = null;
  const steps: NavigationSteps = {
    ...hostSteps(hostNavigation, shell.log),
    newBuild: () => later?.newBuild() ?? false,
    unsaved: () => later?.unsaved() ?? false,
    hardNavigate: (to) => hardNavigate(destination(router) ?? to),
  };
  const routes = createRoutes({ app, visits, steps });
  const matched = matchedRoutes(routes, window.location.pathname);
  const fetched = await fetchMatched(matched);
  const asServed = fetched && !matched.some(isChecked);
  const goesOn = (await steps.resolveRoute(window.location)).kind === 'go-on';
  const data = asServed && goesOn ? readPageData(document) : null;
  await pause();
  const hydrationData =
    data === null ? {} : { hydrationData: { ...data, errors: revivedErrors(data.errors) } };
  router = createBrowserRouter(routes, hydrationData);
  const page = (
    <AppShell app={app} storage={shell.storage} layout={newLayoutState(data?.layout)} drafts={drafts}>
      <RouterProvider router={router} useTransitions={false} />
    </AppShell>
  );
  await pause();
  if (data === null) {
    await settled(router);
    startTransition(() => createRoot(root).render(page));
  } else {
    startTransition(() => void hydrateRoot(root, page));
  }
  await idle();
  followLocale(document, shell.log);
  app.auth.startSessionSync();
  await idle();
  void shell.loadOffline();
  await idle();
  later = await loadLater(shell, router);
  layOutPages(router);
}
