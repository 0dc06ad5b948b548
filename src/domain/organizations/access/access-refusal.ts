import type { RecentSignInRequired } from '../../identity/sign-in/recent-sign-in.ts';
import type { SecondFactorRequired } from '../../identity/sign-in/second-factor.ts';
import type { NotAMember } from '../../identity/membership/organization.ts';
import type { SessionRequired } from '../../identity/navigation/session.ts';

export type OwnerOnly = { readonly kind: 'classroom/owner-only' };
/** The trial or license has ended: the user may read, archive and remove, but not change anything else. */
export type LicenseEnded = { readonly kind: 'license/ended' };
export type NotPermitted = {
  readonly kind: 'account/not-permitted';
  /** The missing permission, if the service sent it. */
  readonly action?: string;
};

/** Refusals of a sign-in: the school of the address requires another provider, or has not added this provider. */
export const signInRefusals = ['sign-in/provider-required', 'sign-in/provider-not-allowed'] as const;
export type SignInRefused = { readonly kind: (typeof signInRefusals)[number] };

export const isSignInRefused = (failure: { readonly kind: string }): failure is SignInRefused =>
  signInRefusals.some((kind) => kind === failure.kind);

/** The subject is outside the actor's scope; the API returns 404 (ORG-3). */
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
