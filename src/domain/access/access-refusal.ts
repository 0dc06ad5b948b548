import type { LicenseEnded, NotPermitted, OwnerOnly } from '../classrooms/classroom-refusals.ts';
import type { RecentSignInRequired } from '../identity/recent-sign-in.ts';
import type { SecondFactorRequired } from '../identity/second-factor.ts';
import type { SessionRequired } from '../policy/session.ts';

/** The subject is outside of what the actor may reach: it is answered as if it did not exist (ORG-3). */
export type OutOfScope = { readonly kind: 'access/out-of-scope' };

/** The sign-in is not strong or not recent enough. */
export type SignInTooWeak = SecondFactorRequired | RecentSignInRequired;

/** Why somebody may not do something at all, whatever the subject. */
export type NotAdmitted = SessionRequired | SignInTooWeak | NotPermitted;

/** Why an actor may not do something with one subject. */
export type NotCovered = OutOfScope | OwnerOnly | NotPermitted | LicenseEnded;

export type AccessRefusal = NotAdmitted | NotCovered;
