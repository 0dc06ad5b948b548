import type { ClientFailure } from '../client-failure.ts';

/** What happened, and what to do next; each is one or two whole sentences. */
export type FailureWords = { readonly says: string; readonly next: string };

/** What a form's page adds; a page that only shows something leaves it out. */
const kept = '; what you typed is still here';
const support = 'If it happens again, write to support and say what you were doing.';

const noSuchPair: FailureWords = {
  says: 'That address and password do not belong together.',
  next: 'Check both, or ask for a link by email instead.',
};
const linkUsed: FailureWords = {
  says: 'This link has been used or is too old.',
  next: 'Ask for a new one below; the newest mail always has the link that works.',
};
const signInEnded: FailureWords = {
  says: 'Your sign-in is no longer valid.',
  next: 'Log in again, then repeat what you were doing.',
};
const authenticatorCode: FailureWords = {
  says: 'That code is not right.',
  next: 'Type the code that your authenticator app shows now; it changes every 30 seconds. Is the clock of that device right?',
};
const stepOver: FailureWords = {
  says: 'The second step took too long.',
  next: 'Start again with your password, link or provider.',
};
const robotCheck: FailureWords = {
  says: 'The check against robots did not pass.',
  next: 'Reload the page and try once more.',
};

/** What each failure says, and what to do next (AUT-11). The compiler asks for words for every kind. */
export const failures: Readonly<Record<ClientFailure['kind'], FailureWords>> = {
  'identity/invalid-email': {
    says: 'That does not look like an email address.',
    next: 'Write the whole address, such as name@school.org.',
  },
  'identity/wrong-password': noSuchPair,
  'identity/missing-password': {
    says: 'There is no password yet.',
    next: 'Type your password, or ask for a link by email instead.',
  },
  'identity/invalid-credential': noSuchPair,
  'identity/email-already-in-use': {
    says: 'There is an account with this address already.',
    next: 'Log in with it, or ask for a link by email.',
  },
  'identity/operation-not-allowed': {
    says: 'This way of signing in is switched off here.',
    next: 'Choose another one; a link by email always works.',
  },
  'identity/credential-already-in-use': {
    says: 'That sign-in belongs to another account already.',
    next: 'Log out and sign in with it to reach that account, or connect another one here.',
  },
  'identity/user-not-found': noSuchPair,
  'identity/too-many-requests': {
    says: 'There were too many tries for now.',
    next: 'Wait a few minutes, or ask for a link by email.',
  },
  'identity/expired-action-code': linkUsed,
  'identity/invalid-action-code': linkUsed,
  'identity/requires-recent-login': {
    says: 'This needs a fresh sign-in.',
    next: 'Confirm that it is you, then repeat what you were doing.',
  },
  'identity/invalid-user-token': signInEnded,
  'identity/user-token-expired': signInEnded,
  'identity/user-disabled': {
    says: 'This account has been switched off.',
    next: 'Ask your school’s administrator, or write to support.',
  },
  'identity/password-does-not-meet-requirements': {
    says: 'This password does not meet the rules yet.',
    next: 'The list under the field shows what is missing.',
  },
  'identity/invalid-verification-code': authenticatorCode,
  'identity/invalid-verification-id': stepOver,
  'identity/code-expired': stepOver,
  'identity/admin-restricted-operation': {
    says: 'Only an administrator can do this.',
    next: 'Ask yours.',
  },
  'identity/multi-factor-info-not-found': {
    says: 'That second step is not set up for this account.',
    next: 'Use a recovery code, or ask your administrator for help.',
  },
  'identity/recaptcha-not-enabled': robotCheck,
  'identity/missing-recaptcha-token': robotCheck,
  'identity/invalid-recaptcha-token': robotCheck,
  'identity/network-request-failed': {
    says: 'We could not reach the sign-in service.',
    next: `Check your connection and try again${kept}.`,
  },
  'identity/popup-blocked': {
    says: 'Your browser blocked the sign-in window.',
    next: 'Continue without a window, or allow pop-ups for this site.',
  },
  'identity/popup-closed-by-user': {
    says: 'The sign-in window was closed before it was done.',
    next: 'Try again when you are ready.',
  },
  'identity/cancelled-popup-request': {
    says: 'Another sign-in window was opened.',
    next: 'Finish that one, or try again.',
  },
  'identity/unauthorized-domain': {
    says: 'Sign-in is not set up for this address of the site.',
    next: 'Ask your administrator to add it to the allowed addresses.',
  },
  'identity/account-exists-with-different-credential': {
    says: 'This address already has an account with another way to sign in.',
    next: 'Log in with your password or a link by email; the new way is connected right after.',
  },
  'identity/multi-factor-auth-required': {
    says: 'Your account asks for a second step.',
    next: 'Type the code of your authenticator app, or a recovery code.',
  },
  'identity/user-mismatch': {
    says: 'That is a different account from the one you are signed in with.',
    next: 'Use the same one.',
  },
  'identity/tenant-id-mismatch': {
    says: 'This link belongs to another organisation’s sign-in.',
    next: 'Ask for a new link here.',
  },
  'identity/unverified-email': {
    says: 'Your address is not confirmed yet.',
    next: 'Open the link of a mail that we sent to it, then try again.',
  },
  'identity/email-change-needs-verification': {
    says: 'The new address has to be confirmed first.',
    next: 'Open the link of the mail that we sent to it.',
  },
  'identity/provider-already-linked': {
    says: 'This way of signing in is connected already.',
    next: 'There is nothing more to do.',
  },
  'identity/no-such-provider': {
    says: 'This way of signing in is not connected any more.',
    next: 'Reload the page to see which ones are.',
  },
  'identity/second-factor-already-in-use': {
    says: 'This authenticator is set up already.',
    next: 'Use its codes, or remove it first.',
  },
  'identity/maximum-second-factor-count-exceeded': {
    says: 'Your account has as many authenticators as it can have.',
    next: 'Remove one of them first.',
  },
  'identity/unsupported-first-factor': {
    says: 'The second step does not work with this way of signing in.',
    next: 'Log in by password, by link or with a provider, then try again.',
  },
  'identity/web-storage-unsupported': {
    says: 'This browser does not let the sign-in remember anything.',
    next: 'Allow cookies and site data for Blockyard, or leave the private window, and try again.',
  },
  'identity/unknown': {
    says: 'The sign-in did not work, for a reason we do not know.',
    next: `Try again, or use another way to sign in. ${support}`,
  },
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
  'password-reset/not-signed-in': {
    says: 'Your new password is set, but logging in did not work just now.',
    next: 'Log in with the new password.',
  },
  'profile/email-unchangeable': {
    says: 'The email address cannot be changed here yet.',
    next: 'Leave it as it is and save again.',
  },
  'lesson/not-found': {
    says: 'There is no lesson at this address.',
    next: 'It may have moved; look for it in the list of lessons.',
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

const triesLeft = (count: number): string =>
  count === 1
    ? 'You have one try left. Check the digits first.'
    : `You have ${count} tries left. Check the digits and try again.`;

/** The words for one failure, with what this one knows: how long to wait, how many tries are left, whose address. */
export function failureWords(failure: ClientFailure): FailureWords {
  const words = failures[failure.kind];
  if (failure.kind === 'sign-in-code/wrong') return { ...words, next: triesLeft(failure.triesLeft) };
  if (failure.kind === 'service/too-many-requests' && failure.retryAfterSeconds !== null) {
    return { ...words, next: `Try again in ${inWords(failure.retryAfterSeconds)}.` };
  }
  if (failure.kind === 'identity/account-exists-with-different-credential' && failure.email !== null) {
    return { ...words, says: `${failure.email} already has an account with another way to sign in.` };
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
