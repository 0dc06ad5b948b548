import { withoutLinks } from '#domain/account/without-links.ts';
import type { OutgoingMail } from '#domain/mail/outgoing-mail.ts';
import { ruleOf } from '#domain/notices/notice-table.ts';
import type { PublicUrl } from '../invitations/mail-invitation.ts';
import { stopKey } from '../notices/stop-key.ts';
import type { MailTemplates } from '../ports/mail-templates.ts';
import type { Mail } from '../ports/mailer.ts';
import type { Vault } from '../ports/vault.ts';

type NoticeMail = Extract<OutgoingMail, { readonly kind: 'license-notice' }>;

/** Writes a notice about a license, with the links to the license page and to stop such mails. */
export type WriteNoticeMail = (mail: NoticeMail) => Promise<Mail>;

export type WriteNoticeMailPorts = {
  readonly templates: MailTemplates;
  readonly vault: Pick<Vault, 'digest'>;
  readonly publicUrl: PublicUrl;
};

export function writeNoticeMail({ templates, vault, publicUrl }: WriteNoticeMailPorts): WriteNoticeMail {
  return async ({ to, notice, name, day, daysLeft, organization, buyers, renewal }) =>
    templates.licenseNotice({
      to,
      name,
      day,
      daysLeft,
      organization: organization === null ? null : withoutLinks(organization),
      buyers: buyers.map(withoutLinks),
      ...(renewal === undefined ? {} : { renewal }),
      link: `${publicUrl}/settings/license`,
      stopLink:
        ruleOf(name).topic === null
          ? null
          : `${publicUrl}/notices/stop/${encodeURIComponent(stopKey(vault, notice))}`,
    });
}
