import { type MiddlewareFunction, redirect, replace } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { loadsNewBuild } from '#domain/identity/navigation/new-build.ts';
import { fullPath, type Location, withoutTrailingSlash } from '#domain/identity/navigation/paths.ts';
import type { NavigationSteps } from './navigation-steps.ts';
import { pageFailure } from './page-failure.ts';
import type { RouteSpec } from './route-spec.ts';
import type { Visits } from './visits.ts';

/** Returns the failure for an unmatched path (spec §8). */
export const unmatched = (path: string) =>
  pageFailure(404, { message: `Page not found: ${path}`, address: path });

/** Returns the failure for a route with invalid parameters (spec §8). */
export const invalidRoute = (path: string) =>
  pageFailure(404, { message: `Page Not Found: ${path}`, address: path });

/** Returns the failure for a route that names middleware that does not exist (spec §8). */
const unknownMiddleware = (name: string) =>
  pageFailure(500, { message: `Unknown route middleware: ${name}` });

/** The ports of the guards: the client app, the visitor's location, and the steps that run before a navigation. */
export type GuardPorts = {
  readonly app: ClientApp;
  readonly visits: Visits;
  readonly steps: NavigationSteps;
};

/** Redirects within the app (NAV-7), or leaves the app, because the router loads other locations as documents. */
async function resolve({ steps }: GuardPorts, to: Location): Promise<void> {
  const resolution = await steps.resolveRoute(to);
  if (resolution.kind === 'redirect') throw redirect(resolution.to);
  if (resolution.kind === 'leave') throw redirect(resolution.url);
}

/** Loads the whole page at the target if there is a new build (NAV-17). In that case, never resolves, so that the current page stays visible until then. */
async function takeBuild({ steps, visits }: GuardPorts, spec: RouteSpec | null, to: Location): Promise<void> {
  const departure = { from: visits.from(), to: to.pathname, access: spec?.access ?? 'public' };
  if (!loadsNewBuild({ ...departure, newBuild: steps.newBuild(), unsaved: steps.unsaved() })) return;
  steps.hardNavigate(to);
  await new Promise(() => undefined);
}

/** Runs the route's middleware (NAV-8). An aborted navigation stays on the current page. On the first load, there is no current page. */
async function runNamed(
  { steps, visits }: GuardPorts,
  names: readonly string[],
  to: Location,
  params: Params,
) {
  const from = visits.shown();
  const passed = await steps.runMiddleware(names, { to, from, params });
  if (!passed.ok) throw unknownMiddleware(passed.error.name);
  if (passed.value) return;
  throw from === null ? pageFailure(404, { kind: 'navigation/aborted' }) : replace(fullPath(from));
}
type Params = Readonly<Record<string, string | undefined>>;

/**
 * Runs the steps before each navigation (spec §2): no trailing slash, the host's resolution, a new build if there is one, the table's redirects, the
 * permission, the route's middleware, and valid parameters. Reloading the current page is not a navigation.
 */
export function guardNavigation(guarding: GuardPorts, spec: RouteSpec | null): MiddlewareFunction {
  const { app, visits } = guarding;
  return async ({ url, params }, next) => {
    const to = { pathname: url.pathname, search: url.search, hash: url.hash };
    const bare = withoutTrailingSlash(to);
    if (bare !== null) throw redirect(bare);
    const navigates = visits.leaves(to);
    if (navigates) await resolve(guarding, to);
    await takeBuild(guarding, spec, to);
    if (spec === null) throw unmatched(fullPath(to));
    if (spec.redirectTo !== undefined) throw redirect(`${spec.redirectTo}${to.search}${to.hash}`);
    const redirectUrl = url.searchParams.get('redirectUrl');
    const decision = await app.navigation.guardRoute({
      access: spec.access,
      action: spec.action ?? null,
      to,
      from: visits.from(),
      redirectUrl,
    });
    if (!decision.allow)
      throw decision.redirectTo === null ? unmatched(fullPath(to)) : redirect(decision.redirectTo);
    if (navigates) await runNamed(guarding, spec.middleware ?? [], to, params);
    if (spec.validate?.(params) === false) throw invalidRoute(to.pathname);
    await next();
  };
}
