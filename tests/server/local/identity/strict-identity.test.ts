import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  linkWithCredential,
  multiFactor,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  updatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  type Auth,
} from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLocalIdentity, type LocalIdentity } from '#server/local/identity/local-identity.ts';
import type { ProviderMail } from '#server/local/identity/provider-mails.ts';
import { adminClient } from './admin-client.ts';
import { identityClient } from './identity-client.ts';

const projectId = 'demo-test';
const email = 'ann@school.example';
const password = 'crane-and-dock-7';
const newPassword = 'another-crane-8';
const minute = 60_000;
const hour = 60 * minute;
const settings = { url: 'http://localhost:3000/login', handleCodeInApp: true };
const tooOld = { code: 'auth/requires-recent-login' };

let identity: LocalIdentity;
let auth: Auth;
let mails: ProviderMail[] = [];

beforeAll(async () => {
  identity = await startLocalIdentity({
    projectId,
    mails: {
      publicUrl: 'http://localhost:3000',
      apiKey: 'local',
      send: async (mail) => mails.push(mail),
    },
  });
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 12) });
  await identity.reset();
  mails = [];
  auth = identityClient(identity.adminHost);
  return () => vi.useRealTimers();
});
afterAll(() => identity.stop());

const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

function lastLink(): URL {
  const [link] = /http\S+/.exec(mails.at(-1)?.text ?? '') ?? [];
  return new URL(link ?? '');
}
const lastCode = (): string => lastLink().searchParams.get('oobCode') ?? '';

const signInLink = (): Promise<string> =>
  adminClient(identity.adminHost).generateSignInWithEmailLink(email, settings);

describe('mails of the provider', () => {
  test('have a password reset, whose link leads to our own page', async () => {
    await createUserWithEmailAndPassword(auth, email, password);
    await sendPasswordResetEmail(auth, 'ANN@school.example', { url: 'http://localhost:3000/home' });
    expect(mails).toMatchObject([{ to: email, subject: 'Reset your password' }]);
    expect(mails[0]?.html).toContain('mode=resetPassword&amp;oobCode=');
    const { origin, pathname, searchParams } = lastLink();
    expect(origin + pathname).toBe('http://localhost:3000/login');
    expect(Object.fromEntries(searchParams)).toEqual({
      mode: 'resetPassword',
      oobCode: lastCode(),
      apiKey: 'local',
      lang: 'en',
      continueUrl: 'http://localhost:3000/home',
    });
    expect(await verifyPasswordResetCode(auth, lastCode())).toBe(email);
    await confirmPasswordReset(auth, lastCode(), newPassword);
    await expect(signInWithEmailAndPassword(auth, email, newPassword)).resolves.toBeDefined();
  });

  test('are not sent for an unknown address, with the same reply', async () => {
    await expect(sendPasswordResetEmail(auth, email)).resolves.toBeUndefined();
    expect(mails).toEqual([]);
  });

  test('have the confirmation of an address', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await sendEmailVerification(user);
    expect(mails).toMatchObject([{ to: email }]);
    expect(lastLink().searchParams.get('mode')).toBe('verifyEmail');
    await applyActionCode(auth, lastCode());
    await user.reload();
    expect(user.emailVerified).toBe(true);
  });

  test('have a mail to the new address when it changes, and one with an undo link to each old address', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await verifyBeforeUpdateEmail(user, 'ann.lee@school.example');
    expect(mails).toMatchObject([{ to: 'ann.lee@school.example' }]);
    expect(lastLink().searchParams.get('mode')).toBe('verifyAndChangeEmail');
    pass(2_000);
    await applyActionCode(auth, lastCode());
    expect(mails[1]).toMatchObject({ to: email, subject: 'Your email address was changed' });
    const firstWayBack = lastCode();
    await expect(user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' });

    const again = await signInWithEmailAndPassword(auth, 'ann.lee@school.example', password);
    await verifyBeforeUpdateEmail(again.user, 'lee@school.example');
    await applyActionCode(auth, lastCode());
    expect(mails[3]).toMatchObject({ to: 'ann.lee@school.example' });
    await applyActionCode(auth, lastCode());
    const back = await signInWithEmailAndPassword(auth, 'ann.lee@school.example', password);
    const info = await checkActionCode(auth, firstWayBack);
    expect(info).toMatchObject({ operation: 'RECOVER_EMAIL', data: { email } });
    await applyActionCode(auth, firstWayBack);
    const { user: first } = await signInWithEmailAndPassword(auth, email, password);
    expect(first.uid).toBe(back.user.uid);
    expect(mails).toHaveLength(4);
  });

  test('are not sent if an administrator requests the link, or changes the address', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const admin = adminClient(identity.adminHost);
    await admin.generatePasswordResetLink(email);
    await admin.updateUser(user.uid, { email: 'ann.lee@school.example' });
    expect(mails).toEqual([]);
  });
});

describe('a mailed code', () => {
  test('to sign in is valid for six hours', async () => {
    const [early, late] = [await signInLink(), await signInLink()];
    pass(6 * hour);
    await expect(signInWithEmailLink(auth, email, early)).resolves.toBeDefined();
    pass(1);
    await expect(signInWithEmailLink(auth, email, late)).rejects.toMatchObject({
      code: 'auth/expired-action-code',
    });
  });

  test('to reset a password is valid for an hour, others for three days', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await sendEmailVerification(user);
    const verify = lastCode();
    await sendPasswordResetEmail(auth, email);
    pass(hour + 1);
    const reset = verifyPasswordResetCode(auth, lastCode());
    await expect(reset).rejects.toMatchObject({ code: 'auth/expired-action-code' });
    pass(71 * hour - 1);
    await expect(checkActionCode(auth, verify)).resolves.toBeDefined();
    pass(1);
    const expired = applyActionCode(auth, verify);
    await expect(expired).rejects.toMatchObject({ code: 'auth/expired-action-code' });
  });

  test('expires on request', async () => {
    const link = await signInLink();
    expect(await identity.expireCodes('nobody@school.example')).toBe(0);
    expect(await identity.expireCodes('ANN@school.example')).toBe(1);
    await expect(signInWithEmailLink(auth, email, link)).rejects.toMatchObject({
      code: 'auth/expired-action-code',
    });
  });
});

test('a new account is signed in, even across a change of the second', async () => {
  vi.setSystemTime(Date.UTC(2026, 10, 21, 12) + 999);
  // The emulator reads the time before and after it draws the password's salt. The mock advances the clock in between.
  vi.spyOn(Math, 'random').mockImplementationOnce(() => {
    pass(1);
    return 0;
  });
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  const admin = adminClient(identity.adminHost);
  await expect(admin.verifyIdToken(await user.getIdToken(), true)).resolves.toMatchObject({ email });
});

describe('[AUT-16] a refresh token', () => {
  test('ends with revoked sessions', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    pass(2_000);
    await adminClient(identity.adminHost).revokeRefreshTokens(user.uid);
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(auth.currentUser).toBeNull();
    const again = await signInWithEmailAndPassword(auth, email, password);
    await expect(again.user.getIdToken(true)).resolves.toBeTypeOf('string');
  });

  test('ends elsewhere when the password is changed, and continues here', async () => {
    await createUserWithEmailAndPassword(auth, email, password);
    const other = identityClient(identity.adminHost);
    const { user: elsewhere } = await signInWithEmailAndPassword(other, email, password);
    pass(2_000);
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    pass(2_500);
    await updatePassword(user, newPassword);
    const admin = adminClient(identity.adminHost);
    await expect(admin.verifyIdToken(await user.getIdToken(), true)).resolves.toMatchObject({ email });
    await expect(admin.verifyIdToken(await user.getIdToken(true), true)).resolves.toMatchObject({ email });
    await expect(elsewhere.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });

  test('ends with its account: disabled, or deleted', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const admin = adminClient(identity.adminHost);
    await admin.updateUser(user.uid, { disabled: true });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-disabled' });
    await admin.updateUser(user.uid, { disabled: false });
    const { user: back } = await signInWithEmailAndPassword(auth, email, password);
    await admin.deleteUser(user.uid);
    await expect(back.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });

  test('keeps the time of its own sign-in after other sign-ins', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const { authTime } = await user.getIdTokenResult();
    pass(10 * minute);
    await signInWithEmailAndPassword(identityClient(identity.adminHost), email, password);
    expect((await user.getIdTokenResult(true)).authTime).toBe(authTime);
  });
});

describe('[AUT-17] an irreversible action', () => {
  test('needs a sign-in within five minutes', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await adminClient(identity.adminHost).updateUser(user.uid, { emailVerified: true });
    pass(5 * minute + 1_000);
    await user.getIdToken(true);
    await expect(updatePassword(user, newPassword)).rejects.toMatchObject(tooOld);
    await expect(deleteUser(user)).rejects.toMatchObject(tooOld);
    await expect(multiFactor(user).unenroll('any')).rejects.toMatchObject(tooOld);
    const again = await signInWithEmailAndPassword(auth, email, password);
    pass(5 * minute - 1_000);
    await updatePassword(again.user, newPassword);
    await deleteUser(again.user);
    expect(auth.currentUser).toBeNull();
  });

  test('sees an aged session as old, and a new sign-in as new', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const { user: elsewhere } = await signInWithEmailAndPassword(
      identityClient(identity.adminHost),
      email,
      password,
    );
    pass(10);
    expect(identity.ageSessions('nobody@school.example', 6)).toBe(false);
    expect(identity.ageSessions('ANN@school.example', 6)).toBe(true);
    await expect(updatePassword(user, newPassword)).rejects.toMatchObject(tooOld);
    const sixMinutesAgo = new Date(Date.now() - 6 * minute - 10).toUTCString();
    expect((await user.getIdTokenResult(true)).authTime).toBe(sixMinutesAgo);
    expect((await elsewhere.getIdTokenResult(true)).authTime).toBe(sixMinutesAgo);
    pass(10);
    const again = await signInWithEmailAndPassword(auth, email, password);
    await updatePassword(again.user, newPassword);
    const token = await again.user.getIdTokenResult(true);
    expect(Date.now() - Date.parse(token.authTime)).toBeLessThan(minute);
  });
});

test('an email link makes its owner the owner of an account with an unproved address', async () => {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  const claims = JSON.stringify({ sub: 'g-1', email: 'other@school.example', email_verified: true });
  const credential = GoogleAuthProvider.credential(claims);
  await linkWithCredential(user, credential);
  pass(2_000);
  await expect(signInWithEmailLink(auth, 'bo@school.example', await signInLink())).rejects.toBeDefined();
  await expect(signInWithEmailAndPassword(auth, email, password)).resolves.toBeDefined();
  const owner = await signInWithEmailLink(auth, email, await signInLink());
  expect(owner.user.uid).toBe(user.uid);
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  });
  expect((await signInWithCredential(auth, credential)).user.uid).not.toBe(user.uid);
});

test('an email link does not change an account with a proved address', async () => {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await adminClient(identity.adminHost).updateUser(user.uid, { emailVerified: true });
  await signInWithEmailLink(auth, email, await signInLink());
  await expect(signInWithEmailAndPassword(auth, email, password)).resolves.toBeDefined();
});

test('recaptcha: if enforced, a call without proof is refused and the SDK repeats it with one', async () => {
  await createUserWithEmailAndPassword(auth, email, password);
  expect(identity.recaptcha.lastProof()).toBeNull();
  identity.recaptcha.setState('ENFORCE');
  const admin = adminClient(identity.adminHost);
  await expect(admin.generatePasswordResetLink(email)).resolves.toContain('oobCode');
  const bare = await fetch(
    `http://${identity.adminHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    },
  );
  expect(await bare.json()).toMatchObject({ error: { code: 400, message: 'MISSING_RECAPTCHA_TOKEN' } });
  auth.settings.appVerificationDisabledForTesting = true;
  vi.spyOn(console, 'log').mockReturnValue();
  await signInWithEmailAndPassword(auth, email, password);
  expect(identity.recaptcha.lastProof()).toMatchObject({ call: 'signInWithPassword' });
  await sendPasswordResetEmail(auth, email);
  expect(identity.recaptcha.lastProof()).toMatchObject({ call: 'sendOobCode' });
  await createUserWithEmailAndPassword(auth, 'bo@school.example', password);
  expect(identity.recaptcha.lastProof()?.captchaResponse).toMatch(/.+/);
  const config = await fetch(
    `http://${identity.adminHost}/identitytoolkit.googleapis.com/v2/recaptchaConfig?key=local`,
  );
  expect(await config.json()).toMatchObject({
    recaptchaEnforcementState: [{ enforcementState: 'ENFORCE' }, { enforcementState: 'OFF' }],
  });
});
