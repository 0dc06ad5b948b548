import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { IdentityHarness, IdentityTab } from './identity-harness.ts';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };
const grace = { email: 'grace@hopper.test', password: 'first-compiler' };
const atGoogle = { email: ada.email, displayName: 'Ada Lovelace' };
const refused = (kind: string) => ({ ok: false, error: { kind: `identity/${kind}` } });

export function entrancesContract(name: string, makeHarness: () => Promise<IdentityHarness>): void {
  describe(`IdentityProvider, other sign-in methods: ${name}`, () => {
    let service: IdentityHarness;
    let tab: IdentityTab;

    beforeEach(async () => {
      service = await makeHarness();
      tab = await service.openTab();
      await tab.identity.ready();
    });
    afterEach(() => service.close());

    const protectAda = async (): Promise<string> => {
      await tab.identity.signUp(ada);
      await service.verify(ada.email);
      const key = await tab.account.startAuthenticator();
      const secret = key.ok ? key.value.secret : '';
      await tab.account.finishAuthenticator(await service.codeOf(secret), 'Phone');
      await tab.identity.signOut();
      return secret;
    };

    test('[AUT-4] a popup signs in with the requested provider', async () => {
      service.answerPopup('google.com', { email: 'ada@gmail.test', displayName: 'Ada Lovelace' });
      expect(await tab.identity.signInWithProvider('google.com')).toMatchObject({
        ok: true,
        value: { email: 'ada@gmail.test', signInMethod: 'google.com', requiresPasswordSetup: false },
      });
    });

    test('[AUT-14] a closed popup signs no one in', async () => {
      service.answerPopup('apple.com', 'closed');
      expect(await tab.identity.signInWithProvider('apple.com')).toEqual(refused('popup-closed-by-user'));
      expect(tab.identity.current()).toBeNull();
    });

    test('[AUT-14] a redirect to a provider reports the signed-in user once, on return', async () => {
      service.answerPopup('apple.com', { email: 'ada@apple.test', displayName: 'Ada Lovelace' });
      expect(await tab.identity.returnFromProvider()).toEqual({ ok: true, value: null });
      void tab.identity.leaveForProvider('apple.com');
      await expect
        .poll(async () => service.openTab().then(returned))
        .toMatchObject({
          ok: true,
          value: { email: 'ada@apple.test', signInMethod: 'apple.com' },
        });
    });

    const returned = async ({ identity }: IdentityTab) => {
      const first = await identity.returnFromProvider();
      if (first.ok && first.value !== null) {
        expect(await identity.returnFromProvider()).toEqual({ ok: true, value: null });
      }
      return first;
    };

    test('a provider that verifies the address of an account signs in to it', async () => {
      const signedUp = await tab.identity.signUp(ada);
      await service.verify(ada.email);
      service.answerPopup('google.com', atGoogle);
      expect(await tab.identity.signInWithProvider('google.com')).toMatchObject({
        ok: true,
        value: { id: signedUp.ok && signedUp.value.id },
      });
      expect(await tab.account.signInOptions()).toMatchObject({
        value: { ways: ['password', 'google.com'] },
      });
    });

    test('[AUT-12] a provider that does not verify it is pending until the owner signs in with another method', async () => {
      await tab.identity.signUp(ada);
      await tab.identity.signOut();
      service.answerPopup('google.com', { ...atGoogle, emailVerified: false });
      expect(await tab.identity.signInWithProvider('google.com')).toEqual({
        ok: false,
        error: { kind: 'identity/account-exists-with-different-credential', email: ada.email },
      });
      expect(tab.identity.current()).toBeNull();
      await tab.identity.signIn(ada);
      expect(await tab.identity.connectPending(null)).toEqual({ ok: true, value: 'google.com' });
      expect(await tab.account.signInOptions()).toMatchObject({
        value: { ways: ['password', 'google.com'] },
      });
      expect(await tab.identity.connectPending(null)).toEqual({ ok: true, value: null });
    });

    /** Returns the stored state of a tab after a provider login with Ada's unverified address, as a later page would read it. */
    const keptByAda = async () => {
      await tab.identity.signUp(ada);
      await tab.identity.signUp(grace);
      await tab.identity.signOut();
      expect(tab.identity.pendingConnection(ada.email)).toBeNull();
      service.answerPopup('google.com', { ...atGoogle, emailVerified: false });
      await tab.identity.signInWithProvider('google.com');
      expect(tab.identity.pendingConnection(grace.email)).toBeNull();
      const stored = tab.identity.pendingConnection(ada.email);
      expect(stored).toMatchObject({ email: ada.email, provider: 'google.com' });
      return structuredClone(stored);
    };

    test('[AUT-12] a pending provider from an earlier page is connected on a later one, to the account of its address', async () => {
      const stored = await keptByAda();
      const later = await service.openElsewhere();
      await later.identity.signIn(ada);
      expect(await later.identity.connectPending(stored)).toEqual({ ok: true, value: 'google.com' });
      expect(await later.account.signInOptions()).toMatchObject({
        value: { ways: ['password', 'google.com'] },
      });
    });

    test('[AUT-12] a pending provider from an earlier page is connected to no other account', async () => {
      const stored = await keptByAda();
      const later = await service.openElsewhere();
      expect(await later.identity.connectPending(stored)).toEqual({ ok: true, value: null });
      await later.identity.signIn(grace);
      expect(await later.identity.connectPending(stored)).toEqual({ ok: true, value: null });
      expect(await later.account.signInOptions()).toMatchObject({ value: { ways: ['password'] } });
    });

    test.each([
      ['to an account of another address', async () => void (await tab.identity.signIn(grace))],
      [
        'after somebody else signed in',
        async () => {
          await tab.identity.signIn(grace);
          await tab.identity.signIn(ada);
        },
      ],
      [
        'after a sign-out',
        async () => {
          await tab.identity.signOut();
          await tab.identity.signIn(ada);
        },
      ],
    ])('[AUT-12] a pending provider is not connected %s', async (_when, signInOtherwise) => {
      await tab.identity.signUp(grace);
      await tab.identity.signUp(ada);
      service.answerPopup('google.com', { ...atGoogle, emailVerified: false });
      await tab.identity.signInWithProvider('google.com');
      await signInOtherwise();
      expect(await tab.identity.connectPending(null)).toEqual({ ok: true, value: null });
      expect(await tab.account.signInOptions()).toMatchObject({ value: { ways: ['password'] } });
    });

    test('a token from our own service signs in, like a mailed link', async () => {
      const signedUp = await tab.identity.signUp(ada);
      const token = await service.customTokenFor(ada.email);
      await tab.identity.signOut();
      expect(await tab.identity.signInWithToken(token)).toEqual(signedUp);
      expect(tab.identity.current()).toMatchObject({ email: ada.email, signInMethod: 'email' });
    });

    test('an invalid token is refused', async () => {
      expect(await tab.identity.signInWithToken('no token')).toEqual(refused('code-expired'));
      expect(tab.identity.current()).toBeNull();
    });

    test('[AUT-18] with an authenticator app, its code is the second step', async () => {
      const secret = await protectAda();
      expect(await tab.identity.signIn(ada)).toEqual(refused('multi-factor-auth-required'));
      expect(tab.identity.current()).toBeNull();
      expect(await tab.identity.giveSecondFactor(await service.codeOf(secret))).toMatchObject({
        ok: true,
        value: { email: ada.email, signInMethod: 'email' },
      });
      expect(tab.identity.current()?.email).toBe(ada.email);
    });

    test('[AUT-18] a wrong code is refused, and the right one still works', async () => {
      const secret = await protectAda();
      await tab.identity.signIn(ada);
      expect(await tab.identity.giveSecondFactor('000000')).toEqual(refused('invalid-verification-code'));
      expect(tab.identity.current()).toBeNull();
      expect((await tab.identity.giveSecondFactor(await service.codeOf(secret))).ok).toBe(true);
    });

    test('[AUT-18] links and providers need the second step, too', async () => {
      const secret = await protectAda();
      const link = await service.linkFor(ada.email);
      expect(await tab.identity.signInWithLink(ada.email, link)).toEqual(
        refused('multi-factor-auth-required'),
      );
      service.answerPopup('google.com', atGoogle);
      expect(await tab.identity.signInWithProvider('google.com')).toEqual(
        refused('multi-factor-auth-required'),
      );
      expect(await tab.identity.giveSecondFactor(await service.codeOf(secret))).toMatchObject({
        value: { signInMethod: 'google.com' },
      });
    });

    test('[AUT-18] the second step is refused without a first step, and after signing out', async () => {
      const nothing = refused('multi-factor-info-not-found');
      expect(await tab.identity.giveSecondFactor('123456')).toEqual(nothing);
      const secret = await protectAda();
      await tab.identity.signIn(ada);
      await tab.identity.signOut();
      expect(await tab.identity.giveSecondFactor(await service.codeOf(secret))).toEqual(nothing);
    });
  });
}
