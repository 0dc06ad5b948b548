import { withoutLinks } from '#domain/platform/forms/without-links.ts';
import type { PublicUrl } from './organizations/invitations/mail-invitation.ts';
import type { Mail, Mailer } from './platform/ports/mailer.ts';
import type { MailTemplates } from './ports/mail-templates.ts';
import type { OutgoingMail } from '#domain/outgoing-mail.ts';
import { isRequestMail, writeRequestMail } from './organizations/mail/write-request-mail.ts';
import type { WriteEmailChangeMail } from './identity/mail/write-email-change-mail.ts';
import type { WriteNoticeMail } from './billing/mail/write-notice-mail.ts';
import type { WriteOrderMail } from './billing/mail/write-order-mail.ts';
import type { WriteSignInMail } from './organizations/mail/write-sign-in-mail.ts';

export type DeliverMail = (mail: OutgoingMail) => Promise<void>;

export type DeliverMailPorts = {
  readonly writeSignInMail: WriteSignInMail;
  readonly writeEmailChangeMail: WriteEmailChangeMail;
  readonly writeNoticeMail: WriteNoticeMail;
  readonly writeOrderMail: WriteOrderMail;
  readonly templates: MailTemplates;
  readonly mailer: Mailer;
  readonly publicUrl: PublicUrl;
};

/** Links and codes are created at delivery, so that a retry sends valid links and codes. */
export function deliverMail({
  writeSignInMail,
  writeEmailChangeMail,
  writeNoticeMail,
  writeOrderMail,
  templates,
  mailer,
  publicUrl,
}: DeliverMailPorts): DeliverMail {
  const write = async (mail: OutgoingMail): Promise<Mail | null> => {
    if (mail.kind === 'sign-in-link') return writeSignInMail(mail.to, mail.purpose);
    if (mail.kind === 'change-email') return writeEmailChangeMail(mail.to, mail.account);
    if (mail.kind === 'co-teacher-added') {
      const by = mail.by === null ? null : withoutLinks(mail.by);
      return templates.coTeacherAdded({ to: mail.to, classroom: withoutLinks(mail.classroom), by });
    }
    if (mail.kind === 'classrooms-imported') {
      const { to, classrooms, organization, by } = mail;
      const named = { organization: withoutLinks(organization), by: by === null ? null : withoutLinks(by) };
      return templates.classroomsImported({ to, classrooms, ...named });
    }
    if (mail.kind === 'export-ready')
      return templates.exportReady({ to: mail.to, link: `${publicUrl}/settings/profile#export` });
    if (mail.kind === 'login-cards-ready') {
      const { to, cards } = mail;
      return templates.loginCardsReady({ to, cards, link: `${publicUrl}/settings/classrooms` });
    }
    if (mail.kind === 'license-notice') return writeNoticeMail(mail);
    if (mail.kind === 'order-news') return writeOrderMail(mail);
    if (isRequestMail(mail)) return writeRequestMail(templates, mail);
    return templates.notice({ to: mail.to, about: mail.kind });
  };

  return async (mail) => {
    const written = await write(mail);
    if (written === null) return;
    if ((await mailer.send(written)) === 'refused') throw new Error('the mail server refused the address');
  };
}
