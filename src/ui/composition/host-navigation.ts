import { type RouteResolver, resolveRoute } from '#application/client/identity/navigation/resolve-route.ts';
import {
  type RouteMiddlewares,
  runMiddleware,
} from '#application/client/identity/navigation/run-middleware.ts';
import type { Log } from '#application/ports/log.ts';
import type { NavigationSteps } from '../routes/navigation-steps.ts';

export type HostNavigation = {
  /** Called before each navigation. May redirect it (NAV-7). Null if there is no such hook. */
  readonly resolveRoute: RouteResolver | null;
  /** The middleware that routes can name (NAV-8). */
  readonly middleware: RouteMiddlewares;
};

export const hostNavigation: HostNavigation = { resolveRoute: null, middleware: {} };

export const hostSteps = (
  host: HostNavigation,
  log: Log,
): Pick<NavigationSteps, 'resolveRoute' | 'runMiddleware'> => ({
  resolveRoute: resolveRoute(host.resolveRoute, log),
  runMiddleware: runMiddleware(host.middleware),
});
