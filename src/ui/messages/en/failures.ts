import { isolated } from '#domain/account/isolated.ts';
import type { ClientFailure } from '../client-failure.ts';
import { classroomFailures } from './classroom-failures.ts';
import { type FailureWords, kept, support } from './failure-words.ts';
import { identityFailures } from './identity-failures.ts';

/** What each failure says, and what to do next (AUT-11). The compiler asks for words for every kind. */
export const failures: Readonly<Record<ClientFailure['kind'], FailureWords>> = {
  ...identityFailures,
  ...classroomFailures,
  'sign-in-code/wrong': {
    says: 'That is not the code from the newest mail.',
    next: 'Check the digits and try again.',
  },
  'sign-in-code/spent': {
    says: 'This code has been used, is too old, or had too many tries.',
    next: 'Ask for a new mail; its code holds for 10 minutes.',
  },
  'sign-in-code/link-needed': {
    says: 'Your account has a second step, so the code alone is not enough.',
    next: 'Open the link in the same mail; it asks for your authenticator app next.',
  },
  'sign-in-code/disabled': {
    says: 'This account has been switched off.',
    next: 'Ask your school’s administrator, or write to support.',
  },
  'recovery-code/wrong': {
    says: 'That recovery code does not belong to this address, or was used before.',
    next: 'Try another one from your list. Without any, ask your administrator, or write to support.',
  },
  'account/recent-sign-in-required': {
    says: 'This needs a fresh sign-in.',
    next: 'Confirm that it is you, then repeat what you were doing.',
  },
  'account/second-factor-required': {
    says: 'Your account needs a second step before you can use it.',
    next: 'Set up an authenticator app in your profile, then log in with it.',
  },
  'way-in/last': {
    says: 'This is your only way in.',
    next: 'Connect another one first, then remove this one.',
  },
  'confirmation/wrong-password': {
    says: 'That is not the password of this account.',
    next: 'Check it and try again, or confirm in another way.',
  },
  'confirmation/cancelled': {
    says: 'Nothing was changed, because you did not confirm that it is you.',
    next: 'Start again when you are ready.',
  },
  'service/unreachable': {
    says: 'We could not reach Blockyard.',
    next: `Check your connection and try again${kept}.`,
  },
  'service/busy': {
    says: 'Blockyard is busy just now.',
    next: `Wait a moment and try again${kept}.`,
  },
  'service/too-many-requests': {
    says: 'That was asked too often in a short time.',
    next: 'Wait a few minutes and try again.',
  },
  'service/refused': {
    says: 'You may not do this with your account.',
    next: 'Ask whoever manages your school’s licence.',
  },
  'service/failed': {
    says: 'Something went wrong on our side.',
    next: `Try again in a moment. ${support}`,
  },
  'session/lost': { says: 'Your session has ended.', next: 'Please log in again.' },
  'session/required': { says: 'Nobody is logged in here.', next: 'Please log in first.' },
  'sign-in-link/invalid': {
    says: 'This link is not complete.',
    next: 'Open it from the mail again, or ask for a new one below.',
  },
  'sign-in-link/email-needed': {
    says: 'Please provide your email for confirmation.',
    next: 'Type the address that the mail went to.',
  },
  'sign-in-link/other-address': {
    says: 'This link was sent to another address.',
    next: 'Type the one that the mail went to; the link still works.',
  },
  'sign-in-link/signed-in-already': {
    says: 'You are logged in already.',
    next: 'Go on, or log out first if the mail is for somebody else.',
  },
  'password-reset/not-signed-in': {
    says: 'Your new password is set, but logging in did not work just now.',
    next: 'Log in with the new password.',
  },
  'lesson/not-found': {
    says: 'There is no lesson at this address.',
    next: 'It may have moved; look for it in the list of lessons.',
  },
  'offline/storage-full': {
    says: 'This device has no room left for another lesson.',
    next: 'Remove lessons that you do not need from the list of those on this device, or free space on the device, and try again.',
  },
  'offline/incomplete': {
    says: 'The connection went before the whole lesson was on this device.',
    next: 'Nothing of it was kept. Check your connection and try again.',
  },
  'offline/unavailable': {
    says: 'This browser keeps nothing for Blockyard just now.',
    next: 'Leave private browsing, allow site data, or try another browser. You can print the lesson instead.',
  },
  'password-policy/unsupported': {
    says: 'The password rules could not be read.',
    next: 'Sign in by link or with Google or Apple for now.',
  },
};

const inWords = (seconds: number): string => {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
};

function triesLeft(count: number): string {
  if (count === 0) return 'That was the last try; send another mail, and use the code in it.';
  if (count === 1) return 'You have one try left. Check the digits first.';
  return `You have ${count} tries left. Check the digits and try again.`;
}

/** The words for one failure, with what this one knows: how long to wait, how many tries are left, whose address. */
export function failureWords(failure: ClientFailure): FailureWords {
  const words = failures[failure.kind];
  if (failure.kind === 'sign-in-code/wrong') return { ...words, next: triesLeft(failure.triesLeft) };
  if (failure.kind === 'service/too-many-requests' && failure.retryAfterSeconds !== null) {
    return { ...words, next: `Try again in ${inWords(failure.retryAfterSeconds)}.` };
  }
  if (failure.kind === 'identity/account-exists-with-different-credential' && failure.email !== null) {
    return {
      ...words,
      says: `${isolated(failure.email)} already has an account with another way to sign in.`,
    };
  }
  return words;
}

/** What a failure says, and the number that support can look up where there is one. */
export function describeFailure(failure: ClientFailure): string {
  const requestId = 'requestId' in failure ? failure.requestId : null;
  const { says, next } = failureWords(failure);
  return requestId === null ? `${says} ${next}` : `${says} ${next} Reference for support: ${requestId}`;
}

/** The same for a page that could not be loaded: nothing was typed there. */
export const describeLoadFailure = (failure: ClientFailure): string =>
  describeFailure(failure).replace(kept, '');
