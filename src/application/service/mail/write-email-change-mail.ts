import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { EmailChangeLinks } from '../ports/email-change-links.ts';
import type { MailTemplates } from '../ports/mail-templates.ts';
import type { Mail } from '../ports/mailer.ts';

/**
 * Writes the mail to the new address of an account, of which `account` is the present one: a link that confirms it, or
 * that the new address has an account already. Null where the account is gone, or was changed since.
 */
export type WriteEmailChangeMail = (to: EmailAddress, account: EmailAddress) => Promise<Mail | null>;

export type WriteEmailChangeMailPorts = {
  readonly emailChangeLinks: EmailChangeLinks;
  readonly templates: MailTemplates;
};

/** Only the owner of the mailbox learns whether it has an account. */
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
