import { isolated } from '#domain/account/isolated.ts';
import type { MailedLinkMode } from '#application/client/mailed-links/read-mailed-link.ts';

type Words = {
  readonly heading: string;
  readonly lead: (email: string | null) => string;
  readonly submit: string;
  readonly doneHeading: string;
  readonly done: (email: string | null) => string;
  /** What helps where this link does not work any more. */
  readonly failed: string;
};

const of = (email: string | null, otherwise: string): string =>
  email === null ? otherwise : isolated(email);

/** What each link from a mail does, in words. */
export const mailedLinks: Readonly<Record<MailedLinkMode, Words>> = {
  resetPassword: {
    heading: 'Choose a new password',
    lead: (email) => `For ${of(email, 'your account')}. You are logged in with it right away.`,
    submit: 'Save and log in',
    doneHeading: 'Your new password is set',
    done: (email) => `Log in with ${of(email, 'your address')} and the new password.`,
    failed: 'Type your address, and a new mail with a link that works is on its way.',
  },
  verifyEmail: {
    heading: 'Confirm your address',
    lead: (email) => `Is ${of(email, 'this')} your address? Then confirm it with one click.`,
    submit: 'Continue',
    doneHeading: 'Your address is confirmed',
    done: (email) => `${of(email, 'It')} is yours now, for us too.`,
    failed:
      'Perhaps the address is confirmed already. If not, a link by email confirms it as well: log in by one.',
  },
  verifyAndChangeEmail: {
    heading: 'Confirm your new address',
    lead: (email) => `From now on you log in with ${of(email, 'your new address')}.`,
    submit: 'Continue',
    doneHeading: 'Your address has changed',
    done: (email) => `Log in with ${of(email, 'the new address')} from now on.`,
    failed:
      'Perhaps the change is done already: log in with the new address. If not, ask for it again in your profile.',
  },
  recoverEmail: {
    heading: 'Get your old address back',
    lead: (email) =>
      `The address of your account was changed. Was that not you? ${of(email, 'The old address')} becomes yours again.`,
    submit: 'Continue',
    doneHeading: 'Your old address is back',
    done: (email) =>
      `You log in with ${of(email, 'your old address')} again. Somebody else may know your password: choose a new one.`,
    failed: 'Perhaps it is back already: log in with the old address. If not, write to support today.',
  },
};

export const mailedLinkPage = {
  reading: 'Opening the link …',
  failedHeading: 'This link does not work any more',
  unreachedHeading: 'That did not work just now',
  tryAgain: 'Try again',
  logIn: 'Log in',
  newPassword: 'Choose a new password',
  askReset: 'Send me a new mail',
  newPasswordField: 'New password',
  replaces: (email: string) =>
    `${isolated(email)} is logged in here now. When you save the new password, you log in in their place.`,
} as const;
