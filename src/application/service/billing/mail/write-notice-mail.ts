import { withoutLinks } from '#domain/platform/forms/without-links.ts';
import type { OutgoingMail } from '#domain/outgoing-mail.ts';
import { noticeRuleOf } from '#domain/billing/notices/notice-table.ts';
import type { PublicUrl } from '../../organizations/invitations/mail-invitation.ts';
import { stopKey } from '../notices/stop-key.ts';
import type { MailTemplates } from '../../ports/mail-templates.ts';
import type { Mail } from '../../platform/ports/mailer.ts';
import type { Vault } from '../../platform/ports/vault.ts';
import { orderLink, viewKey } from '../self-service/order-keys.ts';

type NoticeMail = Extract<OutgoingMail, { readonly kind: 'license-notice' }>;

/**
 * Writes a license notice. It contains a link to the license page (or to the page of an order without an account), and a link to unsubscribe if the notice has
 * a topic.
 */
export type WriteNoticeMail = (mail: NoticeMail) => Promise<Mail>;

export type WriteNoticeMailPorts = {
  readonly templates: MailTemplates;
  readonly vault: Pick<Vault, 'digest'>;
  readonly publicUrl: PublicUrl;
};

export function writeNoticeMail({ templates, vault, publicUrl }: WriteNoticeMailPorts): WriteNoticeMail {
  return async ({ to, notice, name, day, daysLeft, organization, buyers, renewal, guestOrder }) =>
    templates.licenseNotice({
      to,
      name,
      day,
      daysLeft,
      organization: organization === null ? null : withoutLinks(organization),
      buyers: buyers.map(withoutLinks),
      ...(renewal === undefined ? {} : { renewal }),
      ...(guestOrder === undefined ? {} : { guestOrder }),
      link:
        guestOrder === undefined
          ? `${publicUrl}/settings/license`
          : orderLink(publicUrl, guestOrder, { key: viewKey(vault, guestOrder) }),
      stopLink:
        noticeRuleOf(name).topic === null
          ? null
          : `${publicUrl}/notices/stop/${encodeURIComponent(stopKey(vault, notice))}`,
    });
}
