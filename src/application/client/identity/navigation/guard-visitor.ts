import { fullPath, sessionLostPath } from '#domain/identity/navigation/paths.ts';
import { type AccessDecision, decideAccess, type Visit } from '#domain/identity/navigation/route-access.ts';
import type { SessionStore } from '../ports/session-store.ts';

/** Allows or redirects the navigation of a visitor who is not signed in. Spec §2, NAV-4 to NAV-6, NAV-9. */
export function guardVisitor(
  session: SessionStore,
  visit: Omit<Visit, 'signedIn' | 'remembered'>,
): AccessDecision {
  const current = session.current();
  const isLost = current.state === 'signed-out' && current.cause === 'lost';
  return isLost && visit.access === 'signed-in'
    ? { allow: false, redirectTo: sessionLostPath(fullPath(visit.to)) }
    : decideAccess({ ...visit, signedIn: false, remembered: false });
}
