import type { OnboardingItem } from '../account/onboarding.ts';
import type { SessionUser, StoredUser } from '../account/session-user.ts';

/** How a person ended their session: on this device, on every device, or by deleting the account. */
export const signOutReasons = ['logout', 'everywhere', 'deleted'] as const;
export type SignOutReason = (typeof signOutReasons)[number];

/** Why nobody is signed in: no session yet, a deliberate logout, or a lost session (code 440). */
export type SignedOutCause = 'visitor' | SignOutReason | 'lost';

/**
 * The state of the browser's session. `restoring` lasts until the identity provider has answered;
 * `remembered` is who was signed in when the page was last left. `missing` is what onboarding still asks.
 */
export type Session =
  | { readonly state: 'restoring'; readonly remembered: StoredUser | null }
  | { readonly state: 'signed-out'; readonly cause: SignedOutCause }
  | { readonly state: 'signed-in'; readonly user: SessionUser; readonly missing: readonly OnboardingItem[] };

/** Where every page of a visitor begins; one and the same, so that a page that shows it need not show it again. */
export const initialSession: Session = { state: 'restoring', remembered: null };

/** How the person ended their session; null if they did not. */
export const signOutReasonOf = (session: Session): SignOutReason | null => {
  if (session.state !== 'signed-out') return null;
  return session.cause === 'visitor' || session.cause === 'lost' ? null : session.cause;
};

/** The person whom the page may greet by now. */
export const personOf = (session: Session): StoredUser | null => {
  if (session.state === 'signed-in') return session.user;
  return session.state === 'restoring' ? session.remembered : null;
};

/** What was asked for needs a session and there is none. */
export type SessionRequired = { readonly kind: 'session/required' };

/** The session ended although the person did not end it: disabled, revoked, expired. Leads to code 440. */
export type SessionLost = { readonly kind: 'session/lost' };
