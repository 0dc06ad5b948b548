import { matchPath } from 'react-router';
import type { RouteSpec } from './route-spec.ts';
import { routeTable } from './route-table.ts';

/** Returns the route of a path, or null without one. Much faster than the router's search, which sorts all routes for each path. */
export const specFor = (pathname: string): RouteSpec | null =>
  routeTable.find(({ path }) => path === pathname) ??
  routeTable.find(({ path }) => matchPath(path, pathname) !== null) ??
  null;

export function specAt(pathname: string): RouteSpec | null {
  const spec = specFor(pathname);
  return spec?.redirectTo === undefined ? spec : specAt(spec.redirectTo);
}
