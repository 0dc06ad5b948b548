import { connectAuthEmulator } from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { FirebaseIdentityProvider } from '#adapters/firebase/firebase-identity-provider.ts';
import { type FirebaseOptions, FirebaseSdk } from '#adapters/firebase/firebase-sdk.ts';
import { type LocalIdentity, startLocalIdentity } from '#server/local/identity/local-identity.ts';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };

let service: LocalIdentity;
beforeAll(async () => {
  service = await startLocalIdentity({ projectId: 'demo-test' });
});
beforeEach(() => service.reset());
afterAll(() => service.stop());

function aTab(overrides: Partial<FirebaseOptions> = {}): FirebaseIdentityProvider {
  const sdk = new FirebaseSdk({
    config: { apiKey: 'local', authDomain: 'localhost', projectId: 'demo-test' },
    mode: 'memory',
    redirect: async () => (auth) =>
      connectAuthEmulator(auth, `http://${service.adminHost}`, { disableWarnings: true }),
    ...overrides,
  });
  onTestFinished(() => sdk.close());
  return new FirebaseIdentityProvider(sdk);
}

const strict = {
  enforcementState: 'ENFORCE',
  customStrengthOptions: {
    minPasswordLength: 12,
    maxPasswordLength: 64,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
  allowedNonAlphanumericCharacters: ['!', '-'],
} as const;

test('[AUT-9] reads every rule of the policy', async () => {
  await service.setPasswordPolicy({ ...strict, allowedNonAlphanumericCharacters: ['!', '-'] });
  expect(await aTab().passwordPolicy()).toEqual({
    ok: true,
    value: {
      minLength: 12,
      maxLength: 64,
      lowercase: true,
      uppercase: true,
      numeric: true,
      nonAlphanumeric: true,
      allowedNonAlphanumeric: '!-',
      enforcement: 'ENFORCE',
    },
  });
});

test('[AUT-9] caches the policy, and reads it again after a password was refused', async () => {
  const tab = aTab();
  expect(await tab.passwordPolicy()).toMatchObject({ value: { minLength: 6, enforcement: 'OFF' } });
  await service.setPasswordPolicy({
    enforcementState: 'ENFORCE',
    customStrengthOptions: { minPasswordLength: 12 },
  });
  expect(await tab.passwordPolicy()).toMatchObject({ value: { minLength: 6 } });
  expect(await tab.signUp({ ...ada, password: 'short-one' })).toEqual({
    ok: false,
    error: { kind: 'identity/password-does-not-meet-requirements' },
  });
  expect(await tab.passwordPolicy()).toMatchObject({ value: { minLength: 12, enforcement: 'ENFORCE' } });
});

test('[AUT-9] a policy with an unknown schema version is an error, and is read again', async () => {
  const tab = aTab();
  await service.setPasswordPolicy({ schemaVersion: 2 });
  expect(await tab.passwordPolicy()).toEqual({
    ok: false,
    error: { kind: 'password-policy/unsupported', schemaVersion: null },
  });
  await service.setPasswordPolicy({ schemaVersion: 1 });
  expect(await tab.passwordPolicy()).toMatchObject({ ok: true });
});

test.each([
  ['TOKEN_EXPIRED', 'identity/user-token-expired', true],
  ['USER_DISABLED', 'identity/user-disabled', true],
  ['INVALID_REFRESH_TOKEN', 'identity/invalid-user-token', false],
] as const)('[AUT-8] a refresh with the reply %s is %s', async (message, kind, signedOut) => {
  const tab = aTab();
  await tab.signUp(ada);
  service.faults.add({ match: '/v1/token', message });
  expect(await tab.token({ force: true })).toEqual({ ok: false, error: { kind } });
  expect(tab.current() === null).toBe(signedOut);
});

test('a sign-up on this page is reported as such, and a stopped listener is not called', async () => {
  const tab = aTab();
  const received: (boolean | null)[] = [];
  const end = tab.watch((change) => received.push(change?.here ?? null));
  await tab.ready();
  await tab.signUp(ada);
  await tab.signOut();
  end();
  await tab.signIn(ada);
  expect(received).toEqual([null, true, null]);
});

test("the token expires after an hour by this machine's clock", async () => {
  const tab = aTab();
  const before = Date.now();
  await tab.signUp(ada);
  const token = await tab.token({ force: false });
  const left = token.ok ? token.value.expiresAt - before : 0;
  expect(left).toBeGreaterThanOrEqual(3_600_000);
  expect(left).toBeLessThan(3_660_000);
});

test('a failed connection is retried', async () => {
  let tries = 0;
  const tab = aTab({
    redirect: async () => {
      tries += 1;
      if (tries === 1) throw new Error('no script');
      return (auth) => connectAuthEmulator(auth, `http://${service.adminHost}`, { disableWarnings: true });
    },
  });
  await expect(tab.ready()).rejects.toThrow('no script');
  await expect(tab.ready()).resolves.toBeUndefined();
});
