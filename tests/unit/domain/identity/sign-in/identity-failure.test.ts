import { expect, test } from 'vitest';
import { endsSession, identityCodes } from '#domain/identity/sign-in/identity-failure.ts';
import { signInMethodOf } from '#domain/identity/sign-in/sign-in-method.ts';

test('[AUT-8] only user-disabled and user-token-expired end the session', () => {
  const ending = identityCodes.filter((code) => endsSession({ kind: `identity/${code}` }));
  expect(ending.toSorted()).toEqual(['user-disabled', 'user-token-expired']);
  expect(endsSession({ kind: 'identity/unknown' })).toBe(false);
});

test('[AUT-5] the sign-in method is the ID of a federated provider, or email', () => {
  expect(['google.com', 'apple.com', 'password', 'emailLink', 'custom', ''].map(signInMethodOf)).toEqual([
    'google.com', 'apple.com', 'email', 'email', 'email', 'email',
  ]); // prettier-ignore
});
