import { type MiddlewareFunction, redirect } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { fullPath, withoutTrailingSlash } from '#domain/navigation/paths.ts';
import { pageFailure } from './page-failure.ts';
import type { RouteSpec } from './route-spec.ts';
import type { Visits } from './visits.ts';

/** Spec §8: an unmatched path. */
export const unmatched = (path: string) => pageFailure(404, { message: `Page not found: ${path}` });

/** Spec §8: a route whose parameters mean nothing. */
export const invalidRoute = (path: string) => pageFailure(404, { message: `Page Not Found: ${path}` });

/** Spec §2, before each navigation: no trailing slash, the table's redirects, who may see it, sensible parameters. */
export function guardNavigation(app: ClientApp, visits: Visits, spec: RouteSpec | null): MiddlewareFunction {
  return async ({ url, params }, next) => {
    const to = { pathname: url.pathname, search: url.search, hash: url.hash };
    const bare = withoutTrailingSlash(to);
    if (bare !== null) throw redirect(bare);
    if (spec === null) throw unmatched(fullPath(to));
    if (spec.redirectTo !== undefined) throw redirect(`${spec.redirectTo}${to.search}${to.hash}`);
    const redirectUrl = url.searchParams.get('redirectUrl');
    const decision = await app.guardRoute({ access: spec.access, to, from: visits.from(), redirectUrl });
    if (!decision.allow) throw redirect(decision.redirectTo);
    if (spec.validate?.(params) === false) throw invalidRoute(to.pathname);
    await next();
  };
}
