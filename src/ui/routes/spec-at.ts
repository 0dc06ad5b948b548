import { matchPath } from 'react-router';
import type { RouteSpec } from './route-spec.ts';
import { routeTable } from './route-table.ts';

/**
 * The route whose page stands at a path of the app, the table's redirects followed; null where there is none. Much quicker
 * than the router's own search, which sorts all routes anew for each path.
 */
export function specAt(pathname: string, table: readonly RouteSpec[] = routeTable): RouteSpec | null {
  const spec =
    table.find(({ path }) => path === pathname) ??
    table.find(({ path }) => path.includes(':') && matchPath(path, pathname) !== null);
  if (spec === undefined) return null;
  return spec.redirectTo === undefined ? spec : specAt(spec.redirectTo, table);
}
