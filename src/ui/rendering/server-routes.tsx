import { createContext, type RouteObject } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { fullPath, type Location, withoutTrailingSlash } from '#domain/identity/navigation/paths.ts';
import { decideAccess } from '#domain/identity/navigation/route-access.ts';
import { pageKindOf, SkeletonPage } from '../components/skeleton.tsx';
import { AppRoot } from '../routes/app-root.tsx';
import { loaderOf } from '../routes/create-routes.tsx';
import { ErrorPage } from '../routes/error-page.tsx';
import { invalidRoute, unmatched } from '../routes/guard-navigation.ts';
import { handleOf, type RouteSpec } from '../routes/route-spec.ts';
import { routeTable } from '../routes/route-table.ts';
import { specFor } from '../routes/spec-at.ts';
import { newVisits } from '../routes/visits.ts';

/** The network of the request, for rate limits. Empty for pages that do not depend on the request. */
export const networkContext = createContext('');

/** Whether the page is the same for every visitor. The server does not know the user or the navigation state. */
export const isShared = ({ access, personal = false }: RouteSpec): boolean =>
  !personal && access !== 'signed-in' && !access.endsWith('-complete');

/** Whether the server renders the page itself. Otherwise, it renders only a skeleton. */
const isRendered = (spec: RouteSpec): boolean => isShared(spec) || spec.linked === true;

/**
 * Returns the location to which a request is redirected, and the status. Null if it gets a page. `from` is the path in the app from which the page is reloaded.
 */
export function serverRedirect(
  to: Location,
  from: string | null,
): { readonly status: 302 | 308; readonly location: string } | null {
  const bare = withoutTrailingSlash(to);
  if (bare !== null) return { status: 308, location: bare };
  const spec = specFor(to.pathname);
  if (spec?.redirectTo !== undefined) return { status: 302, location: `${spec.redirectTo}${to.search}` };
  // A reload of `/signup/complete` is not redirected, because only the tab knows the previous page.
  if (spec?.access !== 'social-complete') return null;
  const first = {
    access: spec.access,
    to,
    from,
    redirectUrl: null,
    remembered: false,
    signedIn: false,
  };
  const decision = decideAccess(first);
  return decision.allow ? null : { status: 302, location: decision.redirectTo };
}

function routeOf(appFor: (network: string) => ClientApp, spec: RouteSpec): RouteObject {
  const shown: RouteObject = {
    id: spec.name,
    path: spec.path,
    handle: handleOf(spec),
    ErrorBoundary: ErrorPage,
    loader: async (args) => {
      if (spec.validate?.(args.params) === false) throw invalidRoute(args.url.pathname);
      if (!isRendered(spec)) return null;
      return await loaderOf(appFor(args.context.get(networkContext)), spec)(args);
    },
  };
  const { page } = spec;
  if (page === undefined || !isRendered(spec))
    return { ...shown, element: <SkeletonPage kind={pageKindOf(spec.name)} /> };
  return { ...shown, lazy: async () => ({ Component: (await page()).Component }) };
}

/** Creates the routes for the server's router. They have no guards, and render a skeleton if the page depends on the user. */
export const createServerRoutes = (appFor: (network: string) => ClientApp): RouteObject[] => [
  {
    id: 'root',
    element: <AppRoot visits={newVisits()} />,
    children: [
      ...routeTable.map((spec) => routeOf(appFor, spec)),
      {
        id: 'unmatched',
        path: '*',
        handle: handleOf(null),
        element: null,
        ErrorBoundary: ErrorPage,
        loader: ({ url }) => {
          throw unmatched(fullPath(url));
        },
      },
    ],
  },
];
