import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { EmailChangeLinks } from '../ports/email-change-links.ts';
import type { MailTemplates } from '../../ports/mail-templates.ts';
import type { Mail } from '../../platform/ports/mailer.ts';

/**
 * Writes the email to the new address of the account whose current address is `account`. It contains a confirmation link, or a notice that the new address
 * already has an account. Returns null if the account was deleted, or its address was changed, in the meantime.
 */
export type WriteEmailChangeMail = (to: EmailAddress, account: EmailAddress) => Promise<Mail | null>;

export type WriteEmailChangeMailPorts = {
  readonly emailChangeLinks: EmailChangeLinks;
  readonly templates: MailTemplates;
};

/** The email is different for an address with an account, so that only the owner of the mailbox sees whether there is an account. */
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
