import { notReachable, type Problems, tokenMissing } from '../problem-row.ts';

export const accountProblems = {
  'token/invalid': {
    status: 401,
    title: 'The token is not valid',
    detail: 'Log in again.',
  },
  'token/expired': {
    status: 401,
    title: 'The token has expired',
    detail: 'Refresh it, or log in again.',
  },
  'token/revoked': {
    status: 401,
    title: 'The token was revoked',
    detail: 'Log in again.',
  },
  'token/disabled': {
    status: 401,
    title: 'The account is disabled',
    detail: 'Ask support about this account.',
  },
  'sign-in/provider-required': {
    status: 401,
    title: 'The school of this address wants another way to log in',
    detail: 'Log in by the provider that GET /v1/app/sign-in-rules/{domain} names.',
  },
  'sign-in/provider-not-allowed': {
    status: 401,
    title: 'This provider does not speak for addresses of this domain',
    detail: 'Log in as GET /v1/app/sign-in-rules/{domain} says.',
  },
  'token/unverifiable': notReachable,
  'session/required': tokenMissing,
  'account/not-opened': {
    status: 403,
    title: 'This person has no account yet',
    detail: 'Create it with PATCH /v1/app/users/me/ensure-profile, as the app does after each login.',
  },
  'account/second-factor-required': {
    status: 403,
    title: 'This account needs two-step login',
    detail: 'Set up an authenticator app, then log in with it.',
  },
  'account/recent-sign-in-required': {
    status: 403,
    title: 'This needs a recent login',
    detail: 'Log in again, and repeat the call within five minutes.',
  },
  'account/runs-alone': {
    status: 409,
    title: 'The caller is the only one who runs an organization',
    detail: 'Others belong to it. Name another customer or manager there, and repeat the call.',
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
  'device/code-unknown': {
    status: 404,
    title: 'No device shows this code',
    detail: 'It is mistyped, too old, or was answered already. Start again on the device.',
  },
  'device/browser-needed': {
    status: 403,
    title: 'This takes a browser',
    detail: 'A device cannot let another device in. Log in in a browser.',
  },
  'device/not-found': {
    status: 404,
    title: 'There is no such device',
    detail: 'The caller has no device of this id. It may have been logged out.',
  },
  'form/invalid': {
    status: 422,
    title: 'Some fields are not valid',
    detail: 'Nothing was changed. Each refused field is listed in errors.',
  },
} as const satisfies Problems;
