import type { Notice } from '#application/service/ports/mail-templates.ts';
import { productName } from '#domain/product.ts';
import { MailFrame } from './mail-frame.tsx';
import { MailHeading, MailText } from './mail-parts.tsx';

/** A notice's words: the subject, the heading, what happened, and what to do about it. */
type NoticeWords = {
  readonly subject: string;
  readonly heading: string;
  readonly happened: string;
  readonly next: string;
};

export const noticeWords: Readonly<Record<Notice, NoticeWords>> = {
  'address-taken': {
    subject: `This address has a ${productName} account already`,
    heading: 'This address has an account already',
    happened: `Somebody wanted to use this address for their ${productName} account. It has an account of its own, so nothing was changed.`,
    next: `Was it you? Log in with this address to use that account, or delete it there first and ask for the change again. If it was not you, you need do nothing.`,
  },
  'email-change-notice': {
    subject: `Your ${productName} address is about to change`,
    heading: 'Your address is about to change',
    happened: `Somebody who is signed in to your ${productName} account asked for another email address. The change holds once it is confirmed from the new mailbox.`,
    next: 'Was it you? Open the mail that we sent to the new address. If it was not you, log in now, choose “Sign out everywhere” in your profile, and set a new password.',
  },
  'second-factor-removed': {
    subject: `Two-step sign-in was taken off your ${productName} account`,
    heading: 'Two-step sign-in is off',
    happened: `One of your recovery codes was used. Your ${productName} account no longer asks for a code of your authenticator app.`,
    next: 'Was it you? Log in and set up your new authenticator app in your profile. If it was not you, log in now, set a new password, and set up two-step sign-in again.',
  },
  'account-deleted': {
    subject: `Your ${productName} account was deleted`,
    heading: 'Your account was deleted',
    happened: `Your ${productName} account and what we kept of you are gone, as you asked. Nobody can bring them back, not even we.`,
    next: 'Thank you for teaching with us. Come back at any time: a new account takes a minute. If it was not you who asked, write to support.',
  },
};

/** A mail that tells what happened to an account, and has nothing to press: nobody should learn to follow such links. */
export function NoticeMail({ about }: { readonly about: Notice }) {
  const { heading, happened, next } = noticeWords[about];
  return (
    <MailFrame preview={happened}>
      <MailHeading>{heading}</MailHeading>
      <MailText>{happened}</MailText>
      <MailText last>{next}</MailText>
    </MailFrame>
  );
}
