import { fullPath, type Location } from '#domain/identity/navigation/paths.ts';
import { type RouteResolution, resolutionOf } from '#domain/identity/navigation/route-resolution.ts';
import type { Log } from '../../../ports/log.ts';

/** A host's hook before each navigation: returns another target (a path or an `http(s)` URL), or null to continue. */
export type RouteResolver = (to: Location) => Promise<string | null>;

export type ResolveRoute = (
  to: Location,
) => Promise<Extract<RouteResolution, { kind: 'go-on' | 'redirect' | 'leave' }>>;

/** Spec §2, NAV-7: calls the host's hook, if any. An invalid target is logged and ignored. */
export function resolveRoute(resolver: RouteResolver | null, log: Log): ResolveRoute {
  return async (to) => {
    if (resolver === null) return { kind: 'go-on' };
    const resolution = resolutionOf(fullPath(to), await resolver(to));
    if (resolution.kind !== 'refused') return resolution;
    log.warn('A route-resolution step returned a target that is neither a path nor http(s)', {
      path: to.pathname,
    });
    return { kind: 'go-on' };
  };
}
