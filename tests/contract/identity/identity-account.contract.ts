import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { IdentityAccount } from '#application/client/identity/ports/identity-account.ts';
import type { IdentityProvider } from '#application/client/identity/ports/identity-provider.ts';
import { minute } from '../../builders/time.ts';
import type { IdentityHarness } from './identity-harness.ts';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };
const another = 'analytical-engine';
const atGoogle = { email: 'ada@gmail.test', displayName: 'Ada Lovelace' };
const done = { ok: true, value: undefined };
const refused = (kind: string) => ({ ok: false, error: { kind: `identity/${kind}` } });

export function identityAccountContract(name: string, makeHarness: () => Promise<IdentityHarness>): void {
  describe(`IdentityAccount: ${name}`, () => {
    let service: IdentityHarness;
    let identity: IdentityProvider;
    let account: IdentityAccount;

    beforeEach(async () => {
      service = await makeHarness();
      ({ identity, account } = await service.openTab());
      await identity.ready();
    });
    afterEach(() => service.close());

    const ways = async (): Promise<readonly string[]> => {
      const read = await account.signInOptions();
      return read.ok ? read.value.ways : [read.error.kind];
    };
    const enrol = async (): Promise<string> => {
      const key = await account.startAuthenticator();
      const secret = key.ok ? key.value.secret : '';
      expect(await account.finishAuthenticator(await service.codeOf(secret), 'Phone')).toEqual(done);
      return secret;
    };

    test('without a user nothing can be read or changed', async () => {
      const required = { ok: false, error: { kind: 'session/required' } };
      expect(await account.signInOptions()).toEqual(required);
      expect(await account.setPassword(another)).toEqual(required);
      expect(await account.disconnect('password')).toEqual(required);
      expect(await account.startAuthenticator()).toEqual(required);
      expect(await account.withdrawFromApple()).toEqual(required);
      expect(await account.sendEmailConfirmation()).toEqual(required);
    });

    test('[AUT-12] returns the sign-in methods, the address, and whether its mailbox was proved', async () => {
      await identity.signUp(ada);
      const fresh = { email: ada.email, emailVerified: false, ways: ['password'], secondFactors: [] };
      expect(await account.signInOptions()).toEqual({ ok: true, value: fresh });
      await service.verify(ada.email);
      expect(await account.signInOptions()).toEqual({ ok: true, value: { ...fresh, emailVerified: true } });
    });

    test('a mail that proves the address removes no sign-in method', async () => {
      await identity.signUp(ada);
      expect(await account.sendEmailConfirmation()).toEqual(done);
      expect(await ways()).toEqual(['password']);
    });

    test("Apple's grant is revoked if there is one", async () => {
      await identity.signUp(ada);
      expect(await account.withdrawFromApple()).toEqual(done);
      service.answerPopup('apple.com', atGoogle);
      expect(await account.connect('apple.com')).toEqual(done);
      service.answerPopup('apple.com', atGoogle);
      expect(await account.confirmByProvider('apple.com')).toEqual(done);
      expect(await account.withdrawFromApple()).toEqual(done);
    });

    test('a user who signed in by a link has no password yet', async () => {
      await identity.signInWithLink(ada.email, await service.linkFor(ada.email));
      expect(await ways()).toEqual([]);
      expect(await account.setPassword(another)).toEqual(done);
      expect(await ways()).toEqual(['password']);
      await identity.signOut();
      expect((await identity.signIn({ ...ada, password: another })).ok).toBe(true);
    });

    test('[AUT-12] connects a provider, which then signs in to the same account', async () => {
      const signedUp = await identity.signUp(ada);
      service.answerPopup('google.com', atGoogle);
      expect(await account.connect('google.com')).toEqual(done);
      expect(await ways()).toEqual(['password', 'google.com']);
      await identity.signOut();
      expect(await identity.signInWithProvider('google.com')).toMatchObject({
        ok: true,
        value: { id: signedUp.ok && signedUp.value.id, email: ada.email },
      });
    });

    test('[AUT-12] a provider that is already connected, even to another user, is refused', async () => {
      await identity.signUp(ada);
      service.answerPopup('google.com', atGoogle);
      await account.connect('google.com');
      expect(await account.connect('google.com')).toEqual(refused('provider-already-linked'));
      await identity.signUp({ ...ada, email: 'grace@hopper.test' });
      expect(await account.connect('google.com')).toEqual(refused('credential-already-in-use'));
      expect(await ways()).toEqual(['password']);
    });

    test('[AUT-14] a closed popup connects nothing and confirms nothing', async () => {
      await identity.signUp(ada);
      service.answerPopup('google.com', 'closed');
      expect(await account.connect('google.com')).toEqual(refused('popup-closed-by-user'));
      expect(await account.confirmByProvider('google.com')).toEqual(refused('popup-closed-by-user'));
      expect(await ways()).toEqual(['password']);
    });

    test('[AUT-12] removes a sign-in method, but never the last one', async () => {
      await identity.signUp(ada);
      expect(await account.disconnect('password')).toEqual({ ok: false, error: { kind: 'way-in/last' } });
      service.answerPopup('google.com', atGoogle);
      await account.connect('google.com');
      expect(await account.disconnect('password')).toEqual(done);
      expect(await ways()).toEqual(['google.com']);
      expect(await account.disconnect('google.com')).toEqual({ ok: false, error: { kind: 'way-in/last' } });
      expect(await account.disconnect('apple.com')).toEqual(refused('no-such-provider'));
    });

    test('gives a user of a provider a password (spec §7)', async () => {
      service.answerPopup('google.com', atGoogle);
      await identity.signInWithProvider('google.com');
      expect(await account.setPassword(another)).toEqual(done);
      expect(await ways()).toEqual(expect.arrayContaining(['google.com', 'password']));
      await identity.signOut();
      expect((await identity.signIn({ email: atGoogle.email, password: another })).ok).toBe(true);
    });

    test('[AUT-9] replaces a password; this session continues, others end', async () => {
      await identity.signUp(ada);
      const elsewhere = await service.openElsewhere();
      await elsewhere.identity.signIn(ada);
      await service.nextSecond();
      expect(await account.setPassword('short')).toEqual(refused('password-does-not-meet-requirements'));
      expect(await account.setPassword(another)).toEqual(done);
      await service.nextSecond();
      expect((await identity.token({ force: true })).ok).toBe(true);
      expect((await elsewhere.identity.token({ force: true })).ok).toBe(false);
      await identity.signOut();
      expect((await identity.signIn(ada)).ok).toBe(false);
      expect((await identity.signIn({ ...ada, password: another })).ok).toBe(true);
    });

    test('[AUT-9] tokens requested while the password is replaced are issued after it', async () => {
      await identity.signUp(ada);
      await service.nextSecond();
      const [replaced, renewed] = await Promise.all([
        account.setPassword(another),
        identity.token({ force: true }),
      ]);
      expect(replaced).toEqual(done);
      expect(renewed.ok).toBe(true);
      expect((await identity.token({ force: true })).ok).toBe(true);
    });

    test('an irreversible action needs a recent sign-in; the password confirms it', async () => {
      await identity.signUp(ada);
      await service.later(6 * minute);
      expect(await account.setPassword(another)).toEqual(refused('requires-recent-login'));
      const wrong = await account.confirmByPassword('wrong-password');
      expect(['identity/invalid-credential', 'identity/wrong-password']).toContain(
        wrong.ok ? null : wrong.error.kind,
      );
      expect(await account.confirmByPassword(ada.password)).toEqual(done);
      expect(await account.setPassword(another)).toEqual(done);
    });

    test("a connected provider also confirms it, but not another user's provider", async () => {
      await identity.signUp(ada);
      service.answerPopup('google.com', atGoogle);
      await account.connect('google.com');
      await service.later(6 * minute);
      service.answerPopup('google.com', { ...atGoogle, email: 'grace@gmail.test' });
      expect(await account.confirmByProvider('google.com')).toEqual(refused('user-mismatch'));
      service.answerPopup('google.com', atGoogle);
      expect(await account.confirmByProvider('google.com')).toEqual(done);
      expect(await account.setPassword(another)).toEqual(done);
    });

    test('[AUT-18] an authenticator app is set up with its first code, and removed', async () => {
      await identity.signUp(ada);
      await service.verify(ada.email);
      const key = await account.startAuthenticator();
      expect(key).toMatchObject({
        ok: true,
        value: { secret: expect.stringMatching(/^[A-Z2-7]{6,}/), uri: expect.stringContaining('otpauth://') },
      });
      expect(await account.finishAuthenticator('000000', 'Phone')).toEqual(
        refused('invalid-verification-code'),
      );
      const code = await service.codeOf(key.ok ? key.value.secret : '');
      expect(await account.finishAuthenticator(code, 'Phone')).toEqual(done);
      const read = await account.signInOptions();
      const factors = read.ok ? read.value.secondFactors : [];
      expect(factors).toEqual([{ id: expect.any(String), name: 'Phone', enrolledAt: expect.any(Number) }]);
      await service.nextSecond();
      expect(await account.removeSecondFactor(factors[0]?.id ?? '')).toEqual(done);
      expect(await account.signInOptions()).toMatchObject({ value: { secondFactors: [] } });
      await identity.signOut();
      expect((await identity.signIn(ada)).ok).toBe(true);
    });

    test('[AUT-18] an app needs a proved address, and there is only one', async () => {
      await identity.signUp(ada);
      expect(await account.startAuthenticator()).toEqual(refused('unverified-email'));
      await service.verify(ada.email);
      await enrol();
      expect(await account.startAuthenticator()).toEqual(refused('maximum-second-factor-count-exceeded'));
      expect(await account.removeSecondFactor('none')).toEqual(refused('multi-factor-info-not-found'));
    });

    test('[AUT-18] an app that was set up on another device is shown, and confirming needs its code', async () => {
      await identity.signUp(ada);
      await service.verify(ada.email);
      const secret = await enrol();
      const elsewhere = await service.openElsewhere();
      await elsewhere.identity.signIn(ada);
      expect((await elsewhere.identity.giveSecondFactor(await service.codeOf(secret))).ok).toBe(true);
      expect(await elsewhere.account.signInOptions()).toMatchObject({
        value: { secondFactors: [{ name: 'Phone' }] },
      });
      await service.later(6 * minute);
      expect(await elsewhere.account.confirmByPassword(ada.password)).toEqual(
        refused('multi-factor-auth-required'),
      );
      expect((await elsewhere.identity.giveSecondFactor(await service.codeOf(secret))).ok).toBe(true);
      expect(await elsewhere.account.setPassword(another)).toEqual(done);
    });

    test('[AUT-18] a code of an app works once, and is then refused like a wrong one', async () => {
      await identity.signUp(ada);
      await service.verify(ada.email);
      const key = await account.startAuthenticator();
      const code = await service.codeOf(key.ok ? key.value.secret : '');
      expect(await account.finishAuthenticator(code, 'Phone')).toEqual(done);
      await identity.signOut();
      expect(await identity.signIn(ada)).toEqual(refused('multi-factor-auth-required'));
      expect(await identity.giveSecondFactor(code)).toEqual(refused('invalid-verification-code'));
    });

    test('a code without a setup in progress is refused', async () => {
      await identity.signUp(ada);
      expect(await account.finishAuthenticator('123456', 'Phone')).toEqual(
        refused('multi-factor-info-not-found'),
      );
    });

    test('reports a missing network', async () => {
      await identity.signUp(ada);
      await service.disconnect();
      const offline = refused('network-request-failed');
      expect(await account.signInOptions()).toEqual(offline);
      expect(await account.setPassword(another)).toEqual(offline);
      expect(await account.disconnect('password')).toEqual(offline);
    });
  });
}
