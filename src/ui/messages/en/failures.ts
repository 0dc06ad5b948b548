import { bidiIsolate } from '#domain/account/bidi-isolate.ts';
import type { SignInLinkInvalid } from '#domain/identity/sign-in-link.ts';
import type { ClientFailure } from '../client-failure.ts';
import { classroomFailures } from './classroom-failures.ts';
import { type FailureWords, kept, support } from './failure-words.ts';
import { identityFailures } from './identity-failures.ts';

/** What a limit on mails takes from nobody. */
const otherWaysIn = 'log in with your password, Google, Apple or the email you already have.';

/** What each failure says, and what to do next (AUT-11). The compiler asks for words for every kind. */
export const failures: Readonly<Record<ClientFailure['kind'], FailureWords>> = {
  ...identityFailures,
  ...classroomFailures,
  'sign-in-code/wrong': {
    says: 'That is not the code from the newest email.',
    next: 'Check the digits and try again.',
  },
  'sign-in-code/spent': {
    says: 'This code was already used, is too old, or had too many tries.',
    next: 'Send another email. Its code works for 10 minutes.',
  },
  'sign-in-code/link-needed': {
    says: 'Your account has a second step, so the code alone is not enough.',
    next: 'Open the link in the same email, then type the code from your authenticator app.',
  },
  'sign-in-code/disabled': {
    says: 'This account is turned off.',
    next: 'Ask your school’s administrator, or write to support.',
  },
  'authenticator-code/used': {
    says: 'You just used this code, and each code works only once.',
    next: 'Type the code that your app shows now.',
  },
  'sign-in-mail/limited': {
    says: 'Too many login emails or codes were requested.',
    next: `Wait a few minutes, or ${otherWaysIn}`,
  },
  'recovery-code/wrong': {
    says: 'That recovery code does not belong to this address, or it was used before.',
    next: 'Try another code from your list, or ask your administrator.',
  },
  'account/recent-sign-in-required': {
    says: 'You logged in too long ago to make this change.',
    next: 'Confirm that it is you, then try again.',
  },
  'account/second-factor-required': {
    says: 'Your account needs two-step login before you can use it.',
    next: 'Set up an authenticator app in your profile, then log in again.',
  },
  'way-in/last': {
    says: 'This is your only way to log in.',
    next: 'Connect another way to log in, then remove this one.',
  },
  'confirmation/wrong-password': {
    says: 'That is not the password of this account.',
    next: 'Check the password and try again, or confirm in another way.',
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
    says: 'Blockyard is busy right now.',
    next: `Wait a moment and try again${kept}.`,
  },
  'service/too-many-requests': {
    says: 'Too many requests in a short time.',
    next: 'Wait a few minutes and try again.',
  },
  'service/refused': {
    says: 'Your account does not allow this.',
    next: 'Ask the person who manages your school’s license.',
  },
  'service/failed': {
    says: 'Something went wrong on our side.',
    next: `Try again in a moment. ${support}`,
  },
  'session/lost': { says: 'Your session has ended.', next: 'Please log in again.' },
  'session/required': { says: 'You are not logged in.', next: 'Log in, then try again.' },
  'sign-in-link/invalid': {
    says: 'This link is incomplete.',
    next: 'Open the link from the email again, or ask for a new link below.',
  },
  'sign-in-link/email-needed': {
    says: 'Please provide your email for confirmation.',
    next: 'Type the address that we sent the email to.',
  },
  'sign-in-link/other-address': {
    says: 'This link was sent to another address.',
    next: 'Type the address that we sent the email to. The link still works.',
  },
  'sign-in-link/spent': {
    says: 'This link was already used, is too old, or was replaced by a newer email.',
    next: 'Ask for a new link below. Only the newest email works.',
  },
  'sign-in-link/signed-in-already': {
    says: 'You are already logged in.',
    next: 'Go on, or log out first if the email is for somebody else.',
  },
  'password-reset/not-signed-in': {
    says: 'Your new password is set, but we could not log you in.',
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
    next: 'For now, log in with a link by email, Google or Apple.',
  },
};

const inWords = (seconds: number): string => {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
};

function triesLeft(count: number): string {
  if (count === 0) return 'That was the last try. Send another email and use its code.';
  if (count === 1) return 'You have one try left. Check the digits first.';
  return `You have ${count} tries left. Check the digits and try again.`;
}

/** What an incomplete link lacks (AUT-10). */
const lacking: Readonly<Record<SignInLinkInvalid['lacks'], string>> = {
  'api-key': 'The key of the login service is missing from this link.',
  code: 'The one-time code is missing from this link.',
  mode: 'This link does not say what it is for.',
};

/** The words for one failure, with what this one knows: how long to wait, how many tries are left, whose address. */
export function failureWords(failure: ClientFailure): FailureWords {
  const words = failures[failure.kind];
  if (failure.kind === 'sign-in-code/wrong') return { ...words, next: triesLeft(failure.triesLeft) };
  if (failure.kind === 'sign-in-link/invalid') return { ...words, says: lacking[failure.lacks] };
  if (failure.kind === 'authenticator-code/used' && failure.nextInSeconds > 0) {
    return { ...words, next: `Your app shows a new code in ${inWords(failure.nextInSeconds)}.` };
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
      says: `${bidiIsolate(failure.email)} already has an account with another way to log in.`,
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
