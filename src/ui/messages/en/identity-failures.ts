import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import { type FailureWords, kept, support } from './failure-words.ts';

const noSuchPair: FailureWords = {
  says: 'Email and password do not match.',
  next: 'Check both, or ask for a link by email instead.',
};

const newLink = 'Ask for a new link below. Only the newest mail works.';

const signInEnded: FailureWords = {
  says: 'Your session is no longer valid.',
  next: 'Log in again, then try once more.',
};

const authenticatorCode: FailureWords = {
  says: 'That code is not right, or it was used before.',
  next: 'Wait for the next code in your app, and check that the clock of its device is right.',
};

const stepOver: FailureWords = {
  says: 'That step took too long.',
  next: 'Start over from the log-in page.',
};

const robotCheck: FailureWords = {
  says: 'The automatic robot check failed.',
  next: 'Reload the page and try again.',
};

/** What each refusal of the identity provider says, and what to do next (AUT-11). Spec §8. */
export const identityFailures: Readonly<Record<IdentityFailure['kind'], FailureWords>> = {
  'identity/invalid-email': {
    says: 'That does not look like an email address.',
    next: 'Write the whole address, such as name@school.org.',
  },
  'identity/wrong-password': noSuchPair,
  'identity/missing-password': {
    says: 'The password is missing.',
    next: 'Type your password, or ask for a link by email instead.',
  },
  'identity/invalid-credential': noSuchPair,
  'identity/email-already-in-use': {
    says: 'This address already has an account.',
    next: 'Log in with it, or ask for a link by email.',
  },
  'identity/operation-not-allowed': {
    says: 'This way to sign in is turned off here.',
    next: 'Choose another one. A link by email always works.',
  },
  'identity/credential-already-in-use': {
    says: 'That Google or Apple account belongs to another account here.',
    next: 'Log out and sign in with it, or connect a different one.',
  },
  'identity/user-not-found': noSuchPair,
  'identity/too-many-requests': {
    says: 'Too many tries.',
    next: 'Wait a few minutes, or ask for a link by email.',
  },
  'identity/expired-action-code': { says: 'This link is too old.', next: newLink },
  'identity/invalid-action-code': {
    says: 'This link has been used, or a newer mail took its place.',
    next: newLink,
  },
  'identity/requires-recent-login': {
    says: 'This change needs a recent sign-in.',
    next: 'Confirm that it is you, then try again.',
  },
  'identity/invalid-user-token': signInEnded,
  'identity/user-token-expired': signInEnded,
  'identity/user-disabled': {
    says: 'This account is turned off.',
    next: 'Ask your school’s administrator, or write to support.',
  },
  'identity/password-does-not-meet-requirements': {
    says: 'This password does not meet the rules.',
    next: 'Choose one that meets every rule under the field.',
  },
  'identity/invalid-verification-code': authenticatorCode,
  'identity/invalid-verification-id': stepOver,
  'identity/code-expired': stepOver,
  'identity/admin-restricted-operation': {
    says: 'Only an administrator can do this.',
    next: 'Ask your school’s administrator.',
  },
  'identity/multi-factor-info-not-found': {
    says: 'This account has no such second step.',
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
    says: 'The sign-in window was closed too early.',
    next: 'Try again when you are ready.',
  },
  'identity/cancelled-popup-request': {
    says: 'Another sign-in window was opened.',
    next: 'Finish that one, or try again.',
  },
  'identity/unauthorized-domain': {
    says: 'Sign-in is not set up for this web address.',
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
    says: 'That is a different account.',
    next: 'Use the account that you are logged in with.',
  },
  'identity/tenant-id-mismatch': {
    says: 'This sign-in belongs to another organization.',
    next: 'Log in here again. A link by email always works.',
  },
  'identity/unverified-email': {
    says: 'Your address is not confirmed yet.',
    next: 'Open the link in the mail that we sent, then try again.',
  },
  'identity/email-change-needs-verification': {
    says: 'The new address is not confirmed yet.',
    next: 'Open the link in the mail that we sent there.',
  },
  'identity/provider-already-linked': {
    says: 'This way to sign in is already connected.',
    next: 'There is nothing left to do.',
  },
  'identity/no-such-provider': {
    says: 'This way to sign in is no longer connected.',
    next: 'Reload the page to see the ones that are.',
  },
  'identity/second-factor-already-in-use': {
    says: 'This authenticator app is already set up.',
    next: 'Use its codes, or remove it first.',
  },
  'identity/maximum-second-factor-count-exceeded': {
    says: 'Your account has no room for another authenticator app.',
    next: 'Remove one first.',
  },
  'identity/unsupported-first-factor': {
    says: 'A second step does not work with this way to sign in.',
    next: 'Log in with a password, a link, Google or Apple, then try again.',
  },
  'identity/web-storage-unsupported': {
    says: 'This browser blocks the storage that sign-in needs.',
    next: 'Allow site data for Blockyard or leave private browsing, then try again.',
  },
  'identity/unknown': {
    says: 'Sign-in failed for an unknown reason.',
    next: `Try again, or sign in another way. ${support}`,
  },
};
