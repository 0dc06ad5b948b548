import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import { type FailureWords, kept, support } from './failure-words.ts';

const noSuchPair: FailureWords = {
  says: 'That address and password do not belong together.',
  next: 'Check both, or ask for a link by email instead.',
};

const newLink = 'Ask for a new one below; the newest mail always has the link that works.';

const signInEnded: FailureWords = {
  says: 'Your sign-in is no longer valid.',
  next: 'Log in again, then repeat what you were doing.',
};

const authenticatorCode: FailureWords = {
  says: 'That code is not right.',
  next: 'Type the code that your authenticator app shows now; it changes every 30 seconds. Is the clock of that device right?',
};

const stepOver: FailureWords = {
  says: 'That step took too long.',
  next: 'Start again with your password, link or provider.',
};

const robotCheck: FailureWords = {
  says: 'The check against robots did not pass.',
  next: 'Reload the page and try once more.',
};

/** What each refusal of the identity provider says, and what to do next (AUT-11). Spec §8. */
export const identityFailures: Readonly<Record<IdentityFailure['kind'], FailureWords>> = {
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
  'identity/expired-action-code': { says: 'This link is too old.', next: newLink },
  'identity/invalid-action-code': {
    says: 'This link has been used, or a newer mail took its place.',
    next: newLink,
  },
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
    says: 'That belongs to another organisation’s sign-in.',
    next: 'Log in here anew; a link by email always works.',
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
};
