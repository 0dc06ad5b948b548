import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp as initializeAdminApp } from 'firebase-admin/app';
import { getAuth as getAdminAuth } from 'firebase-admin/auth';
import {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  validatePassword,
  type Auth,
} from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startLocalIdentity, type LocalIdentity } from '#server/local/identity/local-identity.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { identityClient } from './identity-client.ts';

const projectId = 'demo-test';
const email = 'ann@school.example';
const password = 'crane-and-dock-7';

async function started(dataFile: string): Promise<LocalIdentity> {
  const identity = await startLocalIdentity({ projectId, dataFile });
  onTestFinished(() => identity.stop());
  return identity;
}

function adminOf(host: string) {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', host);
  onTestFinished(() => void vi.unstubAllEnvs());
  const app = initializeAdminApp({ projectId }, `admin-${host}`);
  onTestFinished(() => deleteApp(app));
  return getAdminAuth(app);
}

function signUpByWire(host: string): Promise<Response> {
  return fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
}

describe('the calls of a client', () => {
  let identity: LocalIdentity;
  let auth: Auth;

  beforeAll(async () => {
    identity = await startLocalIdentity({ projectId });
  });
  beforeEach(async () => {
    await identity.reset();
    auth = identityClient(identity.adminHost);
  });
  afterAll(() => identity.stop());

  test('signs up and signs in with a password, and admin verifies the token', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const again = await signInWithEmailAndPassword(auth, email, password);
    const token = await adminOf(identity.adminHost).verifyIdToken(await again.user.getIdToken(), true);
    expect(token).toMatchObject({ uid: user.uid, email });
  });

  test('does not distinguish an unknown address from a wrong password', async () => {
    await createUserWithEmailAndPassword(auth, email, password);
    const wrong = signInWithEmailAndPassword(auth, email, 'wrong-password');
    await expect(wrong).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    const unknown = signInWithEmailAndPassword(auth, 'nobody@school.example', password);
    await expect(unknown).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  });

  test('signs in by a link that admin created, once', async () => {
    const settings = { url: 'http://localhost:3000/login', handleCodeInApp: true };
    const link = await adminOf(identity.adminHost).generateSignInWithEmailLink(email, settings);
    expect((await signInWithEmailLink(auth, email, link)).user.email).toBe(email);
    const second = signInWithEmailLink(auth, email, link);
    await expect(second).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
  });

  test('signs in with a Google account from the popup', async () => {
    const claims = { sub: 'g-1', email, email_verified: true, name: 'Ann Lee' };
    const credential = GoogleAuthProvider.credential(JSON.stringify(claims));
    const { user } = await signInWithCredential(auth, credential);
    expect(user).toMatchObject({ email, displayName: 'Ann Lee' });
  });

  test('returns the password policy and enforces it at sign-up', async () => {
    await identity.setPasswordPolicy({
      enforcementState: 'ENFORCE',
      customStrengthOptions: { minPasswordLength: 10, containsNumericCharacter: true },
    });
    const status = await validatePassword(auth, 'short');
    expect(status).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: false,
      containsNumericCharacter: false,
    });
    const weak = createUserWithEmailAndPassword(auth, email, 'long-without-digit');
    await expect(weak).rejects.toMatchObject({ code: 'auth/password-does-not-meet-requirements' });
    await expect(createUserWithEmailAndPassword(auth, email, password)).resolves.toBeDefined();
  });

  test('an audited policy forbids nothing', async () => {
    await identity.setPasswordPolicy({
      enforcementState: 'AUDIT',
      customStrengthOptions: { minPasswordLength: 20 },
    });
    await expect(createUserWithEmailAndPassword(auth, email, password)).resolves.toBeDefined();
  });

  test('answers the recaptcha and revocation calls that the emulator lacks', async () => {
    const base = `http://${identity.adminHost}/identitytoolkit.googleapis.com/v2`;
    const recaptcha = await fetch(`${base}/recaptchaConfig?key=local`);
    expect(await recaptcha.json()).toHaveProperty('recaptchaEnforcementState');
    const revoked = await fetch(`${base}/accounts:revokeToken?key=local`, { method: 'POST', body: '{}' });
    expect(revoked.status).toBe(200);
  });

  test('a fault affects its number of calls, then ends', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    identity.faults.add({ match: '/v1/token', message: 'INVALID_REFRESH_TOKEN', times: 2 });
    for (let call = 0; call < 2; call += 1) {
      await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/invalid-refresh-token' });
    }
    await expect(user.getIdToken(true)).resolves.toBeTypeOf('string');
    expect(identity.faults.list()).toEqual([]);
  });

  test('a fault can cut the connection', async () => {
    identity.faults.add({ match: 'accounts:signUp', drop: true });
    const cut = createUserWithEmailAndPassword(auth, email, password);
    await expect(cut).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  });

  test('reset deletes accounts, links, faults and the policy', async () => {
    const settings = { url: 'http://localhost:3000/login', handleCodeInApp: true };
    const link = await adminOf(identity.adminHost).generateSignInWithEmailLink(email, settings);
    await createUserWithEmailAndPassword(auth, email, password);
    await identity.setPasswordPolicy({ enforcementState: 'ENFORCE' });
    identity.faults.add({ match: 'accounts:signUp', message: 'TOO_MANY_ATTEMPTS_TRY_LATER' });
    await identity.reset();
    expect(identity.passwordPolicy().enforcementState).toBe('OFF');
    await expect(signInWithEmailLink(auth, email, link)).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
    await expect(createUserWithEmailAndPassword(auth, email, password)).resolves.toBeDefined();
  });
});

describe('the pages of the popup', () => {
  test('need only this origin, and escape account data', async () => {
    const identity = await startLocalIdentity({ projectId });
    onTestFinished(() => identity.stop());
    const claims = { sub: 'g-1', email, email_verified: true, name: '<img src=x onerror=alert(1)>' };
    await signInWithCredential(
      identityClient(identity.adminHost),
      GoogleAuthProvider.credential(JSON.stringify(claims)),
    );
    const base = `http://${identity.adminHost}`;
    const page = await (
      await fetch(`${base}/emulator/auth/handler?apiKey=local&providerId=google.com`)
    ).text();
    const relay = await (await fetch(`${base}/emulator/auth/iframe?apiKey=local&appName=a`)).text();
    expect(page + relay).not.toMatch(/https?:\/\//);
    expect(page).not.toContain('<img');
    expect(page).toContain('This is not Google');
    expect(relay).toContain('/dev/identity/gapi.js');
    const linked = Array.from((page + relay).matchAll(/(?:src|href)="([^"]+)"/g), (match) => match[1] ?? '');
    // The icon belongs to the product and has the same origin.
    const files = linked.filter((file) => file !== '/favicon.svg');
    expect(files.length).toBeGreaterThanOrEqual(4);
    expect(files.filter((file) => !identity.owns(file))).toEqual([]);
    const statuses = await Promise.all(files.map(async (file) => (await fetch(`${base}${file}`)).status));
    expect(statuses).toEqual(files.map(() => 200));
  });

  test('are distinguished from the paths of the app and of the console', async () => {
    const identity = await startLocalIdentity({ projectId });
    onTestFinished(() => identity.stop());
    const own = ['/identitytoolkit.googleapis.com/v1/accounts:signUp?key=a', '/emulator/action?mode=signIn'];
    expect(own.map((url) => identity.owns(url))).toEqual([true, true]);
    const others = ['/', '/v1/app/users/me', '/dev', '/dev/identity/faults', '/emulators'];
    expect(others.map((url) => identity.owns(url))).toEqual(others.map(() => false));
  });

  test('the handler serves calls when mounted on another server', async () => {
    const identity = await startLocalIdentity({ projectId });
    const server = createServer(identity.handler).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(async () => {
      server.close();
      server.closeAllConnections();
      await identity.stop();
    });
    const address = server.address();
    const port = address === null || typeof address === 'string' ? 0 : address.port;
    const { user } = await createUserWithEmailAndPassword(
      identityClient(`127.0.0.1:${port}`),
      email,
      password,
    );
    expect(user.email).toBe(email);
  });
});

describe('[REL-1] acknowledged data is stored', () => {
  test('accounts, sessions and links survive a restart', async () => {
    const file = join(temporaryFolder(), 'accounts.json');
    const first = await started(file);
    const { user } = await createUserWithEmailAndPassword(identityClient(first.adminHost), email, password);
    const settings = { url: 'http://localhost:3000/login', handleCodeInApp: true };
    const link = await adminOf(first.adminHost).generateSignInWithEmailLink('bo@school.example', settings);

    const second = await started(file);
    const auth = identityClient(second.adminHost);
    expect((await signInWithEmailAndPassword(auth, email, password)).user.uid).toBe(user.uid);
    const token = await user.getIdToken();
    expect(await adminOf(second.adminHost).verifyIdToken(token, true)).toMatchObject({ uid: user.uid });
    expect((await signInWithEmailLink(auth, 'bo@school.example', link)).user.email).toBe('bo@school.example');
  });

  test('the file has the account before the client gets the reply', async () => {
    const file = join(temporaryFolder(), 'accounts.json');
    const identity = await started(file);
    const answer = await signUpByWire(identity.adminHost);
    expect(readFileSync(file, 'utf8')).toContain(email);
    expect(answer.status).toBe(200);
  });

  test('an account that cannot be written is refused with a message, and the next one is stored', async () => {
    const folder = join(temporaryFolder(), 'data');
    const identity = await started(join(folder, 'accounts.json'));
    writeFileSync(folder, 'a file where the folder should be');
    const refused = await signUpByWire(identity.adminHost);
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { error: { message: expect.stringContaining('Is the disk full?') } },
    ]);
    rmSync(folder);
    const path = `http://${identity.adminHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    });
    expect([answer.status, readFileSync(join(folder, 'accounts.json'), 'utf8')]).toEqual([
      200,
      expect.stringContaining(email),
    ]);
  });

  test('nothing is lost when the process is killed right after its reply', async () => {
    const file = join(temporaryFolder(), 'accounts.json');
    const script = fileURLToPath(new URL('./run-identity.ts', import.meta.url));
    const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [host] = (await once(createInterface(child.stdout), 'line')) as [string];
    const answer = await signUpByWire(host);
    child.kill('SIGKILL');
    expect(answer.status).toBe(200);
    await once(child, 'exit');

    const again = await started(file);
    const { user } = await signInWithEmailAndPassword(identityClient(again.adminHost), email, password);
    expect(user.email).toBe(email);
  });

  test.each([
    ['broken', '{"version":1,'],
    ['of another version', '{"version":99}'],
    [
      'of another project',
      '{"version":1,"projectId":"demo-other","config":{},"policy":{"schemaVersion":1,"enforcementState":"OFF","customStrengthOptions":{},"allowedNonAlphanumericCharacters":[],"forceUpgradeOnSignin":false},"users":[],"oobCodes":[],"phoneCodes":[]}',
    ],
  ])('a file that is %s stops the start and says what to do', async (_what, text) => {
    const file = join(temporaryFolder(), 'accounts.json');
    writeFileSync(file, text);
    const start = startLocalIdentity({ projectId, dataFile: file });
    await expect(start).rejects.toThrow(/Delete the file, or move it away, and start again/);
    await expect(start).rejects.toThrow(file);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
