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

export class InMemoryMailTemplates implements MailTemplates {
  signInLink({ code, purpose, ...facts }: SignInMailFacts): Promise<Mail> {
    const mail = withLink(`${productName}: ${purpose}`, facts);
    return Promise.resolve({ ...mail, text: `${mail.text} or ${code}`, html: `${mail.html}<p>${code}</p>` });
  }

  emailChange(facts: LinkFacts): Promise<Mail> {
    return Promise.resolve(withLink(`Confirm your address for ${productName}`, facts));
  }

  exportReady(facts: LinkFacts): Promise<Mail> {
    return Promise.resolve(withLink(`${productName}: your data is ready`, facts));
  }

  loginCardsReady({ cards, ...facts }: LinkFacts & { readonly cards: number }): Promise<Mail> {
    return Promise.resolve(withLink(`${productName}: ${cards} login cards are ready`, facts));
  }

  coTeacherAdded({ to, classroom, by }: CoTeacherFacts): Promise<Mail> {
    const subject = `${productName}: you co-teach ${classroom}`;
    const text = `${by ?? 'A teacher'} added you to ${classroom}`;
    return Promise.resolve({ to, subject, text, html: `<p>${escaped(text)}</p>` });
  }

  classroomsImported({ to, organization, classrooms, by }: ClassroomsImportedFacts): Promise<Mail> {
    const subject = `${productName}: ${organization}, your classes: ${classrooms}`;
    const text = `${by ?? 'Somebody'} imported you as the teacher of ${classrooms} in ${organization}`;
    return Promise.resolve({ to, subject, text, html: `<p>${escaped(text)}</p>` });
  }

  invitation({ to, organization, inviter, role, message, link, stopLink }: InvitationFacts): Promise<Mail> {
    const subject = `${inviter ?? 'Somebody'} invites you to ${organization} as a ${role}`;
    return Promise.resolve({
      ...withLink(subject, { to, link }),
      text: `${subject}: ${link} ${stopLink} ${message}`,
    });
  }

  joinAsked({ to, asks, organization, person, address }: JoinAskedFacts): Promise<Mail> {
    const subject = `${productName}: a request to ${asks} into ${organization}`;
    const text = `${person ?? 'Somebody'} (${address}) asks to ${asks} into ${organization}`;
    return Promise.resolve({ to, subject, text, html: `<p>${escaped(text)}</p>` });
  }

  joinAnswered({ to, organization, asked, answer }: JoinAnsweredFacts): Promise<Mail> {
    const subject = `${productName}: ${organization} ${answer} your request to ${asked}`;
    return Promise.resolve({ to, subject, text: subject, html: `<p>${escaped(subject)}</p>` });
  }

  seatAsked({ to, organization, person, address, note }: SeatAskedFacts): Promise<Mail> {
    const subject = `${productName}: a request for a seat of ${organization}`;
    const text = `${person ?? 'Somebody'} (${address}) asks for a seat of ${organization}. ${note}`;
    return Promise.resolve({ to, subject, text, html: `<p>${escaped(text)}</p>` });
  }

  seatChanged({ to, organization, change, why }: SeatChangedFacts): Promise<Mail> {
    const subject = `${productName}: ${organization}, your seat: ${change}`;
    const text = `${subject}. ${why}`;
    return Promise.resolve({ to, subject, text, html: `<p>${escaped(text)}</p>` });
  }

  licenseNotice({ to, name, organization, day, buyers, link, stopLink }: LicenseNoticeFacts): Promise<Mail> {
    const subject = `${productName}: ${name} ${organization ?? ''}`;
    const text = `${subject} ${day} ${buyers.join(', ')} ${link} ${stopLink ?? ''}`;
    const stop = stopLink === null ? '' : `<a href="${escaped(stopLink)}">stop</a>`;
    return Promise.resolve({ to, subject, text, html: `<p>${escaped(text)}</p>${stop}` });
  }

  orderNews({ to, news, number, link }: OrderNewsFacts): Promise<Mail> {
    return Promise.resolve(withLink(`${productName} order ${number}: ${news}`, { to, link }));
  }

  notice({ to, about }: { readonly to: string; readonly about: MailNotice }): Promise<Mail> {
    const subject = `${productName}: ${about}`;
    return Promise.resolve({ to, subject, text: subject, html: `<p>${subject}</p>` });
  }
}
