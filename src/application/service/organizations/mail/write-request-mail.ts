import { withoutLinks } from '#domain/platform/forms/without-links.ts';
import type { OutgoingMail } from '#domain/outgoing-mail.ts';
import type { MailTemplates } from '../../ports/mail-templates.ts';
import type { Mail } from '../../platform/ports/mailer.ts';

const kinds = [
  'join-asked',
  'move-asked',
  'join-answered',
  'move-answered',
  'seat-asked',
  'seat-given',
  'seat-freed',
  'seat-declined',
] as const satisfies readonly OutgoingMail['kind'][];

export type RequestMail = Extract<OutgoingMail, { readonly kind: (typeof kinds)[number] }>;

export const isRequestMail = (mail: OutgoingMail): mail is RequestMail =>
  kinds.some((kind) => kind === mail.kind);

const seatChange = { 'seat-given': 'given', 'seat-freed': 'freed', 'seat-declined': 'declined' } as const;

export function writeRequestMail(templates: MailTemplates, mail: RequestMail): Promise<Mail> {
  const { to } = mail;
  const organization = withoutLinks(mail.organization);
  if ('answer' in mail) {
    const kind = mail.kind === 'join-answered' ? 'join' : 'move';
    return templates.joinAnswered({ to, organization, asked: kind, answer: mail.answer });
  }
  if ('why' in mail)
    return templates.seatChanged({
      to,
      organization,
      change: seatChange[mail.kind],
      why: withoutLinks(mail.why),
    });
  const person = mail.person === null ? null : withoutLinks(mail.person);
  const facts = { to, organization, person, address: mail.account };
  return mail.kind === 'seat-asked'
    ? templates.seatAsked({ ...facts, note: withoutLinks(mail.note) })
    : templates.joinAsked({ ...facts, asks: mail.kind === 'join-asked' ? 'join' : 'move' });
}
