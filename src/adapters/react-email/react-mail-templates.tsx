import { plainTextSelectors, render } from '@react-email/components';
import { compile } from 'html-to-text';
import type { ReactElement } from 'react';
import type { CoTeacherFacts, MailTemplates, Notice } from '#application/service/ports/mail-templates.ts';
import type { Mail } from '#application/service/ports/mailer.ts';
import { CoTeacherMail, coTeacherSubject } from './co-teacher-mail.tsx';
import { EmailChangeMail, emailChangeSubject } from './email-change-mail.tsx';
import { NoticeMail, noticeWords } from './notice-mail.tsx';
import { SignInLinkMail, signInSubject } from './sign-in-link-mail.tsx';

type LinkFacts = { readonly to: string; readonly link: string };

/** As `toPlainText` of react-email, which compiles its selectors anew for each mail. */
const toPlainText = compile({ wordwrap: false, selectors: plainTextSelectors });

async function written(to: string, subject: string, mail: ReactElement): Promise<Mail> {
  const html = await render(mail);
  return { to, subject, html, text: toPlainText(html) };
}

/** Writes mails with React: HTML, and the same words as text. */
export class ReactMailTemplates implements MailTemplates {
  signInLink({ to, link, code }: LinkFacts & { readonly code: string }): Promise<Mail> {
    return written(to, signInSubject, <SignInLinkMail link={link} code={code} />);
  }

  emailChange({ to, link }: LinkFacts): Promise<Mail> {
    return written(to, emailChangeSubject, <EmailChangeMail link={link} />);
  }

  coTeacherAdded({ to, classroom, by }: CoTeacherFacts): Promise<Mail> {
    return written(to, coTeacherSubject(classroom), <CoTeacherMail classroom={classroom} by={by} />);
  }

  notice({ to, about }: { readonly to: string; readonly about: Notice }): Promise<Mail> {
    return written(to, noticeWords[about].subject, <NoticeMail about={about} />);
  }
}
