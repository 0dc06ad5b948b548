import { render } from '@react-email/components';
import type { MailTemplates } from '#application/service/ports/mail-templates.ts';
import type { Mail } from '#application/service/ports/mailer.ts';
import { SignInLinkMail, signInSubject } from './sign-in-link-mail.tsx';

/** Writes mails with React: HTML, and the same words as text. */
export class ReactMailTemplates implements MailTemplates {
  async signInLink({ to, link }: { readonly to: string; readonly link: string }): Promise<Mail> {
    const mail = <SignInLinkMail link={link} />;
    const [html, text] = await Promise.all([render(mail), render(mail, { plainText: true })]);
    return { to, subject: signInSubject, html, text };
  }
}
