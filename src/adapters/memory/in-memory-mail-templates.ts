import type { CoTeacherFacts, MailTemplates, Notice } from '#application/service/ports/mail-templates.ts';
import type { Mail } from '#application/service/ports/mailer.ts';
import { productName } from '#domain/product.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

type LinkFacts = { readonly to: string; readonly link: string };

const withLink = (subject: string, { to, link }: LinkFacts): Mail => ({
  to,
  subject,
  text: `${subject}: ${link}`,
  html: `<p><a href="${escaped(link)}">${subject}</a></p>`,
});

/** The product's mails in their plainest form. */
export class InMemoryMailTemplates implements MailTemplates {
  signInLink({ code, ...facts }: LinkFacts & { readonly code: string }): Promise<Mail> {
    const mail = withLink(`Sign in to ${productName}`, facts);
    return Promise.resolve({ ...mail, text: `${mail.text} or ${code}`, html: `${mail.html}<p>${code}</p>` });
  }

  emailChange(facts: LinkFacts): Promise<Mail> {
    return Promise.resolve(withLink(`Confirm your address for ${productName}`, facts));
  }

  coTeacherAdded({ to, classroom, by }: CoTeacherFacts): Promise<Mail> {
    const subject = `${productName}: you co-teach ${classroom}`;
    const text = `${by ?? 'A teacher'} added you to ${classroom}`;
    return Promise.resolve({ to, subject, text, html: `<p>${escaped(text)}</p>` });
  }

  notice({ to, about }: { readonly to: string; readonly about: Notice }): Promise<Mail> {
    const subject = `${productName}: ${about}`;
    return Promise.resolve({ to, subject, text: subject, html: `<p>${subject}</p>` });
  }
}
