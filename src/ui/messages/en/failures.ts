import { bidiIsolate } from '#domain/account/bidi-isolate.ts';
import type { SignInLinkInvalid } from '#domain/identity/sign-in-link.ts';
import type { ClientFailure } from '../client-failure.ts';
import { classroomFailures } from './classroom-failures.ts';
import { type FailureWords, kept, support } from './failure-words.ts';
import { identityFailures } from './identity-failures.ts';

/** What a limit on mails takes from nobody. */
const otherWaysIn = 'log in with your password, Google, Apple or the mail you already have.';

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
    next: 'Ask for a new mail. Its code works for 10 minutes.',
  },
  'sign-in-code/link-needed': {
    says: 'Your account has a second step, so the code alone is not enough.',
    next: 'Open the link in the same mail, then type the code from your authenticator app.',
  },
  'sign-in-code/disabled': {
    says: 'This account is turned off.',
    next: 'Ask your school’s administrator, or write to support.',
  },
  'authenticator-code/used': {
    says: 'This code was just used, and each works once.',
    next: 'Type the code that your app shows now.',
  },
  'sign-in-mail/limited': {
    says: 'Sign-in mails or codes were asked for too often.',
    next: `Wait a few minutes, or ${otherWaysIn}`,
  },
  'recovery-code/wrong': {
    says: 'That recovery code does not belong to this address, or it was used before.',
    next: 'Try another one from your list, or ask your administrator.',
  },
  'account/recent-sign-in-required': {
    says: 'This change needs a recent sign-in.',
    next: 'Confirm that it is you, then try again.',
  },
  'account/second-factor-required': {
    says: 'Your account needs a second step before you can use it.',
    next: 'Set up an authenticator app in your profile, then log in with it.',
  },
  'way-in/last': {
    says: 'This is your only way to sign in.',
    next: 'Connect another way first, then remove this one.',
  },
  'confirmation/wrong-password': {
    says: 'That is not the password of this account.',
    next: 'Check it and try again, or confirm in another way.',
  },
  'confirmation/canceled': {
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
    says: 'Too many requests in a short time.',
    next: 'Wait a few minutes and try again.',
  },
  'service/refused': {
    says: 'You may not do this with your account.',
    next: 'Ask the person who manages your school’s license.',
  },
  'service/failed': {
    says: 'Something went wrong on our side.',
    next: `Try again in a moment. ${support}`,
  },
  'session/lost': { says: 'Your session has ended.', next: 'Please log in again.' },
  'session/required': { says: 'You are not logged in.', next: 'Log in first.' },
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
    next: 'Type the address that the mail went to. The link still works.',
  },
  'sign-in-link/spent': {
    says: 'This link was used, is too old, or a newer mail took its place.',
    next: 'Ask for a new one below; only the newest mail works.',
  },
  'sign-in-link/signed-in-already': {
    says: 'You are logged in already.',
    next: 'Go on, or log out first if the mail is for somebody else.',
  },
  'password-reset/not-signed-in': {
    says: 'Your new password is set, but the log-in did not work.',
    next: 'Log in with the new password.',
  },
  'lesson/not-found': {
    says: 'There is no lesson at this address.',
    next: 'Look for it in the list of lessons.',
  },
  'offline/storage-full': {
    says: 'This device has no room left for another lesson.',
    next: 'Remove a lesson from the list ‘On this device’, or free some space, and try again.',
  },
  'offline/incomplete': {
    says: 'The connection was lost before the whole lesson was saved.',
    next: 'Nothing was saved. Check your connection and try again.',
  },
  'offline/unavailable': {
    says: 'This browser cannot save lessons right now.',
    next: 'Leave private browsing or allow site data. You can also print the lesson.',
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
  if (count === 0) return 'That was the last try. Send another mail and use its code.';
  if (count === 1) return 'You have one try left. Check the digits first.';
  return `You have ${count} tries left. Check the digits and try again.`;
}

/** What an incomplete link lacks (AUT-10). */
const lacking: Readonly<Record<SignInLinkInvalid['lacks'], string>> = {
  'api-key': 'The key of the sign-in service is missing from this link.',
  code: 'The one-time code is missing from this link.',
  mode: 'This link does not say what it is for.',
};

/** The words for one failure, with what this one knows: how long to wait, how many tries are left, whose address. */
export function failureWords(failure: ClientFailure): FailureWords {
  const words = failures[failure.kind];
  if (failure.kind === 'sign-in-code/wrong') return { ...words, next: triesLeft(failure.triesLeft) };
  if (failure.kind === 'sign-in-link/invalid') return { ...words, says: lacking[failure.lacks] };
  if (failure.kind === 'authenticator-code/used' && failure.nextInSeconds > 0) {
    return { ...words, next: `Your app shows the next one in ${inWords(failure.nextInSeconds)}.` };
  }
  if (failure.kind === 'service/too-many-requests' && failure.retryAfterSeconds !== null) {
    return { ...words, next: `Try again in ${inWords(failure.retryAfterSeconds)}.` };
  }
  if (failure.kind === 'sign-in-mail/limited' && failure.retryAfterSeconds !== null) {
    return { ...words, next: `Try again in ${inWords(failure.retryAfterSeconds)}, or ${otherWaysIn}` };
  }
  if (failure.kind === 'identity/account-exists-with-different-credential' && failure.email !== null) {
    return {
      ...words,
      says: `${bidiIsolate(failure.email)} already has an account with another way to sign in.`,
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
