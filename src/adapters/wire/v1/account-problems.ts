import { notReachable, type Problems, signInFirst } from './problem-row.ts';

/** What is refused to people by who they are, and by how they prove it. */
export const accountProblems = {
  'token/invalid': {
    status: 401,
    title: 'The token is not valid',
    detail: 'Sign in again.',
  },
  'token/expired': {
    status: 401,
    title: 'The token has expired',
    detail: 'Refresh it, or sign in again.',
  },
  'token/revoked': {
    status: 401,
    title: 'The token was revoked',
    detail: 'Sign in again.',
  },
  'token/disabled': {
    status: 401,
    title: 'The account is disabled',
    detail: 'Ask support about this account.',
  },
  'token/unverifiable': notReachable,
  'session/required': signInFirst,
  'account/not-opened': {
    status: 403,
    title: 'This person has no account yet',
    detail: 'Signing in opens it: PATCH /v1/app/users/me/ensure-profile.',
  },
  'account/second-factor-required': {
    status: 403,
    title: 'This account needs a second step at sign-in',
    detail: 'Set up an authenticator app, then sign in with it.',
  },
  'account/recent-sign-in-required': {
    status: 403,
    title: 'This needs a recent sign-in',
    detail: 'Sign in again, and repeat the call within five minutes.',
  },
  'recovery-code/wrong': {
    status: 422,
    title: 'The recovery code is not right',
    detail: 'Send the address of the account and one of its codes that was not used yet.',
  },
  'sign-in-code/wrong': {
    status: 422,
    title: 'The code is wrong',
    detail: 'The member triesLeft says how many tries are left.',
  },
  'sign-in-code/spent': {
    status: 410,
    title: 'The code no longer works',
    detail: 'It is too old, was used, or has no tries left. Order another email.',
  },
  'sign-in-code/link-needed': {
    status: 403,
    title: 'The account asks for a second step',
    detail: 'Follow the link of the same email: it leads to that step.',
  },
  'sign-in-code/disabled': {
    status: 403,
    title: 'The account is disabled',
    detail: 'Ask support about this account.',
  },
  'sign-in-link/other-address': {
    status: 422,
    title: 'The link was sent to another address',
    detail: 'Send the address that the email went to.',
  },
  'sign-in-link/spent': {
    status: 410,
    title: 'The link does not work any more',
    detail:
      'A newer email was sent, the code of the same email was used, or the link is too old. Order another email.',
  },
  'form/invalid': {
    status: 422,
    title: 'Some fields are not valid',
    detail: 'Nothing was changed. Each refused field is listed in errors.',
  },
} as const satisfies Problems;
