import type { SeatAskedFacts, SeatChangedFacts } from '#application/service/ports/mail-templates.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { productName } from '#domain/product.ts';
import { MailFrame } from './mail-frame.tsx';
import { MailHeading, MailText } from './mail-parts.tsx';

type Asked = Omit<SeatAskedFacts, 'to'>;
type Changed = Omit<SeatChangedFacts, 'to'>;

export const seatAskedSubject = ({ organization }: Asked): string =>
  `A teacher at ${bidiIsolate(organization)} asks for a seat on ${productName}`;

/** The mail to members who assign seats. User input is shown as plain text, and there are no links. */
export function SeatAskedMail({ organization, person, address, note }: Asked) {
  const who = person === null ? address : `${bidiIsolate(person)} (${address})`;
  const text = `${who} asks for a seat on the license of ${bidiIsolate(organization)}.`;
  return (
    <MailFrame preview={text}>
      <MailHeading>A teacher asks for a seat</MailHeading>
      <MailText>{text}</MailText>
      {note === '' ? null : <MailText>They wrote: “{bidiIsolate(note)}”</MailText>}
      <MailText last>
        Log in to {productName} and open License. There you can see who is waiting, and give a seat or decline
        with a note.
      </MailText>
    </MailFrame>
  );
}

type SeatWords = {
  readonly heading: string;
  readonly happened: (school: string) => string;
  readonly next: string;
};

const words: Readonly<Record<SeatChangedFacts['change'], SeatWords>> = {
  given: {
    heading: 'You have a seat',
    happened: (school) => `You are now covered by the license of ${school}.`,
    next: 'You can now use everything.',
  },
  freed: {
    heading: 'Your seat was taken back',
    happened: (school) => `The license of ${school} no longer covers you.`,
    next: 'Nothing that you made is lost: you can still read, export, print and delete all of it. Under License you can ask for a seat.',
  },
  declined: {
    heading: 'Your request was declined',
    happened: (school) => `${school} cannot give you a seat on its license now.`,
    next: 'Nothing changed for you. Under License you can see who manages the license.',
  },
};

export const seatChangedSubject = ({ organization, change }: Changed): string =>
  `${words[change].heading}: ${bidiIsolate(organization)} on ${productName}`;

export function SeatChangedMail({ organization, change, why }: Changed) {
  const { heading, happened, next } = words[change];
  const text = happened(bidiIsolate(organization));
  return (
    <MailFrame preview={text}>
      <MailHeading>{heading}</MailHeading>
      <MailText>{text}</MailText>
      {why === '' ? null : <MailText>They wrote: “{bidiIsolate(why)}”</MailText>}
      <MailText last>{next}</MailText>
    </MailFrame>
  );
}
