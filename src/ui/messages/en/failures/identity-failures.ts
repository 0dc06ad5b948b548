import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import { type FailureWords, support } from './failure-words.ts';
import type { NotReached } from './first-failures.ts';

const noSuchPair: FailureWords = {
  says: 'Email and password do not match.',
  next: 'Check both, or ask for a link by email instead.',
};

const newLink = 'Ask for a new link below. Only the newest email works.';

const signInEnded: FailureWords = {
  says: 'Your session has ended.',
  next: 'Log in again, then try again.',
};

const authenticatorCode: FailureWords = {
  says: 'That code is wrong or was already used.',
  next: 'Wait for the next code in your app. If it fails too, check the clock on that device.',
};

const stepOver: FailureWords = {
  says: 'That step took too long.',
  next: 'Go back to the login page and start over.',
};

const robotCheck: FailureWords = {
  says: 'The automatic robot check failed.',
  next: 'Reload the page and try again.',
};

/** The text of each refusal of the identity provider (AUT-11). Spec §8. */
export const identityFailures: Readonly<Record<Exclude<IdentityFailure['kind'], NotReached>, FailureWords>> =
  {
    'identity/invalid-email': {
      says: 'That does not look like an email address.',
      next: 'Type the whole address, such as name@school.org.',
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
      says: 'This way to log in is turned off here.',
      next: 'Choose another way. A link by email always works.',
    },
    'identity/credential-already-in-use': {
      says: 'That Google or Apple account already belongs to another Blockyard account.',
      next: 'Log out and log in with it, or connect a different account.',
    },
    'identity/user-not-found': noSuchPair,
    'identity/too-many-requests': {
      says: 'Too many tries.',
      next: 'Wait a few minutes, or ask for a link by email.',
    },
    'identity/expired-action-code': { says: 'This link is too old.', next: newLink },
    'identity/invalid-action-code': {
      says: 'This link was already used, or a newer email replaced it.',
      next: newLink,
    },
    'identity/requires-recent-login': {
      says: 'You logged in too long ago to make this change.',
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
      next: 'Choose a password that meets every rule under the field.',
    },
    'identity/invalid-verification-code': authenticatorCode,
    'identity/invalid-verification-id': stepOver,
    'identity/code-expired': stepOver,
    'identity/admin-restricted-operation': {
      says: 'Only an administrator can do this.',
      next: 'Ask your school’s administrator.',
    },
    'identity/multi-factor-info-not-found': {
      says: 'This account does not have that authenticator app.',
      next: 'Use a recovery code, or ask your administrator for help.',
    },
    'identity/recaptcha-not-enabled': robotCheck,
    'identity/missing-recaptcha-token': robotCheck,
    'identity/invalid-recaptcha-token': robotCheck,
    'identity/popup-blocked': {
      says: 'Your browser blocked the login window.',
      next: 'Continue without a window, or allow pop-ups for this site.',
    },
    'identity/popup-closed-by-user': {
      says: 'The login window was closed too early.',
      next: 'Try again when you are ready.',
    },
    'identity/cancelled-popup-request': {
      says: 'Another login window was opened.',
      next: 'Finish in that window, or try again.',
    },
    'identity/unauthorized-domain': {
      says: 'Login is not set up for this web address.',
      next: 'Ask your administrator to add it to the allowed addresses.',
    },
    'identity/account-exists-with-different-credential': {
      says: 'This address already has an account with another way to log in.',
      next: 'Log in with your password or a link by email. Then Google or Apple is connected too.',
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
      says: 'This login belongs to another organization.',
      next: 'Log in here again. A link by email always works.',
    },
    'identity/unverified-email': {
      says: 'Your email address is not confirmed yet.',
      next: 'Open the link in the email that we sent, then try again.',
    },
    'identity/email-change-needs-verification': {
      says: 'The new email address is not confirmed yet.',
      next: 'Open the link in the email that we sent to it.',
    },
    'identity/provider-already-linked': {
      says: 'This way to log in is already connected.',
      next: 'You do not need to do anything.',
    },
    'identity/no-such-provider': {
      says: 'This way to log in is no longer connected.',
      next: 'Reload the page to see your ways to log in.',
    },
    'identity/second-factor-already-in-use': {
      says: 'This authenticator app is already set up.',
      next: 'Use its codes, or remove the app and set it up again.',
    },
    'identity/maximum-second-factor-count-exceeded': {
      says: 'Your account has no room for another authenticator app.',
      next: 'Remove an authenticator app first.',
    },
    'identity/unsupported-first-factor': {
      says: 'Two-step login does not work with this way to log in.',
      next: 'Log in with a password, a link, Google or Apple, then try again.',
    },
    'identity/web-storage-unsupported': {
      says: 'This browser blocks the storage that login needs.',
      next: 'Allow site data for Blockyard or leave private browsing, then try again.',
    },
    'identity/unknown': {
      says: 'Login failed for an unknown reason.',
      next: `Try again, or log in another way. ${support}`,
    },
  };
