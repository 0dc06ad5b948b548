import type { LicenseEnded, NotPermitted, OwnerOnly } from '../classrooms/classroom-refusals.ts';
import type { RecentSignInRequired } from '../identity/recent-sign-in.ts';
import type { SecondFactorRequired } from '../identity/second-factor.ts';
import type { NotAMember } from '../organizations/organization.ts';
import type { SignInRefused } from '../organizations/sign-in-rule.ts';
import type { SessionRequired } from '../policy/session.ts';

/** The subject is outside of what the actor may reach: it is answered as if it did not exist (ORG-3). */
export type OutOfScope = { readonly kind: 'access/out-of-scope' };

/** The sign-in is not strong or not recent enough. */
export type SignInTooWeak = SecondFactorRequired | RecentSignInRequired;

/** Staff keep the account from being used. */
export type AccountDisabled = { readonly kind: 'token/disabled' };

/** The owner of the account ended the session that the token is of (ORG-7). */
export type SessionEnded = { readonly kind: 'token/revoked' };

/** Why somebody may not do something at all, whatever the subject. */
export type NotAdmitted =
  | SessionRequired
  | AccountDisabled
  | SessionEnded
  | SignInRefused
  | SignInTooWeak
  | NotPermitted
  | NotAMember;

/** Why an actor may not do something with one subject. */
export type NotCovered = OutOfScope | OwnerOnly | NotPermitted | LicenseEnded;

export type AccessRefusal = NotAdmitted | NotCovered;
