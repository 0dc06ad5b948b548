import type { LoaderFunction, RouteObject } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { AppRoot } from './app-root.tsx';
import { ErrorPage } from './error-page.tsx';
import { guardNavigation } from './guard-navigation.ts';
import { handleOf, type RouteSpec } from './route-spec.ts';
import { routeTable } from './route-table.ts';
import type { Visits } from './visits.ts';

/** The loader of a route: the table's own, or that of the page's module. Every route has one, so that guards always run. */
export function loaderOf(app: ClientApp, spec: RouteSpec): LoaderFunction {
  return async ({ params, request, url }) => {
    const load = spec.loader ?? (await spec.page?.())?.loader;
    return (await load?.(app, { params, url, signal: request.signal })) ?? null;
  };
}

const lazyComponent = async (page: NonNullable<RouteSpec['page']>) => ({
  Component: (await page()).Component,
});

/** The table as the browser's router takes it, each route behind its guard and with its page fetched when asked for. */
export function createRoutes(app: ClientApp, visits: Visits, table = routeTable): RouteObject[] {
  const routeOf = (spec: RouteSpec): RouteObject => ({
    id: spec.name,
    path: spec.path,
    handle: handleOf(spec),
    middleware: [guardNavigation(app, visits, spec)],
    loader: loaderOf(app, spec),
    ErrorBoundary: ErrorPage,
    ...(spec.page === undefined ? {} : { lazy: () => lazyComponent(spec.page) }),
  });
  return [
    {
      id: 'root',
      element: <AppRoot visits={visits} />,
      children: [
        ...table.map(routeOf),
        {
          id: 'unmatched',
          path: '*',
          handle: handleOf(null),
          middleware: [guardNavigation(app, visits, null)],
          loader: () => null,
          element: null,
          ErrorBoundary: ErrorPage,
        },
      ],
    },
  ];
}

/**
 * Fetches the pages of the routes that match now, so that the first render needs not wait for them. False where one could
 * not be fetched: the router tries it again, and shows the error page.
 */
export async function fetchMatched(routes: readonly RouteObject[]): Promise<boolean> {
  const fetched = await Promise.allSettled(
    routes.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
  return fetched.every(({ status }) => status === 'fulfilled');
}
