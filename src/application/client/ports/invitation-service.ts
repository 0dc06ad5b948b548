import type { FormInvalid } from '#domain/account/field-problem.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { InvitationDraft } from '#domain/invitations/invitation-draft.ts';
import type { InvitationRefused } from '#domain/invitations/invitation-refusals.ts';
import type {
  InvitationPage,
  InvitationPlace,
  InvitedAnswer,
  InvitingAnswer,
  OpenedInvitation,
  WaitingInvitation,
} from '#domain/invitations/invitation-views.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** Nobody was invited: the form is invalid, or they may not be invited to this organization. */
export type InviteRefused =
  FormInvalid<'addresses' | 'message'> | InvitationRefused<'invite'> | ServiceFailure;

/** Invitations into organizations (ORG-6): those that the signed-in user sends, and those that they got. */
export interface InvitationService {
  /** What inviting would do with each piece of a pasted text (R6); sends nothing. */
  preview(draft: InvitationDraft, options?: ReadOptions): Promise<Result<InvitingAnswer, InviteRefused>>;
  /** Invites everybody who can be; a job of the answered id sends the emails. */
  send(draft: InvitationDraft): Promise<Result<InvitedAnswer, InviteRefused>>;
  /** A page of the invitations to the user's organizations, newest first; null is where it begins. */
  page(after: InvitationPlace | null, options?: ReadOptions): Promise<Result<InvitationPage, ServiceFailure>>;
  /** Sends one again, for another 30 days, also where it expired or was revoked (R3). */
  resend(id: string): Promise<Result<void, InvitationRefused<'change'> | ServiceFailure>>;
  revoke(id: string): Promise<Result<void, InvitationRefused<'change'> | ServiceFailure>>;
  /** A new link to one, to pass on by hand; those before stay valid. */
  link(id: string): Promise<Result<string, InvitationRefused<'change'> | ServiceFailure>>;
  /** What the token in a link invites to; needs no login, and changes nothing (R1). */
  open(
    token: string,
    options?: ReadOptions,
  ): Promise<Result<OpenedInvitation, InvitationRefused<'open'> | ServiceFailure>>;
  /** Notes that a person opened the page (R4), or that they want no more reminders; needs no login. */
  note(
    token: string,
    note: 'opened' | 'no-reminders',
  ): Promise<Result<void, InvitationRefused<'open'> | ServiceFailure>>;
  /** The invitations that wait for the mailbox of the user, newest first; none before they proved it (R2). */
  waiting(options?: ReadOptions): Promise<Result<readonly WaitingInvitation[], ServiceFailure>>;
  /** Answers one; the value is the id of the organization that invited. */
  answer(
    id: string,
    answer: 'accepted' | 'declined',
  ): Promise<Result<string, InvitationRefused<'answer'> | ServiceFailure>>;
}
