import type { MailTemplates } from '#application/service/ports/mail-templates.ts';
import type { Mail } from '#application/service/ports/mailer.ts';
import { productName } from '#domain/product.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The product's mails in their plainest form. */
export class InMemoryMailTemplates implements MailTemplates {
  signInLink({ to, link }: { readonly to: string; readonly link: string }): Promise<Mail> {
    const subject = `Sign in to ${productName}`;
    return Promise.resolve({
      to,
      subject,
      text: `${subject}: ${link}`,
      html: `<p><a href="${escaped(link)}">${subject}</a></p>`,
    });
  }
}
