import type { FieldProblem } from '#domain/account/field-problem.ts';
import { longestName } from '#domain/account/text-fields.ts';
import type { ClientFailure } from '../client-failure.ts';

/** What a form's page adds; a page that only shows something leaves it out. */
const kept = '; what you typed is still here';
const linkUsed =
  'This link has been used or is too old. Ask for a new one below; the newest mail always has the link that works.';
const linkBroken = 'This link is not complete. Open it from the mail again, or ask for a new one below.';
const noSuchPair =
  'That address and password do not belong together. Check both, or ask for a link by email instead.';
const askAgain = 'Please sign in again, then repeat what you were doing.';
const support = 'If it happens again, write to support and say what you were doing.';
const codeWrong = 'That code is not right. Type the newest code, or ask for another one.';
const secondFactor =
  'Your account asks for a second step that this page does not offer. Ask your administrator for help.';
const robotCheck = 'The check against robots did not pass. Reload the page and try once more.';

/** What each failure says, and what to do next (AUT-11). The compiler asks for a sentence for every kind. */
const failures: Readonly<Record<ClientFailure['kind'], string>> = {
  'identity/invalid-email': 'That does not look like an email address. Check it and try again.',
  'identity/wrong-password': noSuchPair,
  'identity/missing-password': 'Type your password, or ask for a link by email instead.',
  'identity/invalid-credential': noSuchPair,
  'identity/email-already-in-use':
    'There is an account with this address already. Log in with it, or ask for a link by email.',
  'identity/operation-not-allowed': 'This way of signing in is switched off here. Choose another one.',
  'identity/credential-already-in-use':
    'That sign-in belongs to another account already. Sign in with it instead.',
  'identity/user-not-found': noSuchPair,
  'identity/too-many-requests': 'Too many tries for now. Wait a few minutes, or ask for a link by email.',
  'identity/expired-action-code': linkUsed,
  'identity/invalid-action-code': linkUsed,
  'identity/requires-recent-login': `This needs a fresh sign-in. ${askAgain}`,
  'identity/invalid-user-token': `Your sign-in is no longer valid. ${askAgain}`,
  'identity/user-token-expired': `Your sign-in has ended. ${askAgain}`,
  'identity/user-disabled':
    'This account has been switched off. Ask your school’s administrator, or write to support.',
  'identity/password-does-not-meet-requirements':
    'This password does not meet the rules yet. The list under the field shows what is missing.',
  'identity/invalid-verification-code': codeWrong,
  'identity/invalid-verification-id': codeWrong,
  'identity/code-expired': 'That code is too old. Ask for another one.',
  'identity/admin-restricted-operation': 'Only an administrator can do this. Ask yours.',
  'identity/multi-factor-info-not-found': secondFactor,
  'identity/recaptcha-not-enabled': robotCheck,
  'identity/missing-recaptcha-token': robotCheck,
  'identity/invalid-recaptcha-token': robotCheck,
  'identity/network-request-failed': `We could not reach the sign-in service. Check your connection and try again${kept}.`,
  'identity/popup-blocked':
    'Your browser blocked the sign-in window. Allow pop-ups for this site, or sign in by email.',
  'identity/popup-closed-by-user':
    'The sign-in window was closed before it was done. Try again when you are ready.',
  'identity/cancelled-popup-request': 'Another sign-in window was opened. Finish that one, or try again.',
  'identity/unauthorized-domain':
    'Sign-in is not set up for this address of the site. Ask your administrator to add it.',
  'identity/account-exists-with-different-credential':
    'This address already has an account with another way to sign in. Use that one, for example a link by email.',
  'identity/multi-factor-auth-required': secondFactor,
  'identity/user-mismatch':
    'That is a different account from the one you are signed in with. Use the same one.',
  'identity/tenant-id-mismatch':
    'This link belongs to another organisation’s sign-in. Ask for a new link here.',
  'identity/unknown': `The sign-in did not work, for a reason we do not know. Try again, or use another way to sign in. ${support}`,
  'service/unreachable': `We could not reach Blockyard. Check your connection and try again${kept}.`,
  'service/busy': `Blockyard is busy just now. Wait a moment and try again${kept}.`,
  'service/refused': 'You may not do this with your account. Ask whoever manages your school’s licence.',
  'service/failed': `Something went wrong on our side. Try again in a moment. ${support}`,
  'session/lost': 'Your session has ended. Please log in again.',
  'session/required': 'Please log in first.',
  'sign-in-link/invalid': linkBroken,
  'sign-in-link/email-needed': 'Please provide your email for confirmation',
  'sign-in-link/other-address':
    'This link was sent to another address. Type the one that the mail went to; the link still works.',
  'profile/email-unchangeable':
    'The email address cannot be changed here yet. Leave it as it is and save again.',
  'lesson/not-found':
    'There is no lesson at this address. It may have moved; look for it in the list of lessons.',
  'password-policy/unsupported':
    'The password rules could not be read. Sign in by link or with Google or Apple for now.',
};

const fieldNames: Readonly<Record<string, string>> = {
  email: 'your email address',
  firstName: 'your first name',
  lastName: 'your last name',
  schoolOrDistrict: 'your school or district',
  phoneNumber: 'a phone number',
  password: 'your password',
};

const malformed: Readonly<Record<string, string>> = {
  email: 'Write the whole address, such as name@school.org.',
  phoneNumber: 'Write digits only, with the area code, such as (555) 010-2030.',
};

/** What one field's problem says beside the field. */
export function fieldProblem(field: string, problem: FieldProblem): string {
  const name = fieldNames[field] ?? 'this field';
  const sentences: Readonly<Record<FieldProblem, string>> = {
    required: `Type ${name}.`,
    'too-long':
      field === 'email' ? 'This address is too long. Check it.' : `Keep it to ${longestName} characters.`,
    malformed: malformed[field] ?? 'This has a character in it that we cannot keep. Type it again.',
    'unknown-value': 'Choose one of the values offered.',
  };
  return sentences[problem];
}

/** What a failure says, and the number that support can look up where there is one. */
export function describeFailure(failure: ClientFailure): string {
  const requestId = 'requestId' in failure ? failure.requestId : null;
  const sentence = failures[failure.kind];
  return requestId === null ? sentence : `${sentence} Reference for support: ${requestId}`;
}

/** The same for a page that could not be loaded: nothing was typed there. */
export const describeLoadFailure = (failure: ClientFailure): string =>
  describeFailure(failure).replace(kept, '');
