import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { UserRecord } from 'firebase-admin/auth';
import { type FirebaseApp, openFirebaseApp } from '#adapters/firebase-admin/firebase-app.ts';
import { FirebaseIdentityDirectory } from '#adapters/firebase-admin/firebase-identity-directory.ts';
import {
  isIdentityUnavailable,
  isIdentityRefusingUs,
} from '#adapters/firebase-admin/identity-unavailable.ts';
import { type LocalIdentity, startLocalIdentity } from '#server/local/identity/local-identity.ts';
import { anEmail } from '../../../builders/an-email.ts';
import { supported } from '../../../contract/identity/capability.ts';
import { identityDirectoryContract } from '../../../contract/identity/identity-directory.contract.ts';

const projectId = 'demo-directory';
const password = 'tide table';
const factor = {
  uid: 'factor-1',
  factorId: 'phone' as const,
  phoneNumber: '+15550102030',
  displayName: 'Phone',
};

let identity: LocalIdentity;
let app: FirebaseApp;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  identity = await startLocalIdentity({ projectId });
  app = openFirebaseApp({ projectId, credential: { kind: 'emulator', host: identity.adminHost } });
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
  await identity.stop();
});

async function call(name: string, body: object): Promise<{ readonly idToken: string }> {
  const path = `identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`;
  const response = await fetch(`http://${identity.adminHost}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as { idToken: string };
}

const heldOf = (user: UserRecord) => ({
  emailVerified: user.emailVerified,
  signInOptions: user.providerData.map(({ providerId }) => providerId),
  secondFactors: user.multiFactor?.enrolledFactors.length ?? 0,
  requiresPasswordSetup: user.customClaims?.['requiresPasswordSetup'] === true,
});

identityDirectoryContract(
  'FirebaseIdentityDirectory, on the identity emulator',
  async () => {
    const { auth } = app;
    let away: FirebaseApp | null = null;
    let directory = new FirebaseIdentityDirectory(auth);
    return {
      get directory() {
        return directory;
      },
      open: async ({ email, emailVerified = true, disabled, secondFactor, requiresPasswordSetup }) => {
        const { uid } = await auth.createUser({ email, emailVerified, password });
        const { idToken } = await call('signInWithPassword', { email, password });
        if (requiresPasswordSetup === true) await auth.setCustomUserClaims(uid, { requiresPasswordSetup });
        if (secondFactor === true) await auth.updateUser(uid, { multiFactor: { enrolledFactors: [factor] } });
        if (disabled === true) await auth.updateUser(uid, { disabled });
        return { id: uid, token: idToken };
      },
      held: (id) =>
        auth.getUser(id).then(heldOf, (error: { readonly code: string }) => {
          if (error.code === 'auth/user-not-found') return null;
          throw error;
        }),
      enter: async (token) => {
        const { idToken } = await call('signInWithCustomToken', { token });
        return { id: (await auth.verifyIdToken(idToken)).uid, token: idToken };
      },
      holds: (token) =>
        auth.verifyIdToken(token, true).then(
          () => true,
          () => false,
        ),
      wait: async () => {
        vi.setSystemTime(Date.now() + 5_000);
      },
      disconnect: async () => {
        away = openFirebaseApp({ projectId, credential: { kind: 'emulator', host: '127.0.0.1:9' } });
        directory = new FirebaseIdentityDirectory(away.auth);
      },
      close: async () => {
        await away?.close();
        process.env['FIREBASE_AUTH_EMULATOR_HOST'] = identity.adminHost;
        const { users } = await auth.listUsers();
        await auth.deleteUsers(users.map(({ uid }) => uid));
      },
    };
  },
  { disconnect: supported },
);

test('[REL-5] an unreachable identity service is an outage; its replies are not', async () => {
  const away = openFirebaseApp({ projectId, credential: { kind: 'emulator', host: '127.0.0.1:9' } });
  const failed = await new FirebaseIdentityDirectory(away.auth)
    .tokenForOwnerOf(anEmail())
    .catch((error: unknown) => error);
  await away.close();
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = identity.adminHost;
  const answered = await new FirebaseIdentityDirectory(app.auth)
    .endSessions('nobody')
    .catch((error: unknown) => error);
  expect([failed, answered].map(isIdentityUnavailable)).toEqual([true, false]);
  expect(isIdentityUnavailable(new Error('bug'))).toBe(false);
});

test('[REL-5] an identity service that refuses us is an outage, too, which needs an operator', () => {
  const said = (code: string, status?: number) =>
    Object.assign(new Error('no'), { code, ...(status === undefined ? {} : { httpResponse: { status } }) });
  const refusing = [said('auth/insufficient-permission'), said('auth/internal-error', 403)];
  const away = [said('auth/internal-error', 503), said('app/network-error')];
  expect([...refusing, ...away].map(isIdentityUnavailable)).toEqual([true, true, true, true]);
  expect([...refusing, ...away, new Error('bug')].map(isIdentityRefusingUs)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("[SEC-1] a stranger's sessions are revoked explicitly, not as a side effect of the service", async () => {
  const revokeRefreshTokens = vi.spyOn(app.auth, 'revokeRefreshTokens');
  const { uid } = await app.auth.createUser({ email: 'ada@lovelace.test', password });
  await new FirebaseIdentityDirectory(app.auth).tokenForOwnerOf(anEmail());
  expect(revokeRefreshTokens).toHaveBeenCalledExactlyOnceWith(uid);
  await app.auth.deleteUser(uid);
});
