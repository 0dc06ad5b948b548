import type { NotAMember } from '#domain/identity/membership/organization.ts';
import type { SignInRefused } from '#domain/organizations/access/access-refusal.ts';
import type { ViewAsEnded, ViewAsReadOnly } from '#domain/organizations/staff/view-as.ts';
import type { SessionLost } from '#domain/identity/navigation/session.ts';

/** Our service failed; the form is not the cause. `requestId` helps support find the cause. */
export type ServiceFailure =
  | SessionLost
  | { readonly kind: 'service/unreachable' }
  | { readonly kind: 'service/busy'; readonly retryAfterSeconds: number | null }
  /** Rate limited. The wait is null if there is no `Retry-After`. */
  | { readonly kind: 'service/too-many-requests'; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'account/second-factor-required' }
  /** The user's school requires another login method (ORG-9). */
  | SignInRefused
  /** The membership in the call's organization has ended (R10). */
  | NotAMember
  /** Only for staff who view as another user (ORG-5): the view has ended, or the call would change data. */
  | ViewAsEnded
  | ViewAsReadOnly
  /** `action` is the missing permission, if the service returned it. */
  | { readonly kind: 'service/refused'; readonly requestId: string | null; readonly action?: string }
  | { readonly kind: 'service/failed'; readonly requestId: string | null };
