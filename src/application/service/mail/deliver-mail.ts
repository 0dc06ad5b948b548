import type { Mailer } from '../ports/mailer.ts';
import type { MailTemplates } from '../ports/mail-templates.ts';
import type { OutgoingMail } from '../ports/outbox.ts';
import type { SignInLinks } from '../ports/sign-in-links.ts';

/** Delivers one mail of the outbox; throws where it could not, and is then called again later. */
export type DeliverMail = (mail: OutgoingMail) => Promise<void>;

/** The link is made at delivery, so that a repeated delivery carries a link that works. */
export function deliverMail(links: SignInLinks, templates: MailTemplates, mailer: Mailer): DeliverMail {
  return async ({ to }) => {
    const link = await links.create(to);
    await mailer.send(await templates.signInLink({ to, link }));
  };
}
