import type { InvitationService } from '../ports/invitation-service.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { openedInvitationEntry } from '../../storage-entries.ts';

/** Reads the invitation of a link's token; works without a login. */
export type OpenInvitation = InvitationService['open'];

/** R2: an open invitation is stored so that it survives sign-up, login and logout. An invitation that is no longer open is removed from storage. */
export function openInvitation({
  invitations,
  storage,
}: {
  readonly invitations: Pick<InvitationService, 'open'>;
  readonly storage: Storage;
}): OpenInvitation {
  return async (token, options) => {
    const opened = await invitations.open(token, options);
    const isOver = opened.ok
      ? opened.value.standing !== 'pending'
      : opened.error.kind === 'invitation/not-found';
    if (opened.ok && !isOver) storage.write(openedInvitationEntry, token);
    if (isOver && storage.read(openedInvitationEntry) === token) storage.forget(openedInvitationEntry);
    return opened;
  };
}
