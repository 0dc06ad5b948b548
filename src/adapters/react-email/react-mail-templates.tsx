import { plainTextSelectors, render } from '@react-email/components';
import { compile } from 'html-to-text';
import type { ReactElement } from 'react';
import type {
  ClassroomsImportedFacts,
  CoTeacherFacts,
  InvitationFacts,
  JoinAnsweredFacts,
  JoinAskedFacts,
  LicenseNoticeFacts,
  MailTemplates,
  MailNotice,
  OrderNewsFacts,
  SeatAskedFacts,
  SeatChangedFacts,
  SignInMailFacts,
} from '#application/service/ports/mail-templates.ts';
import type { Mail } from '#application/service/platform/ports/mailer.ts';
import { ClassroomsImportedMail, classroomsImportedSubject } from './classrooms-imported-mail.tsx';
import { CoTeacherMail, coTeacherSubject } from './co-teacher-mail.tsx';
import { EmailChangeMail, emailChangeSubject } from './email-change-mail.tsx';
import { ExportReadyMail, exportReadySubject } from './export-ready-mail.tsx';
import { InvitationMail, invitationSubject } from './invitation-mail.tsx';
import { JoinAnsweredMail, joinAnsweredSubject, JoinAskedMail, joinAskedSubject } from './join-mails.tsx';
import { LicenseNoticeMail, licenseNoticeSubject } from './license-notice-mail.tsx';
import { LoginCardsReadyMail, loginCardsReadySubject } from './login-cards-ready-mail.tsx';
import { NoticeMail, noticeWords } from './notice-mail.tsx';
import { OrderNewsMail, orderNewsSubject } from './order-news-mail.tsx';
import { SeatAskedMail, seatAskedSubject, SeatChangedMail, seatChangedSubject } from './seat-mails.tsx';
import { SignInLinkMail, signInWords } from './sign-in-link-mail.tsx';

type LinkFacts = { readonly to: string; readonly link: string };

/** Works like `toPlainText` of react-email, which compiles its selectors again for each mail. */
const toPlainText = compile({ wordwrap: false, selectors: plainTextSelectors });

async function written(to: string, subject: string, mail: ReactElement): Promise<Mail> {
  const html = await render(mail);
  return { to, subject, html, text: toPlainText(html) };
}

export class ReactMailTemplates implements MailTemplates {
  signInLink({ to, purpose, link, code }: SignInMailFacts): Promise<Mail> {
    return written(
      to,
      signInWords[purpose].subject,
      <SignInLinkMail purpose={purpose} link={link} code={code} />,
    );
  }

  emailChange({ to, link }: LinkFacts): Promise<Mail> {
    return written(to, emailChangeSubject, <EmailChangeMail link={link} />);
  }

  exportReady({ to, link }: LinkFacts): Promise<Mail> {
    return written(to, exportReadySubject, <ExportReadyMail link={link} />);
  }

  loginCardsReady({ to, ...facts }: LinkFacts & { readonly cards: number }): Promise<Mail> {
    return written(to, loginCardsReadySubject(facts.cards), <LoginCardsReadyMail {...facts} />);
  }

  coTeacherAdded({ to, classroom, by }: CoTeacherFacts): Promise<Mail> {
    return written(to, coTeacherSubject(classroom), <CoTeacherMail classroom={classroom} by={by} />);
  }

  classroomsImported({ to, ...facts }: ClassroomsImportedFacts): Promise<Mail> {
    return written(to, classroomsImportedSubject(facts), <ClassroomsImportedMail {...facts} />);
  }

  invitation({ to, ...facts }: InvitationFacts): Promise<Mail> {
    return written(to, invitationSubject(facts), <InvitationMail {...facts} />);
  }

  joinAsked({ to, ...facts }: JoinAskedFacts): Promise<Mail> {
    return written(to, joinAskedSubject(facts), <JoinAskedMail {...facts} />);
  }

  joinAnswered({ to, ...facts }: JoinAnsweredFacts): Promise<Mail> {
    return written(to, joinAnsweredSubject(facts), <JoinAnsweredMail {...facts} />);
  }

  seatAsked({ to, ...facts }: SeatAskedFacts): Promise<Mail> {
    return written(to, seatAskedSubject(facts), <SeatAskedMail {...facts} />);
  }

  seatChanged({ to, ...facts }: SeatChangedFacts): Promise<Mail> {
    return written(to, seatChangedSubject(facts), <SeatChangedMail {...facts} />);
  }

  licenseNotice({ to, ...facts }: LicenseNoticeFacts): Promise<Mail> {
    return written(to, licenseNoticeSubject(facts), <LicenseNoticeMail {...facts} />);
  }

  orderNews({ to, ...facts }: OrderNewsFacts): Promise<Mail> {
    return written(to, orderNewsSubject(facts), <OrderNewsMail {...facts} />);
  }

  notice({ to, about }: { readonly to: string; readonly about: MailNotice }): Promise<Mail> {
    return written(to, noticeWords[about].subject, <NoticeMail about={about} />);
  }
}
