import { counted } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { type Action, permissionOf } from '#domain/organizations/access/permissions.ts';
import { isAction, rolesOf } from '#domain/organizations/access/roles-of.ts';
import type { SignInLinkInvalid } from '#domain/identity/sign-in/sign-in-link.ts';
import type { ClientFailure } from '../../client-failure.ts';
import { firstFailures } from './first-failures.ts';
import type { WordFailure } from '../../describe-failure.ts';
import { classroomFailures } from './classroom-failures.ts';
import { deviceFailures } from './device-failures.ts';
import { entryFailures } from './entry-failures.ts';
import { joiningFailures } from './joining-failures.ts';
import { memberFailures } from './member-failures.ts';
import { importFailures } from './import-failures.ts';
import { studentFailures } from './student-failures.ts';
import { staffFailures } from './staff-failures.ts';
import type { FailureWords } from './failure-words.ts';
import { identityFailures } from './identity-failures.ts';
import { invitationFailures } from './invitation-failures.ts';
import { noticeFailures } from './notice-failures.ts';
import { orderFailures } from './order-failures.ts';
import { passFailures } from './pass-failures.ts';

/** Login methods that are not affected by a limit on mails. */
const otherWaysIn = 'log in with your password, Google, Apple or the email you already have.';

/** The text of each failure (AUT-11). A kind without a text does not compile. */
export const failures: Readonly<Record<ClientFailure['kind'], FailureWords>> = {
  ...firstFailures,
  ...identityFailures,
  ...classroomFailures,
  ...deviceFailures,
  ...memberFailures,
  ...entryFailures,
  ...joiningFailures,
  ...staffFailures,
  ...studentFailures,
  ...importFailures,
  ...invitationFailures,
  ...passFailures,
  ...noticeFailures,
  ...orderFailures,
  'sign-in-code/wrong': {
    says: 'That is not the code from the newest email.',
    next: 'Check the digits and try again.',
  },
  'sign-in-code/spent': {
    says: 'This code was already used, is too old, or had too many tries.',
    next: 'Send another email. Its code works for 10 minutes.',
  },
  'sign-in-code/link-needed': {
    says: 'Your account uses two-step login, so the code alone is not enough.',
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
  'account/runs-alone': {
    says: 'You are the only person in charge of a school or district with other members.',
    next: 'Put someone else in charge first, then delete your account.',
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
    next: 'Continue, or log out first if the email is for someone else.',
  },
  'password-reset/not-signed-in': {
    says: 'Your new password is set, but we could not log you in.',
    next: 'Log in with the new password.',
  },
  'password-policy/unsupported': {
    says: 'The password rules could not be loaded.',
    next: 'For now, log in with a link by email, Google or Apple.',
  },
};

const inWords = (seconds: number): string => {
  if (seconds < 90) return counted(seconds, 'second');
  return seconds < 5_400 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3_600)} hours`;
};

function triesLeft(count: number): string {
  if (count === 0) return 'That was the last try. Send another email and use its code.';
  if (count === 1) return 'You have one try left. Check the digits first.';
  return `You have ${count} tries left. Check the digits and try again.`;
}

/** The texts for the missing part of an incomplete link (AUT-10). */
const lacking: Readonly<Record<SignInLinkInvalid['lacks'], string>> = {
  'api-key': 'Part of this link is missing.',
  code: 'The one-time code is missing from this link.',
  mode: 'This link does not say what it is for.',
};

const anyOf = new Intl.ListFormat('en-US');

const refusedAction = (action: Action): FailureWords => ({
  says: `Your role does not allow this: “${permissionOf(action).title}”.`,
  next: `It is for ${anyOf.format(rolesOf(action))}.`,
});

/** Returns the texts of a failure with its data: seconds to wait, remaining attempts, an address. */
const wordFacts: WordFailure = (failure) => {
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
};

export const wordFailure: WordFailure = (failure) => {
  const words = wordFacts(failure);
  const action = 'action' in failure ? failure.action : undefined;
  return action !== undefined && isAction(action) ? { ...words, ...refusedAction(action) } : words;
};
