import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { InvitationDraft } from '#domain/organizations/invitations/invitation-draft.ts';
import type { InvitationRefused } from '#domain/organizations/invitations/invitation-refusals.ts';
import type {
  InvitationPage,
  InvitationPlace,
  InvitedAnswer,
  InvitingAnswer,
  OpenedInvitation,
  WaitingInvitation,
} from '#domain/organizations/invitations/invitation-views.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** No invitations were sent: the form is invalid, or the user may not invite people to this organization. */
export type InviteRefused =
  FormInvalid<'addresses' | 'message'> | InvitationRefused<'invite'> | ServiceFailure;

/** Invitations into organizations (ORG-6) that the signed-in user sent or received. */
export interface InvitationService {
  /** Returns the effect of inviting for each entry of the pasted text (R6). Does not send emails. */
  preview(draft: InvitationDraft, options?: ReadOptions): Promise<Result<InvitingAnswer, InviteRefused>>;
  send(draft: InvitationDraft): Promise<Result<InvitedAnswer, InviteRefused>>;
  /** A page of the invitations to the user's organizations, newest first. `after` is null for the first page. */
  page(after: InvitationPlace | null, options?: ReadOptions): Promise<Result<InvitationPage, ServiceFailure>>;
  /** Sends an invitation again, which is then valid for 30 days, even if it expired or was revoked (R3). */
  resend(id: string): Promise<Result<void, InvitationRefused<'change'> | ServiceFailure>>;
  revoke(id: string): Promise<Result<void, InvitationRefused<'change'> | ServiceFailure>>;
  /** A new link to share by hand; earlier links stay valid. */
  link(id: string): Promise<Result<string, InvitationRefused<'change'> | ServiceFailure>>;
  /** Returns the invitation for a link's token. Needs no login, and does not change any data (R1). */
  open(
    token: string,
    options?: ReadOptions,
  ): Promise<Result<OpenedInvitation, InvitationRefused<'open'> | ServiceFailure>>;
  /** Records that a person opened the page (R4) or wants no more reminders. Needs no login. */
  note(
    token: string,
    note: 'opened' | 'no-reminders',
  ): Promise<Result<void, InvitationRefused<'open'> | ServiceFailure>>;
  /** Open invitations for the user's verified mailbox, newest first; empty if the user has no verified mailbox (R2). */
  waiting(options?: ReadOptions): Promise<Result<readonly WaitingInvitation[], ServiceFailure>>;
  /** Accepts or declines an invitation; returns the inviting organization's id. */
  answer(
    id: string,
    answer: 'accepted' | 'declined',
  ): Promise<Result<string, InvitationRefused<'answer'> | ServiceFailure>>;
}
