import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { EmailChangeLinks } from '../ports/email-change-links.ts';
import type { MailTemplates } from '../../ports/mail-templates.ts';
import type { Mail } from '../../platform/ports/mailer.ts';

/**
 * Writes the mail to the new address of the account with the address `account`: a confirmation link, or a notice that the new address
 * already has an account. Null if the account was deleted or changed since.
 */
export type WriteEmailChangeMail = (to: EmailAddress, account: EmailAddress) => Promise<Mail | null>;

export type WriteEmailChangeMailPorts = {
  readonly emailChangeLinks: EmailChangeLinks;
  readonly templates: MailTemplates;
};

/** The mail is different for an address with an account, so that only the owner of the mailbox learns this. */
export function writeEmailChangeMail({
  emailChangeLinks: links,
  templates,
}: WriteEmailChangeMailPorts): WriteEmailChangeMail {
  return async (to, account) => {
    const link = await links.create(account, to);
    if (link.ok) return templates.emailChange({ to, link: link.value });
    return link.error.kind === 'email-change/taken' ? templates.notice({ to, about: 'address-taken' }) : null;
  };
}
