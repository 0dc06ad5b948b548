import { type Location, safeReturnPath } from '#domain/navigation/paths.ts';
import { type AccessDecision, decideAccess, type RouteAccess } from '#domain/policy/route-access.ts';
import type { RestoreSession } from '../session/restore-session.ts';
import type { SessionStore } from '../ports/session-store.ts';

/** One navigation that asks to be let through. */
export type RouteVisit = {
  readonly access: RouteAccess;
  readonly to: Location;
  /** The path that the visitor comes from within the app; null on first load. */
  readonly from: string | null;
  readonly redirectUrl: string | null;
};

/** Lets a navigation through, or says where it goes instead. Waits until it is known who is signed in. */
export type GuardRoute = (visit: RouteVisit) => Promise<AccessDecision>;

const onboarding = '/complete-onboarding';

/** Spec §2, NAV-4 to NAV-6; and ONB-3: whoever still lacks something is led to onboarding, and brought back after it. */
export function guardRoute(session: SessionStore, restoreSession: RestoreSession): GuardRoute {
  const onboardingFirst = (visit: RouteVisit): AccessDecision => {
    const current = session.current();
    const needed = current.state === 'signed-in' && current.missing.length > 0;
    if (!needed || visit.access !== 'signed-in' || visit.to.pathname === onboarding) return { allow: true };
    const back = safeReturnPath(`${visit.to.pathname}${visit.to.search}`);
    return { allow: false, redirectTo: `${onboarding}?redirectUrl=${encodeURIComponent(back)}` };
  };

  return async (visit) => {
    const before = session.current();
    const remembered = before.state === 'restoring' && before.remembered !== null;
    if (visit.access === 'public') return { allow: true };
    if (!(visit.access === 'sign-up' && remembered)) await restoreSession();
    const signedIn = session.current().state === 'signed-in';
    const decision = decideAccess({ ...visit, signedIn, remembered });
    return decision.allow ? onboardingFirst(visit) : decision;
  };
}
