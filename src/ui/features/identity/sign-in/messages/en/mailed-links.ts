import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { MailedLinkMode } from '#application/client/identity/mailed-links/read-mailed-link.ts';

type Words = {
  readonly heading: string;
  readonly lead: (email: string | null) => string;
  readonly submit: string;
  readonly doneHeading: string;
  readonly done: (email: string | null) => string;
  readonly failed: string;
};

const of = (email: string | null, otherwise: string): string =>
  email === null ? otherwise : bidiIsolate(email);

export const mailedLinks: Readonly<Record<MailedLinkMode, Words>> = {
  resetPassword: {
    heading: 'Choose a new password',
    lead: (email) => `For ${of(email, 'your account')}. You will be logged in right away.`,
    submit: 'Save and log in',
    doneHeading: 'Your new password is set',
    done: (email) => `Log in with ${of(email, 'your address')} and the new password.`,
    failed: 'Type your email address, and we will send you a new link.',
  },
  verifyEmail: {
    heading: 'Confirm your address',
    lead: (email) => `Is ${of(email, 'this')} your address? Confirm it with one click.`,
    submit: 'Continue',
    doneHeading: 'Your address is confirmed',
    done: (email) => `Thank you. ${of(email, 'Your address')} is confirmed.`,
    failed:
      'Your address may already be confirmed. If not, log in with a link by email, which confirms it too.',
  },
  verifyAndChangeEmail: {
    heading: 'Confirm your new address',
    lead: (email) => `From now on you log in with ${of(email, 'your new address')}.`,
    submit: 'Continue',
    doneHeading: 'Your address has changed',
    done: (email) => `Log in with ${of(email, 'the new address')} from now on.`,
    failed:
      'Your address may already have changed, so try the new address. If it does not work, change it again in your profile.',
  },
  recoverEmail: {
    heading: 'Get your old address back',
    lead: (email) =>
      `The address of your account was changed. If that was not you, get ${of(email, 'the old address')} back here.`,
    submit: 'Continue',
    doneHeading: 'Your old address is back',
    done: (email) =>
      `You log in with ${of(email, 'your old address')} again. Choose a new password, in case someone knows the old one.`,
    failed: 'Your old address may already be back. Try to log in with it, or write to support today.',
  },
};

export const mailedLinkPage = {
  reading: 'Opening the link …',
  failedHeading: 'This link no longer works',
  unreachedHeading: 'That did not work',
  tryAgain: 'Try again',
  logIn: 'Log in',
  newPassword: 'Choose a new password',
  askReset: 'Send me a new link',
  newPasswordField: 'New password',
  replaces: (email: string) =>
    `${bidiIsolate(email)} is logged in here. Saving the new password logs that account out and logs you in.`,
} as const;
