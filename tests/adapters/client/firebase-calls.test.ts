import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { connectAuthEmulator } from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { customAppCheck } from '#adapters/firebase/app-check.ts';
import { FirebaseIdentityAccount } from '#adapters/firebase/firebase-identity-account.ts';
import { FirebaseIdentityProvider } from '#adapters/firebase/firebase-identity-provider.ts';
import { FirebaseMailedLinks } from '#adapters/firebase/firebase-mailed-links.ts';
import { type FirebaseOptions, FirebaseSdk } from '#adapters/firebase/firebase-sdk.ts';
import { type LocalIdentity, startLocalIdentity } from '#server/local/identity/local-identity.ts';
import { standInWindow } from '../../contract/client/stand-in-window.ts';
import { type RecordedCall, startRecordingProxy } from './recording-proxy.ts';

const projectId = 'demo-test';
const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };
const toolkit = '/identitytoolkit.googleapis.com';

let service: LocalIdentity;
beforeAll(async () => {
  service = await startLocalIdentity({ projectId });
});
beforeEach(() => service.reset());
afterAll(() => service.stop());

async function aRecordedTab(
  overrides: Partial<FirebaseOptions> = {},
  beforeAnswer?: (call: RecordedCall) => Promise<void>,
) {
  const proxy = await startRecordingProxy(`http://${service.adminHost}`, beforeAnswer);
  const provider = standInWindow();
  const sdk = new FirebaseSdk({
    config: { apiKey: 'key-1', authDomain: 'localhost', projectId, appId: '1:23:web:4' },
    mode: 'memory',
    redirect: async () => (auth) => {
      connectAuthEmulator(auth, proxy.origin, { disableWarnings: true });
      // The SDK's test setting replaces reCAPTCHA, so that no script of Google is loaded.
      auth.settings.appVerificationDisabledForTesting = true;
    },
    window: provider.window,
    ...overrides,
  });
  onTestFinished(async () => {
    await sdk.close();
    proxy.stop();
  });
  return {
    identity: new FirebaseIdentityProvider(sdk),
    account: new FirebaseIdentityAccount(sdk),
    links: new FirebaseMailedLinks(sdk),
    answerPopup: provider.answer,
    calls: proxy.calls,
  };
}

const admin = () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', service.adminHost);
  const app = initializeApp({ projectId });
  onTestFinished(() => deleteApp(app));
  return getAuth(app);
};

const bodiesOf = (calls: readonly RecordedCall[], name: string): readonly (readonly string[])[] =>
  calls.filter(({ call }) => call === name).map(({ body }) => Object.keys(body));

test('[CAL-4] the identity calls are sent as specified, each with key, version, locale, app and proof', async () => {
  const proof = { token: 'we-are-ours', expireTimeMillis: Date.now() + 3_600_000 };
  const appCheck = async () => customAppCheck({ getToken: async () => proof });
  const tab = await aRecordedTab({ recaptcha: true, appCheck });
  const directory = admin();
  await tab.identity.ready();
  await tab.identity.passwordPolicy();
  await tab.identity.signUp(ada);
  await tab.identity.signOut();
  await tab.identity.signIn(ada);
  await tab.identity.token({ force: true });
  tab.answerPopup('google.com', { email: 'ada@gmail.test', displayName: 'Ada' });
  await tab.account.connect('google.com');
  await tab.identity.sendPasswordReset(ada.email);
  const reset = new URL(await directory.generatePasswordResetLink(ada.email)).searchParams.get('oobCode');
  await tab.links.resetPassword(reset ?? '', 'analytical-engine');
  const link = await directory.generateSignInWithEmailLink('grace@hopper.test', {
    url: 'http://localhost/login',
    handleCodeInApp: true,
  });
  await tab.identity.signInWithLink('grace@hopper.test', link);
  tab.answerPopup('apple.com', { email: 'joan@clarke.test', displayName: 'Joan' });
  await tab.identity.signInWithProvider('apple.com');
  await tab.account.setPassword('analytical-engine');
  tab.answerPopup('apple.com', { email: 'joan@clarke.test', displayName: 'Joan' });
  await tab.account.confirmByProvider('apple.com');
  await tab.account.withdrawFromApple();

  const calls = tab.calls();
  const password = ['returnSecureToken', 'email', 'password', 'clientType'];
  expect(bodiesOf(calls, `POST ${toolkit}/v1/accounts:signInWithPassword`)).toEqual([password]);
  const [signUp, own] = bodiesOf(calls, `POST ${toolkit}/v1/accounts:signUp`);
  expect(signUp).toEqual(expect.arrayContaining(password));
  expect(own).toEqual(expect.arrayContaining(['idToken', ...password]));
  expect(calls.find(({ call }) => call.endsWith(':sendOobCode'))?.body).toMatchObject({
    requestType: 'PASSWORD_RESET',
    email: ada.email,
  });
  expect(bodiesOf(calls, `POST ${toolkit}/v1/accounts:resetPassword`)).toEqual([['oobCode', 'newPassword']]);
  expect(bodiesOf(calls, `POST ${toolkit}/v1/accounts:signInWithEmailLink`)).toEqual([
    expect.arrayContaining(['email', 'oobCode']),
  ]);
  const idp = ['requestUri', 'postBody', 'returnSecureToken'];
  const [connecting, entering] = bodiesOf(calls, `POST ${toolkit}/v1/accounts:signInWithIdp`);
  expect(connecting).toEqual(expect.arrayContaining([...idp, 'idToken']));
  expect(entering).toEqual(expect.arrayContaining(idp));
  expect(entering).not.toContain('idToken');
  expect(bodiesOf(calls, `POST ${toolkit}/v1/accounts:lookup`)[0]).toEqual(['idToken']);
  expect(calls.find(({ call }) => call.endsWith('/v1/token'))).toMatchObject({
    call: 'POST /securetoken.googleapis.com/v1/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: { grant_type: 'refresh_token', refresh_token: expect.any(String) },
  });
  expect(calls.find(({ call }) => call === `POST ${toolkit}/v2/accounts:revokeToken`)?.body).toMatchObject({
    providerId: 'apple.com',
    tokenType: 'ACCESS_TOKEN',
    token: expect.stringMatching(/./),
    idToken: expect.stringMatching(/./),
  });
  expect(calls.map(({ call }) => call)).toEqual(
    expect.arrayContaining([`GET ${toolkit}/v2/passwordPolicy`, `GET ${toolkit}/v2/recaptchaConfig`]),
  );
  for (const { call, query, headers } of calls) {
    expect(query.get('key'), call).toBe('key-1');
    expect(headers, call).toMatchObject({
      'x-client-version': expect.stringContaining('FirebaseCore-web'),
      // The SDK sends the locale to all hosts except the token service.
      ...(call.includes('securetoken') ? {} : { 'x-firebase-locale': 'en' }),
      'x-firebase-gmpid': '1:23:web:4',
      'x-firebase-appcheck': proof.token,
    });
  }
});

describe('[AUT-15]', () => {
  const signIns = (calls: readonly RecordedCall[]): readonly unknown[] =>
    calls
      .filter(({ call }) => call.endsWith(':signInWithPassword'))
      .map(({ body }) => body['captchaResponse']);

  test('a sign-in that needs a proof is sent again with it', async () => {
    const tab = await aRecordedTab();
    await tab.identity.signUp(ada);
    service.recaptcha.setState('ENFORCE');
    expect((await tab.identity.signIn(ada)).ok).toBe(true);
    expect(signIns(tab.calls())).toEqual([undefined, expect.stringMatching(/./)]);
  });

  test('the first attempt has the proof if that is configured', async () => {
    service.recaptcha.setState('ENFORCE');
    const tab = await aRecordedTab({ recaptcha: true });
    await tab.identity.ready();
    await vi.waitUntil(() => tab.calls().some(({ call }) => call.endsWith('/v2/recaptchaConfig')));
    expect((await tab.identity.signUp(ada)).ok).toBe(true);
    expect((await tab.identity.signIn(ada)).ok).toBe(true);
    expect(signIns(tab.calls())).toEqual([expect.stringMatching(/./)]);
  });

  test('a failed proof is logged, and users can still sign in', async () => {
    service.faults.add({ match: 'recaptchaConfig', message: 'RECAPTCHA_NOT_ENABLED' });
    const log = new InMemoryLog();
    const tab = await aRecordedTab({ recaptcha: true, log });
    expect((await tab.identity.signUp(ada)).ok).toBe(true);
    await expect
      .poll(() => log.lines())
      .toMatchObject([{ level: 'warn', facts: { code: 'auth/recaptcha-not-enabled' } }]);
  });

  test('no proof is requested or sent without configuration', async () => {
    const tab = await aRecordedTab();
    await tab.identity.signUp(ada);
    await tab.identity.signIn(ada);
    expect(signIns(tab.calls())).toEqual([undefined]);
    for (const { call, headers } of tab.calls()) {
      expect(call).not.toContain('recaptcha');
      expect(headers).not.toHaveProperty('x-firebase-appcheck');
    }
  });
});

test('[AUT-9] a token renewed before the reply to a new password is issued after it (regression)', async () => {
  let renewed: Promise<unknown> = Promise.resolve(null);
  const { identity, account } = await aRecordedTab({}, async ({ call }) => {
    if (!call.endsWith('accounts:update')) return;
    renewed = identity.token({ force: true });
    for (let trip = 0; trip < 5; trip += 1) await service.setPasswordPolicy({ schemaVersion: 1 });
  });
  await identity.signUp(ada);
  const since = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000), { timeout: 5_000 }).toBeGreaterThan(since);
  expect(await account.setPassword('analytical-engine')).toEqual({ ok: true, value: undefined });
  expect(await renewed).toMatchObject({ ok: true });
  expect(identity.current()?.email).toBe(ada.email);
});
