import { opensAnyLink } from '#domain/identity/sign-in/sign-in-link.ts';
import {
  fullPath,
  home,
  type Location,
  loginPath,
  safeReturnPath,
  sessionLostPath,
} from '#domain/identity/navigation/paths.ts';
import { onboardingPath } from '#domain/identity/navigation/after-sign-in.ts';
import { signedOutPath } from '#domain/identity/navigation/own-account.ts';
import type { RouteAccess } from '#domain/identity/navigation/route-access.ts';
import type { Session } from '#domain/identity/navigation/session.ts';

export type ShownPage = {
  readonly access: RouteAccess;
  readonly location: Location;
  readonly perReader: boolean;
  /** Whether the path contains the id of a record, such as a class. */
  readonly ofRecord: boolean;
};

/**
 * What a session change does to the page: stay, load again, go to a different page, run the guard again, or start over, so that no data of one user remains for
 * the next.
 */
export type SessionConsequence =
  | { readonly kind: 'stay' | 'load-again' | 'ask-guard' | 'start-over' }
  | { readonly kind: 'go'; readonly to: string };

type SignedOut = Extract<Session, { readonly state: 'signed-out' }>;
type SignedIn = Extract<Session, { readonly state: 'signed-in' }>;

const stay: SessionConsequence = { kind: 'stay' };
const go = (to: string): SessionConsequence => ({ kind: 'go', to });

function onLost({ access, location }: ShownPage): SessionConsequence {
  if (access !== 'login') return go(sessionLostPath(fullPath(location)));
  // The link logs the user in, or recovers a stolen account, so it has priority over the rules below.
  if (opensAnyLink(location.search)) return stay;
  const query = new URLSearchParams(location.search);
  return query.has('errorCode') ? stay : go(sessionLostPath(safeReturnPath(query.get('redirectUrl'))));
}

const forReader = ({ perReader }: Pick<ShownPage, 'perReader'>): SessionConsequence =>
  perReader ? { kind: 'load-again' } : stay;

/**
 * Returns the consequence of a logout. The next user may be a different one who may not open this user's record, and the query can contain a student's name.
 * Therefore only the path of a list is kept.
 */
const onLeft = (before: Session, { access, location, ofRecord, ...page }: ShownPage): SessionConsequence => {
  const loggedOut = before.state === 'signed-in';
  if (access !== 'signed-in') return loggedOut ? forReader(page) : stay;
  if (!loggedOut) return go(loginPath(location));
  const pathname = ofRecord ? home : location.pathname;
  return go(loginPath({ pathname, search: '', hash: '' }));
};

function onNobody(before: Session, { cause }: SignedOut, page: ShownPage): SessionConsequence {
  if (cause === 'everywhere' || cause === 'deleted') return go(signedOutPath(cause));
  return cause === 'lost' ? onLost(page) : onLeft(before, page);
}

function onSignedInBefore(before: SignedIn, now: SignedIn, page: ShownPage): SessionConsequence {
  if (before.user.id !== now.user.id) return page.access === 'login' ? stay : { kind: 'start-over' };
  const isDone = before.missing.length > 0 && now.missing.length === 0;
  return isDone && page.location.pathname === onboardingPath ? { kind: 'ask-guard' } : stay;
}

function onSomebody(before: Session, now: SignedIn, page: ShownPage): SessionConsequence {
  if (before.state === 'signed-in') return onSignedInBefore(before, now, page);
  const forwards =
    page.access === 'login' || (before.state === 'restoring' && page.access.startsWith('sign-up'));
  return forwards ? { kind: 'ask-guard' } : forReader(page);
}

/**
 * Returns the consequence of a session change (spec §2, NAV-9). A lost session leads to the login page with code 440 from any page. A logout, in this tab or a
 * different one, leads away from pages behind login. A user who ended every session or deleted the account sees a message on the next page. If a visitor turns
 * out to be logged in, they are redirected from the login page, and also from sign-up if that is known from an earlier visit.
 */
export function sessionRedirect(before: Session, now: Session, page: ShownPage): SessionConsequence {
  if (now.state === 'signed-out') return before.state === 'signed-out' ? stay : onNobody(before, now, page);
  return now.state === 'signed-in' ? onSomebody(before, now, page) : stay;
}
