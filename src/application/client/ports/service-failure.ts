import type { NotAMember } from '#domain/organizations/organization.ts';
import type { SignInRefused } from '#domain/organizations/sign-in-rule.ts';
import type { ViewAsEnded, ViewAsReadOnly } from '#domain/staff/view-as.ts';
import type { SessionLost } from '#domain/policy/session.ts';

/** Our service could not do what it was asked, for no fault of the form. `requestId` helps support to find it. */
export type ServiceFailure =
  | SessionLost
  | { readonly kind: 'service/unreachable' }
  | { readonly kind: 'service/busy'; readonly retryAfterSeconds: number | null }
  /** Asked too often; null where it was not said how long to wait. */
  | { readonly kind: 'service/too-many-requests'; readonly retryAfterSeconds: number | null }
  /** The account may only be used after a sign-in with a second step. */
  | { readonly kind: 'account/second-factor-required' }
  /** Their school wants another way to log in (ORG-9). */
  | SignInRefused
  /** Their membership of the organization that the call was about has ended (R10). */
  | NotAMember
  /** What staff who view as somebody else are told (ORG-5): the view is over, or the call would change something. */
  | ViewAsEnded
  | ViewAsReadOnly
  /** `action` is the row of the permission table that the role lacks, where the service named it. */
  | { readonly kind: 'service/refused'; readonly requestId: string | null; readonly action?: string }
  | { readonly kind: 'service/failed'; readonly requestId: string | null };
