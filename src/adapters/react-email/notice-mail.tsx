import type { MailNotice } from '#application/service/ports/mail-templates.ts';
import { productName } from '#domain/product.ts';
import { MailFrame } from './mail-frame.tsx';
import { MailHeading, MailText } from './mail-parts.tsx';

type NoticeWords = {
  readonly subject: string;
  readonly heading: string;
  readonly happened: string;
  readonly next: string;
};

export const noticeWords: Readonly<Record<MailNotice, NoticeWords>> = {
  'address-taken': {
    subject: `This address already has a ${productName} account`,
    heading: 'This address already has an account',
    happened: `Someone asked to use this address for their ${productName} account. It already has an account, so nothing was changed.`,
    next: `Was it you? Log in with this address, or delete that account first and ask again. If it was not you, ignore this email.`,
  },
  'email-change-notice': {
    subject: `Your ${productName} address is about to change`,
    heading: 'Your address is about to change',
    happened: `Someone who is logged in to your ${productName} account asked for another email address. The change takes effect when it is confirmed from the new mailbox.`,
    next: 'Was it you? Open the email that we sent to the new address. If it was not you, log in now, choose “Log out everywhere” in your profile, and set a new password.',
  },
  'second-factor-removed': {
    subject: `Two-step login was turned off for your ${productName} account`,
    heading: 'Two-step login is off',
    happened: `One of your recovery codes was used. Your ${productName} account no longer asks for a code from your authenticator app.`,
    next: 'Was it you? Log in and set up your new authenticator app in your profile. If it was not you, log in now, set a new password, and set up two-step login again.',
  },
  'password-removed': {
    subject: `The password of your ${productName} account was removed`,
    heading: 'Your password was removed',
    happened: `Your email address is now confirmed. Your old password was set before that, perhaps by someone else, so we removed it.`,
    next: 'Was it your password? Set a new password in your profile, or log in with a link by email. If it was not yours, you do not need to do anything.',
  },
  'account-deleted': {
    subject: `Your ${productName} account was deleted`,
    heading: 'Your account was deleted',
    happened: `Your ${productName} account and your data are deleted, as you asked. This cannot be undone.`,
    next: 'Thank you for teaching with us. You are welcome back at any time. If you did not ask for this, write to support.',
  },
  'device-added': {
    subject: `A device was logged in to your ${productName} account`,
    heading: 'A device was logged in',
    happened: `An app or a computer was logged in to your ${productName} account with a code.`,
    next: 'If it was you, you do not need to do anything. If it was not you, log in now, open “App login code” in your settings, and log the device out.',
  },
  'trial-extended': {
    subject: `Your ${productName} trial was extended`,
    heading: 'Your trial was extended',
    happened: `You asked for more time, so we extended your ${productName} trial.`,
    next: 'Log in and open License to see the new end date and download a PDF for your principal.',
  },
  'trial-not-extended': {
    subject: `Your ${productName} trial was not extended`,
    heading: 'Your trial was not extended',
    happened: `You asked for more time to try ${productName}. We cannot extend the trial this time.`,
    next: 'Nothing that you made is lost: you can read, export, print and delete all of it. Under License you find prices and a PDF for your principal.',
  },
  'device-token-reused': {
    subject: `A device was logged out of your ${productName} account`,
    heading: 'We logged a device out',
    happened: `Someone used an old login key from one of the devices that are logged in to your ${productName} account. The device may have been copied, so we logged it out.`,
    next: 'Log it in again with a new app login code from your settings. If you do not know why this happened, look through your devices there, and set a new password.',
  },
};

/** A mail about an event of an account. It contains no links, so that users do not learn to follow links in such mails. */
export function NoticeMail({ about }: { readonly about: MailNotice }) {
  const { heading, happened, next } = noticeWords[about];
  return (
    <MailFrame preview={happened}>
      <MailHeading>{heading}</MailHeading>
      <MailText>{happened}</MailText>
      <MailText last>{next}</MailText>
    </MailFrame>
  );
}
