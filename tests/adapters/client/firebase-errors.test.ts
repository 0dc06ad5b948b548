import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { identityFailure } from '#adapters/firebase/firebase-errors.ts';
import { identityCodes } from '#domain/identity/identity-failure.ts';

const failureOf = (code: string) => identityFailure(new FirebaseError(code, 'Firebase: no'));

test.each(identityCodes)('the SDK’s auth/%s is the failure of that name', (code) => {
  expect(failureOf(`auth/${code}`)).toEqual({ kind: `identity/${code}` });
});

test.each([
  ['auth/weak-password', 'password-does-not-meet-requirements'],
  ['auth/timeout', 'network-request-failed'],
  ['auth/user-cancelled', 'popup-closed-by-user'],
  ['auth/invalid-refresh-token', 'invalid-user-token'],
  ['auth/missing-multi-factor-session', 'multi-factor-info-not-found'],
  ['auth/invalid-recaptcha-action', 'invalid-recaptcha-token'],
])('%s is a variant of %s', (code, known) => {
  expect(failureOf(code)).toEqual({ kind: `identity/${known}` });
});

test('a code that is not known keeps its name for the log', () => {
  expect(failureOf('auth/brand-new')).toEqual({ kind: 'identity/unknown', code: 'auth/brand-new' });
});

test.each([new TypeError('bug'), new FirebaseError('app/no-app', 'bug'), 'text'])(
  'what is no error of the SDK’s authentication is thrown on: %s',
  (error) => {
    expect(() => identityFailure(error)).toThrow(expect.toSatisfy((thrown: unknown) => thrown === error));
  },
);
