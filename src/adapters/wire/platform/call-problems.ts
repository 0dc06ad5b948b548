import { notReachable, type Problems, tokenMissing } from '../problem-row.ts';

export const callProblems = {
  'call/version-required': {
    status: 428,
    title: 'The edit must name the version that it is based on',
    detail: 'Send the version that was read as If-Match, such as "3".',
  },
  'call/malformed': {
    status: 400,
    title: 'The request cannot be read',
    detail: 'Send a JSON object, or no body if the call takes none, to a well-formed address.',
  },
  'call/unauthenticated': tokenMissing,
  'call/no-such-path': {
    status: 404,
    title: 'There is nothing here',
    detail: 'The calls of this API are listed in /v1/openapi.json.',
  },
  'call/method-not-allowed': {
    status: 405,
    title: 'The method is not allowed for this address',
    detail: 'The header Allow names the ones that are.',
  },
  'call/too-slow': {
    status: 408,
    title: 'The request took too long to arrive',
    detail: 'Send it again.',
  },
  'call/idempotency-key-in-use': {
    status: 409,
    title: 'The same request is still being answered',
    detail: 'Repeat it with the same Idempotency-Key.',
    retryAfter: 1,
  },
  'call/body-too-large': {
    status: 413,
    title: 'The body is too large',
    detail: 'The body is larger than this call takes. Most take up to 64 KB.',
  },
  'call/media-type-unsupported': {
    status: 415,
    title: 'The media type of the body is not supported',
    detail: 'Send application/json.',
  },
  'call/headers-too-large': {
    status: 431,
    title: 'The headers are too large',
    detail: 'Send smaller ones.',
  },
  'call/idempotency-key-reused': {
    status: 422,
    title: 'The Idempotency-Key belongs to another request',
    detail: 'Make a new key for each new request.',
  },
  'call/too-many-requests': {
    status: 429,
    title: 'Too many requests',
    detail: 'The header Retry-After says how long to wait.',
  },
  'call/failed': {
    status: 500,
    title: 'Something went wrong on our side',
    detail: 'Support finds it by the request id.',
  },
  'call/overloaded': { ...notReachable, detail: 'It has too much to do. Try again in a few seconds.' },
  'call/dependency-away': notReachable,
} as const satisfies Problems;
