import { type ComponentType, lazy } from 'react';
import { type LoaderFunction, matchRoutes, type RouteObject } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { AppRoot } from './app-root.tsx';
import { ErrorPage } from './error-page.tsx';
import { type GuardPorts, guardNavigation } from './guard-navigation.ts';
import { pageModule } from './page-module.ts';
import { handleOf, type RouteSpec } from './route-spec.ts';
import { routeTable } from './route-table.ts';

/**
 * Returns the loader of a route, from the table or the page's module. Rejects if the module is missing. Every route has a loader, so that guards always run.
 */
export function loaderOf(app: ClientApp, spec: RouteSpec): LoaderFunction {
  return async ({ params, request, url }) => {
    const visit = { params, url, signal: request.signal };
    const module = spec.page === undefined ? undefined : pageModule(spec.page);
    const [data] = await Promise.all([(spec.loader ?? (await module)?.loader)?.(app, visit), module]);
    return data ?? null;
  };
}

/**
 * Returns the component of a route. Never rejects, because without a component the router shows nothing, not even the error page. The loader reports the
 * failure. After a successful retry, this component renders the page.
 */
async function lazyComponent(page: NonNullable<RouteSpec['page']>): Promise<{ Component: ComponentType }> {
  const fetchComponent = async () => (await pageModule(page)).Component;
  try {
    return { Component: await fetchComponent() };
  } catch {
    return { Component: lazy(async () => ({ default: await fetchComponent() })) };
  }
}

/** Creates the routes for the browser's router. Each has its guard and loads its page on demand. */
export function createRoutes(guarding: GuardPorts, table = routeTable): [RouteObject] {
  const routeOf = (spec: RouteSpec): RouteObject => ({
    id: spec.name,
    path: spec.path,
    handle: handleOf(spec),
    middleware: [guardNavigation(guarding, spec)],
    loader: loaderOf(guarding.app, spec),
    ErrorBoundary: ErrorPage,
    ...(spec.page === undefined ? {} : { lazy: () => lazyComponent(spec.page) }),
  });
  return [
    {
      id: 'root',
      element: <AppRoot visits={guarding.visits} />,
      children: [
        ...table.map(routeOf),
        {
          id: 'unmatched',
          path: '*',
          handle: handleOf(null),
          middleware: [guardNavigation(guarding, null)],
          loader: () => null,
          element: null,
          ErrorBoundary: ErrorPage,
        },
      ],
    },
  ];
}

/** Returns the routes that match a path, like the router does. Finds an exact match without the router's search, which takes long on a slow processor. */
export function matchedRoutes([root]: readonly [RouteObject], pathname: string): readonly RouteObject[] {
  const found = root.children?.find(({ path }) => path === pathname);
  if (found !== undefined) return [root, found];
  return (matchRoutes([root], { pathname }) ?? []).map(({ route }) => route);
}

/** Whether the browser runs a step before this route. If so, the server's content is replaced instead of hydrated. */
export const isChecked = ({ handle }: RouteObject): boolean =>
  typeof handle === 'object' && handle !== null && 'checked' in handle && handle.checked === true;

/**
 * Loads the pages of the matching routes, so that the first render does not wait. Returns false if one could not be loaded. The router then retries and shows
 * the error page.
 */
export async function fetchMatched(routes: readonly RouteObject[], table = routeTable): Promise<boolean> {
  const answers = await Promise.allSettled(
    routes.map(async (route) => {
      const page = table.find(({ name }) => name === route.id)?.page;
      if (page === undefined) return;
      Object.assign(route, { Component: (await pageModule(page)).Component });
      delete route.lazy;
    }),
  );
  return answers.every(({ status }) => status === 'fulfilled');
}
