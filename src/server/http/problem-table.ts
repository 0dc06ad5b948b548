import type { CallLimited } from '#application/service/limits/limit-calls.ts';
import type { PdfBusy } from '#application/service/ports/lesson-pdf.ts';
import type { TokenRefused } from '#application/service/ports/token-verifier.ts';
import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import type { FormInvalid } from '#domain/account/field-problem.ts';
import type { ClassroomRefusal } from '#domain/classrooms/classroom-refusals.ts';
import type { RecentSignInRequired } from '#domain/identity/recent-sign-in.ts';
import type { RecoveryCodeWrong, SecondFactorRequired } from '#domain/identity/second-factor.ts';
import type { SignInCodeRefused } from '#domain/identity/sign-in-code.ts';
import type { SignInLinkRefused } from '#domain/identity/sign-in-link.ts';
import { classroomRows } from './classroom-problems.ts';
import type { ProblemRow } from './problem-row.ts';

/** What the service's use cases can refuse. */
export type ServiceRefusal =
  | ClassroomRefusal
  | FormInvalid
  | TokenRefused
  | CallLimited
  | LessonNotFound
  | PdfBusy
  | RecentSignInRequired
  | RecoveryCodeWrong
  | SecondFactorRequired
  | SignInCodeRefused
  | SignInLinkRefused;

/** What can be wrong with a call before any use case sees it. */
type CallRefusal =
  | 'call/malformed'
  | 'call/unauthenticated'
  | 'call/no-such-path'
  | 'call/method-not-allowed'
  | 'call/too-slow'
  | 'call/body-too-large'
  | 'call/headers-too-large'
  | 'call/media-type-unsupported'
  | 'call/version-required'
  | 'call/idempotency-key-reused'
  | 'call/idempotency-key-in-use'
  | 'call/failed'
  | 'call/overloaded'
  | 'call/dependency-away';

export type ProblemKind = ServiceRefusal['kind'] | CallRefusal;

const notReachable: ProblemRow = {
  slug: 'unavailable',
  status: 503,
  title: 'The service cannot answer now',
  detail: 'Something that it depends on is not available. Try again in a few seconds.',
  retryAfter: 5,
};

/** Every problem that leaves the server: the only place where kinds become statuses and words (CAL-5). */
export const problemTable: Readonly<Record<ProblemKind, ProblemRow>> = {
  ...classroomRows,
  'call/version-required': {
    slug: 'version-required',
    status: 428,
    title: 'The edit must name the version that it is based on',
    detail: 'Send the version that was read as If-Match, such as "3".',
  },
  'call/malformed': {
    slug: 'malformed-request',
    status: 400,
    title: 'The request cannot be read',
    detail: 'Send well-formed JSON and a well-formed address.',
  },
  'call/unauthenticated': {
    slug: 'unauthenticated',
    status: 401,
    title: 'Sign in first',
    detail: 'This call needs a bearer token.',
  },
  'token/invalid': {
    slug: 'token-invalid',
    status: 401,
    title: 'The token is not valid',
    detail: 'Sign in again.',
  },
  'token/expired': {
    slug: 'token-expired',
    status: 401,
    title: 'The token has expired',
    detail: 'Refresh it, or sign in again.',
  },
  'token/revoked': {
    slug: 'token-revoked',
    status: 401,
    title: 'The token was revoked',
    detail: 'Sign in again.',
  },
  'token/disabled': {
    slug: 'account-disabled',
    status: 401,
    title: 'The account is disabled',
    detail: 'Ask support about this account.',
  },
  'token/unverifiable': notReachable,
  'account/second-factor-required': {
    slug: 'second-factor-required',
    status: 403,
    title: 'This account needs a second step at sign-in',
    detail: 'Set up an authenticator app, then sign in with it.',
  },
  'account/recent-sign-in-required': {
    slug: 'recent-sign-in-required',
    status: 403,
    title: 'This needs a recent sign-in',
    detail: 'Sign in again, and repeat the call within five minutes.',
  },
  'recovery-code/wrong': {
    slug: 'recovery-code-wrong',
    status: 422,
    title: 'The recovery code is not right',
    detail: 'Send the address of the account and one of its codes that was not used yet.',
  },
  'call/no-such-path': {
    slug: 'not-found',
    status: 404,
    title: 'There is nothing here',
    detail: 'The calls of this API are listed in /v1/openapi.json.',
  },
  'lesson/not-found': {
    slug: 'lesson-not-found',
    status: 404,
    title: 'There is no such lesson',
    detail: 'The published lessons are listed in /v1/app/lessons.',
  },
  'call/method-not-allowed': {
    slug: 'method-not-allowed',
    status: 405,
    title: 'The method is not allowed for this address',
    detail: 'The header Allow names the ones that are.',
  },
  'call/too-slow': {
    slug: 'request-timed-out',
    status: 408,
    title: 'The request took too long to arrive',
    detail: 'Send it again.',
  },
  'sign-in-code/wrong': {
    slug: 'sign-in-code-wrong',
    status: 422,
    title: 'The code is wrong',
    detail: 'The member triesLeft says how many tries are left.',
  },
  'sign-in-code/spent': {
    slug: 'sign-in-code-spent',
    status: 410,
    title: 'The code no longer works',
    detail: 'It is too old, was used, or has no tries left. Order another mail.',
  },
  'sign-in-code/link-needed': {
    slug: 'sign-in-code-link-needed',
    status: 403,
    title: 'The account asks for a second step',
    detail: 'Follow the link of the same mail: it leads to that step.',
  },
  'sign-in-code/disabled': {
    slug: 'sign-in-code-disabled',
    status: 403,
    title: 'The account is disabled',
    detail: 'Ask support about this account.',
  },
  'sign-in-link/other-address': {
    slug: 'sign-in-link-other-address',
    status: 422,
    title: 'The link was sent to another address',
    detail: 'Send the address that the mail went to.',
  },
  'sign-in-link/spent': {
    slug: 'sign-in-link-spent',
    status: 410,
    title: 'The link does not work any more',
    detail: 'A newer mail was sent, the code of its mail was used, or it is too old. Order another mail.',
  },
  'call/idempotency-key-in-use': {
    slug: 'idempotency-key-in-use',
    status: 409,
    title: 'The same request is still being answered',
    detail: 'Repeat it with the same Idempotency-Key.',
    retryAfter: 1,
  },
  'call/body-too-large': {
    slug: 'body-too-large',
    status: 413,
    title: 'The body is too large',
    detail: 'A body may have 64 KB.',
  },
  'call/media-type-unsupported': {
    slug: 'media-type-unsupported',
    status: 415,
    title: 'The media type of the body is not supported',
    detail: 'Send application/json.',
  },
  'form/invalid': {
    slug: 'form-invalid',
    status: 422,
    title: 'Some fields are not valid',
    detail: 'Nothing was changed. Each refused field is listed in errors.',
  },
  'call/headers-too-large': {
    slug: 'headers-too-large',
    status: 431,
    title: 'The headers are too large',
    detail: 'Send smaller ones.',
  },
  'call/idempotency-key-reused': {
    slug: 'idempotency-key-reused',
    status: 422,
    title: 'The Idempotency-Key belongs to another request',
    detail: 'Make a new key for each new request.',
  },
  'call/too-many-requests': {
    slug: 'too-many-requests',
    status: 429,
    title: 'Too many requests',
    detail: 'The header Retry-After says how long to wait.',
  },
  'call/failed': {
    slug: 'internal',
    status: 500,
    title: 'Something went wrong on our side',
    detail: 'Support finds it by the request id.',
  },
  'lesson/paper-busy': {
    ...notReachable,
    detail: 'Many lessons are being printed right now. Try again in a few seconds.',
  },
  'call/overloaded': { ...notReachable, detail: 'It has too much to do. Try again in a few seconds.' },
  'call/dependency-away': notReachable,
};

/** Words for API readers; people read those of the page. */
export const fieldDetails = {
  required: 'This field is needed.',
  'too-long': 'This is longer than the field may be.',
  malformed: 'This does not have the form that the field needs.',
  'unknown-value': 'This is none of the values that the field knows.',
  'too-early': 'This is before the date it must follow.',
  'unknown-field': 'This call has no such field.',
} as const;
