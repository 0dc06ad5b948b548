import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { readAppConfig } from './app-config.ts';
import { AppShell } from './app-shell.tsx';
import { createShell, type PageShell } from './composition/shell.ts';
import { followLocale } from './messages/locale.ts';
import { readPageData, revivedErrors } from './rendering/page-data.ts';
import { reloadForMissingChunk } from './routes/chunk-error.ts';
import { createRoutes, fetchMatched } from './routes/create-routes.tsx';
import { newLayoutState } from './routes/layout-state.tsx';
import { newVisits } from './routes/visits.ts';
import './theme/styles/blockyard.css';

type BrowserRouter = ReturnType<typeof createBrowserRouter>;

/** Lets the browser paint and answer the person between two long pieces of work. */
const pause = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

/** Runs once nothing more urgent is left. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
};

/** Waits until the router has a page to show; until then the server's skeleton stands. */
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
 * NAV-16. The event is Vite's, for a module or stylesheet that could not be fetched. Only a page that is on its way is
 * loaded anew: what fails beside a standing page must not cost the form on it.
 */
function followChunkErrors({ storage, now }: PageShell, target: () => string | null): void {
  const reload = (path: string): void => window.location.assign(path);
  window.addEventListener('vite:preloadError', (event) => {
    const path = target();
    if (path === null) return;
    if (reloadForMissingChunk({ storage, now, target: () => path, reload })) event.preventDefault();
  });
}

/** Where the person is going: the page that is loading, at first the page itself; null once it stands. */
const destination = (router: BrowserRouter | null): string | null => {
  const { location } = router?.state.navigation ?? window;
  return location === undefined ? null : createPath(location);
};

/** Takes the page over from the server: hydrates what it rendered, fills in what it left to the browser. */
async function start(root: HTMLElement): Promise<void> {
  const shell = createShell(readAppConfig(document));
  const { app } = shell;
  let router: BrowserRouter | null = null;
  followChunkErrors(shell, () => destination(router));
  const routes = createRoutes(app, newVisits());
  const matched = matchRoutes(routes, window.location) ?? [];
  const fetched = await fetchMatched(matched.map(({ route }) => route));
  const data = fetched ? readPageData(document) : null;
  await pause();
  const hydrationData =
    data === null ? {} : { hydrationData: { ...data, errors: revivedErrors(data.errors) } };
  router = createBrowserRouter(routes, hydrationData);
  const page = (
    <AppShell app={app} layout={newLayoutState(data?.layout)}>
      <RouterProvider router={router} />
    </AppShell>
  );
  await pause();
  if (data === null) {
    await settled(router);
    startTransition(() => createRoot(root).render(page));
  } else {
    startTransition(() => void hydrateRoot(root, page));
  }
  whenIdle(() => {
    followLocale(document, shell.log);
    app.keepSession();
  });
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
void start(root);
