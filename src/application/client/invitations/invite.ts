import type { ReadOptions } from '#domain/cancellation.ts';
import { type InvitationDraft, parseInvitationDraft } from '#domain/invitations/invitation-draft.ts';
import type { Result } from '#domain/result.ts';
import type { InviteRefused } from '../ports/invitation-service.ts';

/** Asks the service about a draft that can be read; what is too long never leaves the browser. */
export type Invite<Answer> = (
  draft: InvitationDraft,
  options?: ReadOptions,
) => Promise<Result<Answer, InviteRefused>>;

/** Checks a draft by the rules that the service has, too. */
export const inviteBy =
  <Answer>(ask: Invite<Answer>): Invite<Answer> =>
  async (draft, options) => {
    const form = parseInvitationDraft(draft);
    return form.ok ? ask(draft, options) : form;
  };
