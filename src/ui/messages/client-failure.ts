import type { PasswordNotConfirmed } from '#application/client/security/confirm-identity.ts';
import type { CopyFailure } from '#application/client/ports/offline-lessons.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import type { ClassroomRefusal } from '#domain/classrooms/classroom-refusals.ts';
import type { PasswordSetOnly } from '#application/client/mailed-links/reset-password.ts';
import type { EmailNeeded, SignedInAlready } from '#application/client/session/follow-sign-in-link.ts';
import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import type { PolicyUnsupported } from '#domain/identity/password-policy.ts';
import type { SignInCodeRefused } from '#domain/identity/sign-in-code.ts';
import type { SignInLinkInvalid, SignInLinkRefused } from '#domain/identity/sign-in-link.ts';
import type { SignInMailLimited } from '#domain/identity/sign-in-mail-limited.ts';
import type { LastSignInOption } from '#domain/identity/sign-in-options.ts';
import type { SessionRequired } from '#domain/policy/session.ts';
import type { RecentSignInRequired } from '#domain/identity/recent-sign-in.ts';
import type { AuthenticatorCodeUsed, RecoveryCodeWrong } from '#domain/identity/second-factor.ts';

/** Somebody was asked to confirm that it is them, and did not. */
export type ConfirmationCanceled = { readonly kind: 'confirmation/canceled' };

/** Whatever the product can answer a page instead of what was asked, but for the fields of a form. */
export type ClientFailure =
  | IdentityFailure
  | ServiceFailure
  | SessionRequired
  | SignInLinkInvalid
  | EmailNeeded
  | SignInLinkRefused
  | SignedInAlready
  | SignInCodeRefused
  | SignInMailLimited
  | RecoveryCodeWrong
  | AuthenticatorCodeUsed
  | PasswordSetOnly
  | RecentSignInRequired
  | LastSignInOption
  | PasswordNotConfirmed
  | ConfirmationCanceled
  | LessonNotFound
  | CopyFailure
  | PolicyUnsupported
  | ClassroomRefusal;
