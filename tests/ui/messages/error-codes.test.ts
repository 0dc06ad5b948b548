import { describe, expect, test } from 'vitest';
import { problems } from '#adapters/wire/problems.ts';
import { identityCodes } from '#domain/identity/sign-in/identity-failure.ts';
import type { ClientFailure } from '#ui/messages/client-failure.ts';
import { describeFailure } from '#ui/messages/describe-failure.ts';
import { failures } from '#ui/messages/en/failures/failures.ts';
import { causes } from '../../../scripts/error-codes/causes.ts';
import { errorCodesPage } from '../../../scripts/error-codes/error-codes-page.ts';

const kinds = Object.keys(failures) as ClientFailure['kind'][];
const sentence = /^[A-Z].*[.?]$/su;

test('[AUT-11] the page of error codes matches the table of failures', async () => {
  await expect(await errorCodesPage()).toMatchFileSnapshot('../../../docs/error-codes.md');
  const refused = kinds.filter((kind) => kind in problems);
  expect([...Object.keys(causes), ...refused].sort()).toEqual(kinds.toSorted());
});

test('[AUT-11] every code of the specification, and any other code, has a text', () => {
  const known = identityCodes.map((code) => `identity/${code}`);
  expect(kinds).toEqual(expect.arrayContaining([...known, 'identity/unknown']));
});

describe.each(kinds)('%s', (kind) => {
  test('[AUT-11] says what happened and what to do next, in plain words and without its code', () => {
    const { says, next } = failures[kind];
    expect(says).toMatch(sentence);
    expect(next).toMatch(sentence);
    const code = kind.slice(kind.indexOf('/') + 1);
    expect(code.includes('-') && `${says} ${next}`.includes(code)).toBe(false);
    expect(`${says} ${next}`).not.toMatch(/auth\/|identity\/|!|\bOops\b/iu);
  });
});

test("[AUT-11] the provider's own code is never shown", () => {
  expect(describeFailure({ kind: 'identity/unknown', code: 'auth/internal-error' })).not.toContain(
    'internal',
  );
});

test.each([
  [59, 'Try again in 59 seconds.'],
  [90, 'Try again in 2 minutes.'],
  [840, 'Try again in 14 minutes.'],
  [86_400, 'Try again in 24 hours.'],
])('[SEC-3] [AUT-11] too many requests show the waiting time: %d s', (retryAfterSeconds, words) => {
  expect(describeFailure({ kind: 'service/too-many-requests', retryAfterSeconds })).toContain(words);
  const unknown = describeFailure({ kind: 'service/too-many-requests', retryAfterSeconds: null });
  expect(unknown).toContain('Wait a few minutes');
});

test('[AUT-10] a link without a key, without a code, or with an unknown mode has its own text', () => {
  const texts = (['api-key', 'code', 'mode'] as const).map((lacks) =>
    describeFailure({ kind: 'sign-in-link/invalid', lacks }),
  );
  expect(new Set(texts).size).toBe(3);
  for (const text of texts) expect(text).toContain(failures['sign-in-link/invalid'].next);
});

test('[SEC-3] [AUT-11] a limit on sign-in mails shows the remaining methods', () => {
  for (const retryAfterSeconds of [840, null]) {
    const words = describeFailure({ kind: 'sign-in-mail/limited', retryAfterSeconds });
    expect(words).toContain('your password, Google, Apple or the email you already have');
    expect(words).toContain(retryAfterSeconds === null ? 'a few minutes' : '14 minutes');
  }
});

test.each([
  [12, 'Your app shows a new code in 12 seconds.'],
  [1, 'Your app shows a new code in 1 second.'],
  [0, 'Type the code that your app shows now.'],
])('[AUT-18] a used code shows when the next one is available: %d s', (nextInSeconds, words) => {
  expect(describeFailure({ kind: 'authenticator-code/used', nextInSeconds })).toContain(words);
});

test.each([
  [4, '4 tries left'],
  [1, 'one try left'],
  [0, 'the last try'],
])('a wrong code shows the remaining tries: %d', (triesLeft, words) => {
  expect(describeFailure({ kind: 'sign-in-code/wrong', triesLeft })).toContain(words);
});

test('[AUT-12] the other sign-in method of an account is named with its address', () => {
  const kind = 'identity/account-exists-with-different-credential';
  expect(describeFailure({ kind, email: 'ada@lovelace.test' })).toContain('ada@lovelace.test already has');
  expect(describeFailure({ kind, email: null })).toContain('This address already has');
});

test('[CAL-5] the support ID is shown with the text', () => {
  expect(describeFailure({ kind: 'service/failed', requestId: 'r-1' })).toContain('r-1');
});
