import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { type FirebaseApp, openFirebaseApp } from '#adapters/firebase-admin/firebase-app.ts';
import { FirebaseTokenVerifier } from '#adapters/firebase-admin/firebase-token-verifier.ts';
import { type LocalIdentity, startLocalIdentity } from '#server/local/identity/local-identity.ts';

const claims = (overrides: object = {}): DecodedIdToken =>
  ({
    uid: 'ada',
    email: 'ada@lovelace.test',
    email_verified: true,
    name: 'Ada Lovelace',
    phone_number: '+15550102030',
    auth_time: 1_788_249_600,
    firebase: { sign_in_provider: 'google.com', sign_in_second_factor: 'totp', identities: {} },
    ...overrides,
  }) as unknown as DecodedIdToken;

const refusing = (code: string, message = 'no') =>
  new FirebaseTokenVerifier({
    verifyIdToken: () => Promise.reject(Object.assign(new Error(message), { code })),
  });

test('[SEC-1] every call checks for revocation and disabling', async () => {
  const verifyIdToken = vi.fn<Auth['verifyIdToken']>(() => Promise.resolve(claims()));
  const verifier = new FirebaseTokenVerifier({ verifyIdToken });
  await verifier.verify('token');
  await verifier.verify('token');
  expect(verifyIdToken.mock.calls).toEqual([
    ['token', true],
    ['token', true],
  ]);
});

test("[AUT-17] returns the token's user, method, and the real age of the sign-in", async () => {
  const now = () => 1_788_249_600_000 + 61_000;
  const verifier = new FirebaseTokenVerifier({ verifyIdToken: () => Promise.resolve(claims()) }, null, now);
  expect(await verifier.verify('token')).toEqual({
    ok: true,
    value: {
      id: 'ada',
      email: 'ada@lovelace.test',
      emailVerified: true,
      displayName: 'Ada Lovelace',
      phoneNumber: '+15550102030',
      signInMethod: 'google.com',
      signInAgeMs: 61_000,
      signedInAt: 1_788_249_600_000,
      secondFactor: true,
    },
  });
});

test('a missing claim is null, and an address without proof is unproved', async () => {
  const bare: unknown = {
    uid: 'ada',
    auth_time: 100,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  const verifyIdToken = () => Promise.resolve(bare as DecodedIdToken);
  const verifier = new FirebaseTokenVerifier({ verifyIdToken }, null, () => 99_000);
  expect(await verifier.verify('token')).toEqual({
    ok: true,
    value: {
      id: 'ada',
      email: null,
      emailVerified: false,
      displayName: null,
      phoneNumber: null,
      signInMethod: 'email',
      signInAgeMs: 0,
      signedInAt: 100_000,
      secondFactor: false,
    },
  });
});

test.each([
  ['auth/argument-error', 'token/invalid'],
  ['auth/id-token-expired', 'token/expired'],
  ['auth/id-token-revoked', 'token/revoked'],
  ['auth/user-not-found', 'token/revoked'],
  ['auth/user-disabled', 'token/disabled'],
  ['app/network-error', 'token/unverifiable'],
  ['app/network-timeout', 'token/unverifiable'],
  ['auth/internal-error', 'token/unverifiable'],
])('[SEC-1] %s is %s', async (code, kind) => {
  expect(await refusing(code).verify('token')).toEqual({ ok: false, error: { kind } });
});

test('keys that cannot be fetched do not make a token invalid', async () => {
  for (const message of [
    'Error fetching public keys for Google certs: 503',
    'Error while making request: x',
  ]) {
    expect(await refusing('auth/argument-error', message).verify('token')).toEqual({
      ok: false,
      error: { kind: 'token/unverifiable' },
    });
  }
});

test('our own errors are thrown', async () => {
  await expect(refusing('auth/invalid-uid').verify('token')).rejects.toThrow('no');
});

test.each(['auth/insufficient-permission', 'app/invalid-credential', 'auth/project-not-found'])(
  '[REL-5] if the identity service refuses us (%s), tokens are unverifiable and the operator is notified',
  async (code) => {
    const lines: string[] = [];
    const quiet = () => undefined;
    const log = { info: quiet, warn: quiet, error: (line: string) => void lines.push(line) };
    const verifyIdToken = () => Promise.reject(Object.assign(new Error('PERMISSION_DENIED'), { code }));
    const answer = await new FirebaseTokenVerifier({ verifyIdToken }, log).verify('token');
    expect(answer).toEqual({ ok: false, error: { kind: 'token/unverifiable' } });
    expect(lines).toEqual([expect.stringContaining('check the service account')]);
  },
);

test('[SEC-1] a token of a tenant is invalid, because we have no tenants', async () => {
  const firebase = { sign_in_provider: 'password', identities: {}, tenant: 'somebody-elses' };
  const verifier = new FirebaseTokenVerifier({
    verifyIdToken: () => Promise.resolve(claims({ firebase })),
  });
  expect(await verifier.verify('token')).toEqual({ ok: false, error: { kind: 'token/invalid' } });
});

test('[REL-5] a token is unverifiable if the identity service does not reply within five seconds', async () => {
  vi.useFakeTimers();
  const verifier = new FirebaseTokenVerifier({ verifyIdToken: () => new Promise(() => undefined) });
  const answer = verifier.verify('token');
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  expect(await answer).toEqual({ ok: false, error: { kind: 'token/unverifiable' } });
});

let identity: LocalIdentity;
let app: FirebaseApp;
beforeAll(async () => {
  identity = await startLocalIdentity({ projectId: 'demo-verifier' });
  app = openFirebaseApp({
    projectId: 'demo-verifier',
    credential: { kind: 'emulator', host: identity.adminHost },
  });
});
afterAll(async () => {
  await app.close();
  await identity.stop();
});

async function signUp(email: string): Promise<{ readonly idToken: string; readonly localId: string }> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signUp?key=fake-api-key';
  const response = await fetch(`http://${identity.adminHost}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse', returnSecureToken: true }),
  });
  return (await response.json()) as { idToken: string; localId: string };
}

test("[SEC-1] the identity service's tokens: valid, garbage, disabled, deleted", async () => {
  const verifier = new FirebaseTokenVerifier(app.auth);
  const { idToken, localId } = await signUp('grace@hopper.test');
  expect(await verifier.verify(idToken)).toMatchObject({
    ok: true,
    value: { id: localId, email: 'grace@hopper.test', emailVerified: false, signInMethod: 'email' },
  });
  for (const garbage of ['', 'x', `${idToken.split('.')[0]}.e30.`]) {
    expect(await verifier.verify(garbage)).toEqual({ ok: false, error: { kind: 'token/invalid' } });
  }
  await app.auth.updateUser(localId, { disabled: true });
  expect(await verifier.verify(idToken)).toEqual({ ok: false, error: { kind: 'token/disabled' } });
  await app.auth.deleteUser(localId);
  expect(await verifier.verify(idToken)).toEqual({ ok: false, error: { kind: 'token/revoked' } });
});

const unsigned = (payload: object | string): string =>
  [{ alg: 'none', typ: 'JWT' }, payload]
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
    .map((text) => `${Buffer.from(text).toString('base64url')}.`)
    .join('');

test('[SEC-1] a token that has no sign-in method or time, or is not JSON, is invalid (regression)', async () => {
  const verifier = new FirebaseTokenVerifier(app.auth);
  const { localId } = await signUp('forged@hopper.test');
  const now = Math.floor(Date.now() / 1000);
  const good = {
    iss: 'https://securetoken.google.com/demo-verifier',
    aud: 'demo-verifier',
    sub: localId,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  expect(await verifier.verify(unsigned(good))).toMatchObject({ ok: true, value: { id: localId } });
  const { firebase: _, ...unsaid } = good;
  const { auth_time: __, ...undated } = good;
  const forged = [unsaid, undated, { ...good, firebase: 'password' }, { ...good, firebase: {} }, 'no JSON'];
  for (const payload of forged) {
    expect([payload, await verifier.verify(unsigned(payload))]).toEqual([
      payload,
      { ok: false, error: { kind: 'token/invalid' } },
    ]);
  }
});

test('[REL-5] while the identity service is down the verifier is not ready, and a valid token is unverifiable', async () => {
  const { idToken } = await signUp('away@hopper.test');
  await app.ping();
  const away = openFirebaseApp({
    projectId: 'demo-verifier',
    credential: { kind: 'emulator', host: '127.0.0.1:9' },
  });
  await expect(away.ping()).rejects.toThrow('ECONNREFUSED');
  const answer = await new FirebaseTokenVerifier(away.auth).verify(idToken);
  expect(answer).toEqual({ ok: false, error: { kind: 'token/unverifiable' } });
  await away.close();
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = identity.adminHost;
});

test('[SEC-1] a real project is refused while the emulator is switched on', () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
  const open = () => openFirebaseApp({ projectId: 'blockyard', credential: { kind: 'application-default' } });
  expect(open).toThrow('FIREBASE_AUTH_EMULATOR_HOST');
});
