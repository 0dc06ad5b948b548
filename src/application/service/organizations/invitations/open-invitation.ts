import type { InvitationRefused } from '#domain/organizations/invitations/invitation-refusals.ts';
import type { OpenedInvitation } from '#domain/organizations/invitations/invitation-views.ts';
import { reminderDelays, standingOf } from '#domain/organizations/invitations/invitation.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { InvitationRepository, NamedInvitation } from '../ports/invitation-repository.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';

/** Operations for the holder of a link, who needs no login: read the invitation, and stop reminders. */
export type OpenInvitation = {
  /** A null caller is a visitor. Does not change any data. */
  readonly read: (
    key: string,
    caller: Caller | null,
  ) => Promise<Result<OpenedInvitation, InvitationRefused<'open'>>>;
  /** Records that a person (and not an email scanner) opened the page (R4), or wants no reminders. */
  readonly note: (
    key: string,
    what: 'opened' | 'no-reminders',
  ) => Promise<Result<void, InvitationRefused<'open'>>>;
};

export type OpenInvitationPorts = {
  readonly invitations: InvitationRepository;
  readonly secrets: Pick<Secrets, 'fingerprint'>;
  readonly clock: Pick<Clock, 'now'>;
};

export function openInvitation({ invitations, secrets, clock }: OpenInvitationPorts): OpenInvitation {
  const ofKey = async (key: string): Promise<Result<NamedInvitation, InvitationRefused<'open'>>> => {
    const found = await invitations.byLink(secrets.fingerprint(key));
    return found === null ? err({ kind: 'invitation/not-found' }) : ok(found);
  };

  return {
    read: async (key, caller) => {
      const found = await ofKey(key);
      if (!found.ok) return found;
      const { id, email, organizationName, inviter, role } = found.value;
      const standing = standingOf(found.value, clock.now());
      const isTheirs = caller?.actor.mailbox === email;
      const shown = { organizationName, inviter, role, standing };
      return ok({ ...shown, email: caller === null ? null : email, id: isTheirs ? id : null });
    },
    note: async (key, what) => {
      const found = await ofKey(key);
      if (!found.ok) return found;
      const { id, openedAt } = found.value;
      if (what === 'no-reminders') await invitations.note(id, { reminders: reminderDelays.length });
      else if (openedAt === null) await invitations.note(id, { openedAt: clock.now() });
      return ok(undefined);
    },
  };
}
