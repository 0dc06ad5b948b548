import type { JoinAnsweredFacts, JoinAskedFacts } from '#application/service/ports/mail-templates.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { productName } from '#domain/product.ts';
import { MailFrame } from './mail-frame.tsx';
import { MailFinePrint, MailHeading, MailText } from './mail-parts.tsx';

type Asked = Omit<JoinAskedFacts, 'to'>;
type Answered = Omit<JoinAnsweredFacts, 'to'>;

const requests = {
  join: {
    subject: (school: string) => `Someone wants to join ${school} on ${productName}`,
    heading: 'Someone wants to join',
    happened: (who: string, school: string) => `${who} wants to join ${school} as a teacher.`,
    more: 'The address is confirmed and belongs to your email domain.',
    until: 'Until you approve the request, this person cannot see anything in your school.',
  },
  move: {
    subject: (school: string) => `A teacher wants to move classes into ${school} on ${productName}`,
    heading: 'A teacher wants to move classes',
    happened: (who: string, school: string) =>
      `${who} wants to move all classes from their own workspace into ${school}.`,
    more: 'You can look at the classes before you decide.',
    until: 'Nothing moves until you approve the request.',
  },
} as const;

export const joinAskedSubject = ({ asks, organization }: Asked): string =>
  requests[asks].subject(bidiIsolate(organization));

export function JoinAskedMail({ asks, organization, person, address }: Asked) {
  const { heading, happened, more, until } = requests[asks];
  const who = person === null ? address : `${bidiIsolate(person)} (${address})`;
  const text = happened(who, bidiIsolate(organization));
  return (
    <MailFrame preview={text}>
      <MailHeading>{heading}</MailHeading>
      <MailText>
        {text} {more}
      </MailText>
      <MailText>
        Log in to {productName} and open Staff, then Invitations. There you can approve or decline the
        request.
      </MailText>
      <MailFinePrint>{until}</MailFinePrint>
    </MailFrame>
  );
}

export const joinAnsweredSubject = ({ asked, organization, answer }: Answered): string => {
  const school = bidiIsolate(organization);
  if (answer === 'declined') return `${school} declined your request on ${productName}`;
  return asked === 'join'
    ? `You are now in ${school} on ${productName}`
    : `Your classes are now in ${school} on ${productName}`;
};

const answers = {
  join: {
    approved: {
      heading: 'Welcome',
      happened: (school: string) => `${school} approved your request. You are now one of its teachers.`,
      next: 'Log in and choose the school in the menu with your name. Everything you made before is still there.',
    },
    declined: {
      heading: 'Your request was declined',
      happened: (school: string) => `${school} declined your request to join.`,
      next: 'Nothing changed for you. If you think that this is a mistake, ask your school to invite you.',
    },
  },
  move: {
    approved: {
      heading: 'Your classes moved',
      happened: (school: string) => `${school} approved your request. Your classes now belong to the school.`,
      next: 'Log in and choose the school in the menu with your name. Your lessons and progress moved, too. Your workspace is closed.',
    },
    declined: {
      heading: 'Your request was declined',
      happened: (school: string) => `${school} declined to take over your classes.`,
      next: 'Nothing moved. Your classes have not changed. You can ask again in the settings of your workspace.',
    },
  },
} as const;

export function JoinAnsweredMail({ asked, organization, answer }: Answered) {
  const { heading, happened, next } = answers[asked][answer];
  const text = happened(bidiIsolate(organization));
  return (
    <MailFrame preview={text}>
      <MailHeading>{heading}</MailHeading>
      <MailText>{text}</MailText>
      <MailText last>{next}</MailText>
    </MailFrame>
  );
}
