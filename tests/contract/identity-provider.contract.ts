import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { IdentityChange, IdentityProvider } from '#application/client/ports/identity-provider.ts';
import type { PasswordPolicy } from '#domain/identity/password-policy.ts';
import type { FederatedProvider } from '#domain/identity/sign-in-method.ts';
import { type Capability, testWhere } from './capability.ts';

/** How the popup of a provider ends: somebody signs in there, or closes it. */
export type PopupAnswer = { readonly email: string; readonly displayName: string } | 'closed';

/** One identity service without users, and one browser that opens tabs on it. */
export type IdentityProviderHarness = {
  /** A new tab of the browser: what one tab does, the others may learn. Not `ready` yet. */
  readonly openTab: () => Promise<IdentityProvider>;
  /** The addresses of all users that the service holds, seen behind the adapter's back. */
  readonly users: () => Promise<readonly string[]>;
  /** A link that a mail to this address would carry. */
  readonly linkFor: (email: string) => Promise<string>;
  readonly disable: (email: string) => Promise<void>;
  /** The addresses that a password-reset mail went to. */
  readonly resetsSentTo: () => Promise<readonly string[]>;
  /** The policy that the service is set to. */
  readonly policy: PasswordPolicy;
  /** Returns in a later second than it was called, so that a new token differs from the old one. */
  readonly nextSecond: () => Promise<void>;
  /** How the next popup of a provider ends. */
  readonly answerPopup: (provider: FederatedProvider, answer: PopupAnswer) => void;
  readonly disconnect: () => Promise<void>;
  readonly connect: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };
const grace = { email: 'grace@hopper.test', password: 'first-compiler' };
const refusals = ['identity/invalid-credential', 'identity/wrong-password', 'identity/user-not-found'];

/** What every `IdentityProvider` does. `severalTabs`: the browser remembers who is signed in, and its tabs hear of each other. */
export function identityProviderContract(
  name: string,
  makeHarness: () => Promise<IdentityProviderHarness>,
  capabilities: {
    readonly popup: Capability;
    readonly severalTabs: Capability;
    readonly network: Capability;
  },
): void {
  describe(`IdentityProvider: ${name}`, () => {
    let service: IdentityProviderHarness;
    let tab: IdentityProvider;

    beforeEach(async () => {
      service = await makeHarness();
      tab = await service.openTab();
    });
    afterEach(() => service.close());

    const changesOf = (watched: IdentityProvider): IdentityChange[] => {
      const changes: IdentityChange[] = [];
      watched.watch((change) => changes.push(change));
      return changes;
    };

    test('nobody is signed in at first', async () => {
      expect(tab.current()).toBeNull();
      await tab.ready();
      expect(tab.current()).toBeNull();
      expect(await tab.token({ force: false })).toEqual({ ok: false, error: { kind: 'session/required' } });
    });

    test('sign-up makes a user and signs them in', async () => {
      await tab.ready();
      const signedUp = await tab.signUp(ada);
      expect(signedUp).toMatchObject({ ok: true, value: { email: ada.email, signInMethod: 'email' } });
      expect(tab.current()).toEqual(signedUp.ok && signedUp.value);
      expect(await service.users()).toEqual([ada.email]);
    });

    test('sign-up refuses an address that has a user', async () => {
      await tab.ready();
      await tab.signUp(ada);
      const again = await tab.signUp({ ...ada, password: 'another-password' });
      expect(again).toEqual({ ok: false, error: { kind: 'identity/email-already-in-use' } });
      expect(await service.users()).toEqual([ada.email]);
    });

    test('[AUT-9] sign-up refuses a password that the policy does not allow', async () => {
      await tab.ready();
      const refused = await tab.signUp({ ...ada, password: 'x'.repeat(service.policy.minLength - 1) });
      expect(refused).toEqual({
        ok: false,
        error: { kind: 'identity/password-does-not-meet-requirements' },
      });
      expect(tab.current()).toBeNull();
      expect(await service.users()).toEqual([]);
    });

    test('sign-up refuses what is no address', async () => {
      await tab.ready();
      const refused = await tab.signUp({ ...ada, email: 'ada' });
      expect(refused).toEqual({ ok: false, error: { kind: 'identity/invalid-email' } });
    });

    test('sign-in takes the right password, in whatever case the address is typed', async () => {
      await tab.ready();
      const signedUp = await tab.signUp(ada);
      await tab.signOut();
      const signedIn = await tab.signIn({ ...ada, email: 'Ada@Lovelace.Test' });
      expect(signedIn).toEqual(signedUp);
      expect(tab.current()).toEqual(signedUp.ok && signedUp.value);
    });

    test('sign-in refuses a wrong password and an unknown address, and signs nobody in', async () => {
      await tab.ready();
      await tab.signUp(ada);
      await tab.signOut();
      for (const credentials of [{ ...ada, password: 'wrong-password' }, grace]) {
        const refused = await tab.signIn(credentials);
        expect(refusals).toContain(refused.ok ? 'signed in' : refused.error.kind);
        expect(tab.current()).toBeNull();
      }
    });

    test('a sign-in that is refused leaves whoever was signed in', async () => {
      await tab.ready();
      await tab.signUp(ada);
      await tab.signIn({ ...ada, password: 'wrong-password' });
      expect(tab.current()?.email).toBe(ada.email);
    });

    test('each sign-in replaces whoever was signed in before', async () => {
      await tab.ready();
      await tab.signUp(ada);
      await tab.signUp(grace);
      expect(tab.current()?.email).toBe(grace.email);
    });

    test('[AUT-8] a disabled user is refused', async () => {
      await tab.ready();
      await tab.signUp(ada);
      await tab.signOut();
      await service.disable(ada.email);
      expect(await tab.signIn(ada)).toEqual({ ok: false, error: { kind: 'identity/user-disabled' } });
    });

    test('[AUT-8] a user who is disabled while signed in is signed out when the token is refreshed', async () => {
      await tab.ready();
      await tab.signUp(ada);
      const changes = changesOf(tab);
      await service.disable(ada.email);
      await service.nextSecond();
      const refused = await tab.token({ force: true });
      expect(refused.ok).toBe(false);
      expect(['identity/user-disabled', 'identity/user-token-expired']).toContain(
        refused.ok ? null : refused.error.kind,
      );
      expect(tab.current()).toBeNull();
      expect(changes.at(-1)).toBeNull();
    });

    test('a link from a mail signs in, once, and makes the user', async () => {
      await tab.ready();
      const link = await service.linkFor(ada.email);
      const signedIn = await tab.signInWithLink(ada.email, link);
      expect(signedIn).toMatchObject({ ok: true, value: { email: ada.email, signInMethod: 'email' } });
      expect(await service.users()).toEqual([ada.email]);
      await tab.signOut();
      const again = await tab.signInWithLink(ada.email, link);
      expect(['identity/invalid-action-code', 'identity/expired-action-code']).toContain(
        again.ok ? null : again.error.kind,
      );
      expect(tab.current()).toBeNull();
    });

    test('a link for another address is refused, and still works for its own', async () => {
      await tab.ready();
      const link = await service.linkFor(ada.email);
      const refused = await tab.signInWithLink(grace.email, link);
      expect(refused).toEqual({ ok: false, error: { kind: 'identity/invalid-email' } });
      expect((await tab.signInWithLink(ada.email, link)).ok).toBe(true);
    });

    test('a password-reset mail goes to a known address; an unknown one is answered alike', async () => {
      await tab.ready();
      await tab.signUp(ada);
      expect(await tab.sendPasswordReset(ada.email)).toEqual({ ok: true, value: undefined });
      const unknown = await tab.sendPasswordReset(grace.email);
      expect(unknown).toEqual({ ok: true, value: undefined });
      expect(await service.resetsSentTo()).toEqual([ada.email]);
    });

    test('[AUT-9] gives the policy that the service is set to', async () => {
      expect(await tab.passwordPolicy()).toEqual({ ok: true, value: service.policy });
    });

    test('sign-out signs out; where nobody is signed in it does nothing', async () => {
      await tab.ready();
      await tab.signOut();
      await tab.signUp(ada);
      await tab.signOut();
      expect(tab.current()).toBeNull();
      expect(await tab.token({ force: true })).toEqual({ ok: false, error: { kind: 'session/required' } });
    });

    test('a watcher hears of sign-in with its token, of a new token, and of sign-out, until it ends', async () => {
      await tab.ready();
      const changes: IdentityChange[] = [];
      const end = tab.watch((change) => changes.push(change));
      await tab.signUp(ada);
      const token = await tab.token({ force: false });
      expect(changes.at(-1)).toEqual({
        identity: tab.current(),
        token: token.ok && token.value,
        here: true,
      });
      await service.nextSecond();
      const fresh = await tab.token({ force: true });
      expect(fresh.ok && fresh.value.token).not.toBe(token.ok && token.value.token);
      expect(changes.at(-1)).toMatchObject({ token: fresh.ok && fresh.value });
      await tab.signOut();
      expect(changes.at(-1)).toBeNull();
      end();
      const heard = changes.length;
      await tab.signIn(ada);
      expect(changes).toHaveLength(heard);
    });

    test('a token that still holds is given again unless a new one is asked for', async () => {
      await tab.ready();
      await tab.signUp(ada);
      const first = await tab.token({ force: false });
      await service.nextSecond();
      expect(await tab.token({ force: false })).toEqual(first);
      const fresh = await tab.token({ force: true });
      expect(fresh.ok && first.ok && fresh.value.expiresAt > first.value.expiresAt).toBe(true);
      expect(await tab.token({ force: false })).toEqual(fresh);
    });

    testWhere(capabilities.severalTabs, 'a new tab knows who is signed in once it is ready', async () => {
      await tab.ready();
      await tab.signUp(ada);
      const other = await service.openTab();
      const changes = changesOf(other);
      expect(other.current()).toBeNull();
      await other.ready();
      expect(other.current()).toEqual(tab.current());
      const token = await other.token({ force: false });
      expect(changes.at(-1)).toMatchObject({ identity: tab.current(), token: token.ok && token.value });
    });

    testWhere(
      capabilities.severalTabs,
      '[AUT-7] a sign-in and a sign-out in one tab reach the other, as not its own',
      async () => {
        const other = await service.openTab();
        await Promise.all([tab.ready(), other.ready()]);
        const changes = changesOf(other);
        await tab.signUp(ada);
        await expect.poll(() => other.current()).toEqual(tab.current());
        expect(changes.at(-1)).toMatchObject({ identity: { email: ada.email }, here: false });
        await tab.signOut();
        await expect.poll(() => other.current()).toBeNull();
        expect(changes.at(-1)).toBeNull();
      },
    );

    testWhere(capabilities.popup, 'a popup signs in with the provider that it was asked for', async () => {
      await tab.ready();
      service.answerPopup('google.com', { email: 'ada@gmail.test', displayName: 'Ada Lovelace' });
      expect(await tab.signInWithProvider('google.com')).toMatchObject({
        ok: true,
        value: { email: 'ada@gmail.test', signInMethod: 'google.com', requiresPasswordSetup: false },
      });
    });

    testWhere(capabilities.popup, '[AUT-14] a popup that is closed signs nobody in', async () => {
      await tab.ready();
      service.answerPopup('apple.com', 'closed');
      const closed = await tab.signInWithProvider('apple.com');
      expect(closed).toEqual({ ok: false, error: { kind: 'identity/popup-closed-by-user' } });
      expect(tab.current()).toBeNull();
    });

    testWhere(capabilities.network, 'without a network it says so, and forgets nobody', async () => {
      await tab.ready();
      await tab.signUp(ada);
      await service.disconnect();
      const offline = { ok: false, error: { kind: 'identity/network-request-failed' } };
      expect(await tab.token({ force: true })).toEqual(offline);
      expect(await tab.signIn(ada)).toEqual(offline);
      expect(await tab.sendPasswordReset(ada.email)).toEqual(offline);
      expect(tab.current()?.email).toBe(ada.email);
      await service.connect();
      expect((await tab.token({ force: true })).ok).toBe(true);
    });
  });
}
