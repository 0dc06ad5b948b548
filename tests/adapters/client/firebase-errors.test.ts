import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { identityFailure } from '#adapters/firebase/firebase-errors.ts';
import { identityCodes } from '#domain/identity/sign-in/identity-failure.ts';

const failureOf = (code: string) => identityFailure(new FirebaseError(code, 'Firebase: no'));

test.each(identityCodes)("the SDK's auth/%s becomes the failure of that name", (code) => {
  expect(failureOf(`auth/${code}`).kind).toBe(`identity/${code}`);
});

test('[AUT-12] an account with another sign-in method is reported with its address, if the SDK returns it', () => {
  const kind = 'identity/account-exists-with-different-credential';
  const code = 'auth/account-exists-with-different-credential';
  expect(failureOf(code)).toEqual({ kind, email: null });
  const error = new FirebaseError(code, 'Firebase: no', { email: 'ada@lovelace.test' });
  expect(identityFailure(error)).toEqual({ kind, email: 'ada@lovelace.test' });
});

test.each([
  ['auth/weak-password', 'password-does-not-meet-requirements'],
  ['auth/timeout', 'network-request-failed'],
  ['auth/user-cancelled', 'popup-closed-by-user'],
  ['auth/invalid-refresh-token', 'invalid-user-token'],
  ['auth/missing-multi-factor-session', 'multi-factor-info-not-found'],
  ['auth/invalid-recaptcha-action', 'invalid-recaptcha-token'],
  ['auth/redirect-cancelled-by-user', 'popup-closed-by-user'],
  ['auth/totp-challenge-timeout', 'code-expired'],
  ['auth/operation-not-supported-in-this-environment', 'web-storage-unsupported'],
  ['auth/auth-domain-config-required', 'unauthorized-domain'],
])('%s is a variant of %s', (code, known) => {
  expect(failureOf(code)).toEqual({ kind: `identity/${known}` });
});

test('an unknown code keeps its name for the log', () => {
  expect(failureOf('auth/brand-new')).toEqual({ kind: 'identity/unknown', code: 'auth/brand-new' });
});

test.each([new TypeError('bug'), new FirebaseError('app/no-app', 'bug'), 'text'])(
  "an error that is not from the SDK's authentication is thrown: %s",
  (error) => {
    expect(() => identityFailure(error)).toThrow(expect.toSatisfy((thrown: unknown) => thrown === error));
  },
);
