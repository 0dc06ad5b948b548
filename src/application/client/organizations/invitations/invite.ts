import type { ReadOptions } from '#domain/cancellation.ts';
import {
  type InvitationDraft,
  parseInvitationDraft,
} from '#domain/organizations/invitations/invitation-draft.ts';
import type { Result } from '#domain/result.ts';
import type { InviteRefused } from '../ports/invitation-service.ts';

/** Sends a valid draft to the service. Drafts that are too long are not sent. */
export type Invite<Answer> = (
  draft: InvitationDraft,
  options?: ReadOptions,
) => Promise<Result<Answer, InviteRefused>>;

export const inviteBy =
  <Answer>(ask: Invite<Answer>): Invite<Answer> =>
  async (draft, options) => {
    const form = parseInvitationDraft(draft);
    return form.ok ? ask(draft, options) : form;
  };
