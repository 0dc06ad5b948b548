import { withoutLinks } from '#domain/platform/forms/without-links.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { InvitationRepository, NamedInvitation } from '../ports/invitation-repository.ts';
import type { Mailer } from '../../platform/ports/mailer.ts';
import type { MailTemplates } from '../../ports/mail-templates.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';

export type PublicUrl = string;

export const invitationLink = (publicUrl: PublicUrl, key: string): string =>
  `${publicUrl}/invitations/${encodeURIComponent(key)}`;

/**
 * Sends one email. Returns `over` if the invitation has ended, and `bounced` if the mailbox does not exist. Throws if the mail server refuses the email for a
 * different reason.
 */
export type MailInvitation = (
  invitation: NamedInvitation,
  isReminder: boolean,
) => Promise<'sent' | 'bounced' | 'over'>;

export type MailInvitationPorts = {
  readonly invitations: InvitationRepository;
  readonly templates: MailTemplates;
  readonly mailer: Mailer;
  readonly secrets: Pick<Secrets, 'fingerprint' | 'linkKey'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly publicUrl: PublicUrl;
};

/** Each email contains its own link; earlier links still work. */
export function mailInvitation(ports: MailInvitationPorts): MailInvitation {
  const { invitations, templates, mailer, secrets, clock, publicUrl } = ports;
  return async (invitation, isReminder) => {
    const { id, email, role, inviter, organizationName, message, reminders } = invitation;
    const key = secrets.linkKey();
    if (!(await invitations.addLink(id, secrets.fingerprint(key)))) return 'over';
    const link = invitationLink(publicUrl, key);
    const mail = await templates.invitation({
      to: email,
      organization: withoutLinks(organizationName),
      inviter: inviter === null ? null : withoutLinks(inviter),
      role,
      message: withoutLinks(message),
      link,
      stopLink: `${link}?reminders=stop`,
      isReminder,
    });
    if ((await mailer.send(mail)) === 'refused') {
      await invitations.note(id, { bouncedAt: clock.now() });
      return 'bounced';
    }
    await invitations.note(id, isReminder ? { reminders: reminders + 1 } : { sentAt: clock.now() });
    return 'sent';
  };
}
