import { canEver } from '#domain/organizations/access/can.ts';
import type { Action } from '#domain/organizations/access/permissions.ts';
import { sessionActor } from '#domain/organizations/access/session-actor.ts';
import { opensAnyLink } from '#domain/identity/sign-in/sign-in-link.ts';
import { fullPath, type Location, safeReturnPath } from '#domain/identity/navigation/paths.ts';
import {
  onboardingAsks,
  onboardingPath,
  onboardingThen,
  pathAfterSignIn,
} from '#domain/identity/navigation/after-sign-in.ts';
import { secondStepRedirect } from '#domain/identity/navigation/own-account.ts';
import {
  type AccessDecision,
  decideAccess,
  type RouteAccess,
} from '#domain/identity/navigation/route-access.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { RestoreSession } from '../session/restore-session.ts';
import { guardVisitor } from './guard-visitor.ts';

export type RouteVisit = {
  readonly access: RouteAccess;
  /** The page's action in the permission table; null if only `access` matters. */
  readonly action: Action | null;
  readonly to: Location;
  readonly from: string | null;
  readonly redirectUrl: string | null;
};

/** `redirectTo: null` means 404 instead of 403, because this user must not learn that the page exists (ORG-5). */
export type RouteDecision = AccessDecision | { readonly allow: false; readonly redirectTo: null };

/** Allows a navigation or redirects it. Waits until the session is known. */
export type GuardRoute = (visit: RouteVisit) => Promise<RouteDecision>;

/** Spec §2, NAV-4 to NAV-6; ONB-3: incomplete accounts are redirected to onboarding, and back afterwards. */
export function guardRoute({
  session,
  restoreSession,
}: {
  readonly session: SessionStore;
  readonly restoreSession: RestoreSession;
}): GuardRoute {
  const hasRememberedUser = (): boolean => {
    const current = session.current();
    return current.state === 'signed-in' || (current.state === 'restoring' && current.remembered !== null);
  };

  const onboardingRedirect = ({ access, to, redirectUrl }: RouteVisit): string | null => {
    const current = session.current();
    if (current.state !== 'signed-in') return null;
    const asking = current.missing.length > 0;
    if (access === 'login') return pathAfterSignIn(current, redirectUrl);
    if (access === 'signed-in' && current.user.secondFactorRequired)
      return secondStepRedirect(current, to.pathname);
    if (to.pathname === onboardingPath) return onboardingAsks(current) ? null : safeReturnPath(redirectUrl);
    return asking && access === 'signed-in' ? onboardingThen(safeReturnPath(fullPath(to))) : null;
  };

  const isHidden = ({ action }: RouteVisit): boolean => {
    const current = session.current();
    if (action === null || current.state !== 'signed-in') return false;
    return !canEver(sessionActor(current.user), action).ok;
  };

  return async (visit) => {
    if (visit.access === 'public') return { allow: true };
    const remembered = hasRememberedUser();
    if (visit.access !== 'sign-up' || !remembered) await restoreSession();
    if (session.current().state === 'signed-out') return guardVisitor(session, visit);
    // An emailed link opens the login page even for signed-in users, because it may be for a different account.
    if (visit.access === 'login' && opensAnyLink(visit.to.search)) return { allow: true };
    const redirectTo = onboardingRedirect(visit);
    if (redirectTo !== null) return { allow: false, redirectTo };
    if (isHidden(visit)) return { allow: false, redirectTo: null };
    return decideAccess({ ...visit, signedIn: session.current().state === 'signed-in', remembered });
  };
}
