import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeStoredUser, newSessionUser, storable } from '#domain/identity/account/session-user.ts';

const ada = { id: 'ada', email: 'a@x.test', requiresPasswordSetup: true, signInMethod: 'apple.com' } as const;

test('[AUT-5] a session user has every field of the specification', () => {
  expect(Object.keys(newSessionUser(ada))).toEqual(expect.arrayContaining([
    'accessState', 'accountType', 'email', 'firstName', 'id', 'lastName', 'phoneNumber', 'refreshTimerId',
    'requiresPasswordSetup', 'schoolOrDistrict', 'signInMethod', 'token', 'trialDaysLeft',
  ])); // prettier-ignore
});

test('[LIC-1] a new session is in its trial until the account is read', () => {
  expect(newSessionUser(ada)).toMatchObject({ accessState: 'trial_active', accountType: 'customer' });
});

test('[AUT-5] the stored user has no token, and is read back unchanged', () => {
  const stored = storable({ ...newSessionUser(ada), token: { token: 'secret' }, refreshTimerId: 7 });
  const text = JSON.stringify(stored);
  expect(text).not.toContain('secret');
  expect(text).not.toMatch(/token|refreshTimerId/);
  expect(decodeStoredUser(JSON.parse(text))).toEqual(stored);
});

test.each([null, 'ada', 7, [], {}, { id: '' }, { id: 7 }])('%j is not a user', (value) => {
  expect(decodeStoredUser(value)).toBeNull();
});

test('reading anything from storage never throws, and never returns unknown values', () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.record({
      id: fc.constant('ada'),
      accessState: fc.jsonValue(),
      token: fc.jsonValue(),
      trialDaysLeft: fc.jsonValue(),
    }),
  );
  fc.assert(
    fc.property(value, (stored) => {
      const user = decodeStoredUser(stored);
      if (user === null) return;
      expect(Object.keys(user)).not.toContain('token');
      expect(typeof user.trialDaysLeft).toBe('number');
      expect([
        'trial_active',
        'trial_expired',
        'subscription_active',
        'subscription_expired',
        'renewal_coming',
      ]).toContain(user.accessState);
    }),
  );
});
