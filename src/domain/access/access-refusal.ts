import type { LicenseEnded, NotPermitted, OwnerOnly } from '../classrooms/classroom-refusals.ts';
import type { RecentSignInRequired } from '../identity/recent-sign-in.ts';
import type { SecondFactorRequired } from '../identity/second-factor.ts';
import type { NotAMember } from '../organizations/organization.ts';
import type { SignInRefused } from '../organizations/sign-in-rule.ts';
import type { SessionRequired } from '../policy/session.ts';

/** The subject is outside the actor's scope; the API answers 404 (ORG-3). */
export type OutOfScope = { readonly kind: 'access/out-of-scope' };

export type SignInTooWeak = SecondFactorRequired | RecentSignInRequired;

export type AccountDisabled = { readonly kind: 'token/disabled' };

/** The owner of the account ended the token's session (ORG-7). */
export type SessionEnded = { readonly kind: 'token/revoked' };

export type NotAdmitted =
  | SessionRequired
  | AccountDisabled
  | SessionEnded
  | SignInRefused
  | SignInTooWeak
  | NotPermitted
  | NotAMember;

export type NotCovered = OutOfScope | OwnerOnly | NotPermitted | LicenseEnded;

export type AccessRefusal = NotAdmitted | NotCovered;
