import type { InvitationRefused } from '#domain/organizations/invitations/invitation-refusals.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Log } from '../../../ports/log.ts';
import type { SwitchOrganization } from '../organizations/switch-organization.ts';
import type { InvitationService } from '../ports/invitation-service.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { openedInvitationEntry } from '../../storage-entries.ts';

/** Accepts or declines the invitation with this id as the signed-in user (R1). */
export type RespondToInvitation = (
  id: string,
) => Promise<Result<void, InvitationRefused<'answer'> | ServiceFailure>>;

/** After the user accepts, this tab and new tabs act in that organization. If the switch fails, it is logged and the invitation stays accepted. */
export function respondToInvitation({
  invitations,
  switchTo,
  storage,
  log,
}: {
  readonly invitations: Pick<InvitationService, 'answer'>;
  readonly switchTo: SwitchOrganization;
  readonly storage: Storage;
  readonly log: Log;
}): { readonly accept: RespondToInvitation; readonly decline: RespondToInvitation } {
  return {
    accept: async (id) => {
      const accepted = await invitations.answer(id, 'accepted');
      if (!accepted.ok) return accepted;
      storage.forget(openedInvitationEntry);
      const switched = await switchTo(accepted.value);
      if (!switched.ok)
        log.warn('The tab did not switch to the organization after accepting', { kind: switched.error.kind });
      return ok(undefined);
    },
    decline: async (id) => {
      const declined = await invitations.answer(id, 'declined');
      if (!declined.ok) return declined;
      storage.forget(openedInvitationEntry);
      return ok(undefined);
    },
  };
}
