import { join } from 'node:path';
import {
  createUserWithEmailAndPassword,
  getMultiFactorResolver,
  GoogleAuthProvider,
  multiFactor,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type TotpSecret,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startLocalIdentity, type LocalIdentity } from '#server/local/identity/local-identity.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { adminClient } from './admin-client.ts';
import { identityClient } from './identity-client.ts';

const projectId = 'demo-test';
const email = 'ann@school.example';
const password = 'crane-and-dock-7';
const minute = 60_000;

let identity: LocalIdentity;
let auth: Auth;

beforeAll(async () => {
  identity = await startLocalIdentity({ projectId });
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 12) });
  await identity.reset();
  auth = identityClient(identity.adminHost);
  return () => vi.useRealTimers();
});
afterAll(() => identity.stop());

/** The code that an authenticator app shows `steps` time steps of 30 seconds from now. */
const codeOf = (secretKey: string, steps = 0): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secretKey),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    timestamp: Date.now() + steps * 30_000,
  });

async function verifiedUser(): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await adminClient(identity.adminHost).updateUser(user.uid, { emailVerified: true });
  await user.reload();
  return user;
}

async function started(user: User): Promise<TotpSecret> {
  return TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
}

function enrol(user: User, secret: TotpSecret, code: string): Promise<void> {
  return multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'App');
}

async function enrolledUser(): Promise<{ user: User; secretKey: string }> {
  const user = await verifiedUser();
  const secret = await started(user);
  await enrol(user, secret, codeOf(secret.secretKey));
  return { user, secretKey: secret.secretKey };
}

async function challengeOf(firstFactor: Promise<UserCredential>, on = auth) {
  const error = await firstFactor.then(
    () => undefined,
    (refused: MultiFactorError) => refused,
  );
  expect(error).toMatchObject({ code: 'auth/multi-factor-auth-required' });
  const resolver = getMultiFactorResolver(on, error as MultiFactorError);
  const [hint] = resolver.hints;
  expect(hint).toMatchObject({ factorId: 'totp', displayName: 'App' });
  return (code: string) =>
    resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint?.uid ?? '', code));
}

const secondFactorOf = async (user: User, fresh = false): Promise<unknown> =>
  (await user.getIdTokenResult(fresh)).signInSecondFactor;

describe('an authenticator app', () => {
  test('is enrolled with its first code, and tokens have it', async () => {
    const user = await verifiedUser();
    const secret = await started(user);
    expect(secret).toMatchObject({ hashingAlgorithm: 'SHA1', codeLength: 6, codeIntervalSeconds: 30 });
    expect(secret.secretKey).toMatch(/^[A-Z2-7]{32}$/);
    expect(Date.parse(secret.enrollmentCompletionDeadline)).toBe(Date.now() + 5 * minute);
    expect(await secondFactorOf(user)).toBeNull();
    await enrol(user, secret, codeOf(secret.secretKey));
    expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'App' }]);
    expect(await secondFactorOf(user)).toBe('totp');
    expect(await secondFactorOf(user, true)).toBe('totp');
  });

  test('is refused with a wrong code, and restarts after the third', async () => {
    const user = await verifiedUser();
    const secret = await started(user);
    for (const steps of [2, -2, 3]) {
      const wrong = enrol(user, secret, codeOf(secret.secretKey, steps));
      await expect(wrong).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
    }
    const late = enrol(user, secret, codeOf(secret.secretKey));
    await expect(late).rejects.toMatchObject({ code: 'auth/too-many-enrollment-attempts' });
    const again = await started(user);
    await expect(enrol(user, again, codeOf(again.secretKey))).resolves.toBeUndefined();
  });

  test('is refused after five minutes', async () => {
    const user = await verifiedUser();
    const secret = await started(user);
    vi.setSystemTime(Date.now() + 5 * minute);
    const late = enrol(user, secret, codeOf(secret.secretKey));
    await expect(late).rejects.toMatchObject({ code: 'auth/code-expired' });
  });

  test('needs a verified address, a first factor that allows it, and can exist only once', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await expect(started(user)).rejects.toMatchObject({ code: 'auth/unverified-email' });
    const admin = adminClient(identity.adminHost);
    await admin.updateUser(user.uid, { emailVerified: true });
    const byToken = await signInWithCustomToken(auth, await admin.createCustomToken(user.uid));
    await expect(started(byToken.user)).rejects.toMatchObject({ code: 'auth/unsupported-first-factor' });
    const { user: byPassword } = await signInWithEmailAndPassword(auth, email, password);
    const secret = await started(byPassword);
    await enrol(byPassword, secret, codeOf(secret.secretKey));
    await expect(started(byPassword)).rejects.toMatchObject({
      code: 'auth/maximum-second-factor-count-exceeded',
    });
  });
});

describe('a sign-in of an account with an authenticator app', () => {
  test('needs a code, which can be that of the step before or after', async () => {
    const { secretKey } = await enrolledUser();
    const resolve = await challengeOf(signInWithEmailAndPassword(auth, email, password));
    for (const steps of [-2, 2]) {
      await expect(resolve(codeOf(secretKey, steps))).rejects.toMatchObject({
        code: 'auth/invalid-verification-code',
      });
    }
    const { user } = await resolve(codeOf(secretKey, 1));
    expect(await secondFactorOf(user)).toBe('totp');
    expect(await secondFactorOf(user, true)).toBe('totp');
    const claims = await adminClient(identity.adminHost).verifyIdToken(await user.getIdToken(), true);
    expect(claims.firebase).toMatchObject({ sign_in_provider: 'password', sign_in_second_factor: 'totp' });
    await (
      await challengeOf(signInWithEmailAndPassword(auth, email, password))
    )(codeOf(secretKey, -1));
  });

  test('accepts no code twice', async () => {
    const { secretKey } = await enrolledUser();
    const resolve = await challengeOf(signInWithEmailAndPassword(auth, email, password));
    const used = { code: 'auth/invalid-verification-code' };
    await expect(resolve(codeOf(secretKey))).rejects.toMatchObject(used);
    await resolve(codeOf(secretKey, 1));
    const again = await challengeOf(signInWithEmailAndPassword(auth, email, password));
    await expect(again(codeOf(secretKey, 1))).rejects.toMatchObject(used);
  });

  test('expires after five minutes', async () => {
    const { secretKey } = await enrolledUser();
    const resolve = await challengeOf(signInWithEmailAndPassword(auth, email, password));
    vi.setSystemTime(Date.now() + 5 * minute);
    await expect(resolve(codeOf(secretKey))).rejects.toMatchObject({ code: 'auth/totp-challenge-timeout' });
  });

  test('is required after an email link and after Google, too, but not after a custom token', async () => {
    const { user, secretKey } = await enrolledUser();
    const admin = adminClient(identity.adminHost);
    const settings = { url: 'http://localhost:3000/login', handleCodeInApp: true };
    const link = await admin.generateSignInWithEmailLink(email, settings);
    await (
      await challengeOf(signInWithEmailLink(auth, email, link))
    )(codeOf(secretKey, 1));
    const claims = JSON.stringify({ sub: 'g-1', email, email_verified: true });
    const google = await challengeOf(signInWithCredential(auth, GoogleAuthProvider.credential(claims)));
    const { user: byGoogle } = await google(codeOf(secretKey, -1));
    expect(byGoogle.uid).toBe(user.uid);
    const byToken = await signInWithCustomToken(auth, await admin.createCustomToken(user.uid));
    expect(await secondFactorOf(byToken.user)).toBeNull();
  });

  test('needs no code once it is removed, and every other session ends', async () => {
    const { user, secretKey } = await enrolledUser();
    const other = identityClient(identity.adminHost);
    const resolve = await challengeOf(signInWithEmailAndPassword(other, email, password), other);
    const elsewhere = await resolve(codeOf(secretKey, 1));
    vi.setSystemTime(Date.now() + 2_000);
    const [factor] = multiFactor(user).enrolledFactors;
    await multiFactor(user).unenroll(factor?.uid ?? '');
    expect(multiFactor(user).enrolledFactors).toEqual([]);
    expect(await secondFactorOf(user)).toBeNull();
    const admin = adminClient(identity.adminHost);
    await expect(admin.verifyIdToken(await user.getIdToken(), true)).resolves.toBeDefined();
    await expect(elsewhere.user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await expect(signInWithEmailAndPassword(auth, email, password)).resolves.toBeDefined();
  });

  test('needs no code once an administrator removed it', async () => {
    const { user } = await enrolledUser();
    const admin = adminClient(identity.adminHost);
    const { multiFactor: listed } = await admin.getUser(user.uid);
    expect(listed?.enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'App' }]);
    await admin.updateUser(user.uid, { multiFactor: { enrolledFactors: null } });
    expect((await admin.getUser(user.uid)).multiFactor).toBeUndefined();
    await expect(signInWithEmailAndPassword(auth, email, password)).resolves.toBeDefined();
  });

  test('[REL-1] needs a code after a restart, too, and used codes are still known', async () => {
    const shared = identity;
    onTestFinished(() => void (identity = shared));
    const restart = async (dataFile: string): Promise<void> => {
      const started = await startLocalIdentity({ projectId, dataFile });
      onTestFinished(() => started.stop());
      identity = started;
      auth = identityClient(started.adminHost);
    };
    const dataFile = join(temporaryFolder(), 'accounts.json');
    await restart(dataFile);
    const { secretKey } = await enrolledUser();
    await restart(dataFile);
    const resolve = await challengeOf(signInWithEmailAndPassword(auth, email, password));
    await expect(resolve(codeOf(secretKey))).rejects.toMatchObject({
      code: 'auth/invalid-verification-code',
    });
    await resolve(codeOf(secretKey, 1));
  });
});
