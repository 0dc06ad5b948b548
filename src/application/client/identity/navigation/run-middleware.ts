import type { Location } from '#domain/identity/navigation/paths.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type MiddlewareVisit = {
  readonly to: Location;
  readonly from: Location | null;
  readonly params: Readonly<Record<string, string | undefined>>;
};

/** Runs before a navigation to routes that list this middleware. Returns false to cancel the navigation. */
export type RouteMiddleware = (visit: MiddlewareVisit) => Promise<boolean>;
export type RouteMiddlewares = Readonly<Record<string, RouteMiddleware>>;

/** A route lists middleware that does not exist. Spec §8. */
export type UnknownMiddleware = { readonly kind: 'navigation/unknown-middleware'; readonly name: string };

/** Runs the listed middleware in order. Returns true if all of them allow the navigation. */
export type RunMiddleware = (
  names: readonly string[],
  visit: MiddlewareVisit,
) => Promise<Result<boolean, UnknownMiddleware>>;

/** Spec §2, NAV-8: in sequence, until one returns false. If any of them does not exist, none runs. */
export function runMiddleware(known: RouteMiddlewares): RunMiddleware {
  return async (names, visit) => {
    const missing = names.find((name) => !Object.hasOwn(known, name));
    if (missing !== undefined) return err({ kind: 'navigation/unknown-middleware', name: missing });
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- each may stop the ones after it
      if ((await known[name]?.(visit)) === false) return ok(false);
    }
    return ok(true);
  };
}
