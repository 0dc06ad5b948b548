import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFirebaseApp } from '#adapters/firebase-admin/firebase-app.ts';
import { FirebaseIdentityDirectory } from '#adapters/firebase-admin/firebase-identity-directory.ts';
import { FirebaseTokenVerifier } from '#adapters/firebase-admin/firebase-token-verifier.ts';
import { credentialSeal, keyIn } from '#server/local/identity/credential-seal.ts';
import { startLocalIdentity } from '#server/local/identity/local-identity.ts';
import { sealedDirectory, sealedVerifier } from '#server/local/identity/sealed-ports.ts';
import { anEmail } from '../../../builders/an-email.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const credentials = { email: 'victim@school.example', password: 'crane-and-dock-7' };
type Session = { readonly idToken: string; readonly refreshToken: string; readonly localId: string };

const forged = (claims: object): string => `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(claims)}.`;

const projectId = 'demo-test';

async function started(folder: string) {
  const seal = credentialSeal(keyIn(join(folder, 'identity.key')));
  const identity = await startLocalIdentity({ projectId, dataFile: join(folder, 'identity.json'), seal });
  const app = openFirebaseApp({ projectId, credential: { kind: 'emulator', host: identity.adminHost } });
  const post = async (path: string, body: object) => {
    const reply = await fetch(`http://${identity.adminHost}/${path}?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await reply.json()) as Record<string, string> & { error?: { message: string } };
  };
  const verifier = sealedVerifier(new FirebaseTokenVerifier(app.auth), seal);
  return {
    directory: sealedDirectory(new FirebaseIdentityDirectory(app.auth), seal),
    verify: (token: string) => verifier.verify(token),
    accounts: (method: string, body: object) =>
      post(`identitytoolkit.googleapis.com/v1/accounts:${method}`, body),
    refresh: (refreshToken: string) =>
      post('securetoken.googleapis.com/v1/token', { grantType: 'refresh_token', refreshToken }),
    stop: async () => {
      await app.close();
      await identity.stop();
    },
  };
}

test('[SEC-1] a token that this computer did not sign is refused, for any content', async () => {
  const { accounts, refresh, verify, stop } = await started(temporaryFolder());
  onTestFinished(stop);
  const signUp = await accounts('signUp', { ...credentials, returnSecureToken: true });
  const session = signUp as unknown as Session;
  expect(await verify(session.idToken)).toMatchObject({ ok: true, value: { id: session.localId } });

  const claims = claimsOf(session.idToken);
  const [head = '', , signature = ''] = session.idToken.split('.');
  const other = credentialSeal(Buffer.alloc(32, 7));
  const others = [
    forged(claims),
    `${head}.${base64url({ ...claims, email_verified: true })}.${signature}`,
    `${head}.${base64url(claims)}.`,
    other.signed(forged(claims)),
  ];
  for (const token of others) {
    expect([token, await verify(token)]).toEqual([token, { ok: false, error: { kind: 'token/invalid' } }]);
    for (const method of ['lookup', 'update', 'delete']) {
      const refused = await accounts(method, { idToken: token, displayName: 'Mallory' });
      expect([method, refused.error?.message]).toEqual([method, 'INVALID_ID_TOKEN']);
    }
  }

  const record = JSON.parse(Buffer.from(session.refreshToken, 'base64').toString()) as object;
  const { seal: _seal, ...unsealed } = record as { seal?: string };
  for (const each of [unsealed, { ...record, localId: 'somebody-else' }]) {
    const refused = await refresh(Buffer.from(JSON.stringify(each)).toString('base64'));
    expect(refused.error?.message).toBe('INVALID_REFRESH_TOKEN');
  }

  const aud = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
  const custom = [forged({ aud, uid: session.localId }), JSON.stringify({ uid: session.localId })];
  for (const token of custom) {
    const refused = await accounts('signInWithCustomToken', { token, returnSecureToken: true });
    expect(refused.error?.message).toMatch(/^INVALID_CUSTOM_TOKEN/);
  }
});

test('[REL-1] the key is stored, so that no one has to sign in again after a restart', async () => {
  const folder = temporaryFolder();
  const first = await started(folder);
  const signUp = await first.accounts('signUp', { ...credentials, returnSecureToken: true });
  const session = signUp as unknown as Session;
  await first.stop();

  const again = await started(folder);
  onTestFinished(again.stop);
  expect(await again.verify(session.idToken)).toMatchObject({ ok: true });
  const fresh = await again.refresh(session.refreshToken);
  for (const field of ['id_token', 'access_token']) {
    expect([field, await again.verify(fresh[field] ?? '')]).toMatchObject([field, { ok: true }]);
  }
  expect((await again.refresh(fresh['refresh_token'] ?? '')).error).toBeUndefined();
  expect((await again.accounts('lookup', { idToken: fresh['id_token'] })).error).toBeUndefined();
});

test('[AUT-1] a person who proved a mailbox signs in with our token', async () => {
  const { accounts, directory, verify, stop } = await started(temporaryFolder());
  onTestFinished(stop);
  const made = await directory.tokenForOwnerOf(anEmail());
  const token = made.ok ? made.value : '';
  const { idToken = '' } = await accounts('signInWithCustomToken', { token, returnSecureToken: true });
  expect(await verify(idToken)).toMatchObject({ ok: true, value: { email: 'ada@lovelace.test' } });
});

test('[REL-1] the key is created once; a file without one stops the start and says what to do', () => {
  const file = join(temporaryFolder(), 'identity.key');
  expect(keyIn(file)).toEqual(keyIn(file));
  writeFileSync(file, 'no key');
  expect(() => keyIn(file)).toThrow(`${file} contains no key. Delete it`);
});
