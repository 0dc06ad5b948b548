import type { OnboardingItem } from '../account/onboarding.ts';
import type { SessionUser, StoredUser } from '../account/session-user.ts';

/** Ways to end a session: on this device, on every device, or by deleting the account. */
export const signOutReasons = ['logout', 'everywhere', 'deleted'] as const;
export type SignOutReason = (typeof signOutReasons)[number];

/** The reason for a signed-out state: no session yet, a logout by the user, or a lost session (code 440). */
export type SignedOutCause = 'visitor' | SignOutReason | 'lost';

/**
 * The state of the browser's session. `restoring` lasts until the identity provider responds; `remembered` is the user signed in when the page was last left.
 * `missing` lists the open questions of onboarding.
 */
export type Session =
  | { readonly state: 'restoring'; readonly remembered: StoredUser | null }
  | { readonly state: 'signed-out'; readonly cause: SignedOutCause }
  | { readonly state: 'signed-in'; readonly user: SessionUser; readonly missing: readonly OnboardingItem[] };

/** The first session state of every page; a constant, so pages rendered with it do not need a second render. */
export const initialSession: Session = { state: 'restoring', remembered: null };

/** Returns how the user ended their session; null if the user did not end one. */
export const signOutReasonOf = (session: Session): SignOutReason | null => {
  if (session.state !== 'signed-out') return null;
  return session.cause === 'visitor' || session.cause === 'lost' ? null : session.cause;
};

/** Returns the known user: signed in, or remembered while restoring. */
export const personOf = (session: Session): StoredUser | null => {
  if (session.state === 'signed-in') return session.user;
  return session.state === 'restoring' ? session.remembered : null;
};

export type SessionRequired = { readonly kind: 'session/required' };

/** The session ended without an action of the user, because it was disabled, revoked or expired. The login page shows code 440. */
export type SessionLost = { readonly kind: 'session/lost' };
