import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type {
  IdentityChange,
  IdentityProvider,
} from '#application/client/identity/ports/identity-provider.ts';
import { type Capability, testWhere } from './capability.ts';
import { entrancesContract } from './identity-entrances.ts';
import type { IdentityHarness } from './identity-harness.ts';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };
const grace = { email: 'grace@hopper.test', password: 'first-compiler' };
const refusals = ['identity/invalid-credential', 'identity/wrong-password', 'identity/user-not-found'];

export function identityProviderContract(
  name: string,
  makeHarness: () => Promise<IdentityHarness>,
  capabilities: { readonly severalTabs: Capability },
): void {
  describe(`IdentityProvider: ${name}`, () => {
    let service: IdentityHarness;
    let tab: IdentityProvider;

    beforeEach(async () => {
      service = await makeHarness();
      tab = (await service.openTab()).identity;
    });
    afterEach(() => service.close());

    const changesOf = (watched: IdentityProvider): IdentityChange[] => {
      const changes: IdentityChange[] = [];
      watched.watch((change) => changes.push(change));
      return changes;
    };

    test('no user is signed in at first', async () => {
      expect(tab.current()).toBeNull();
      await tab.ready();
      expect(tab.current()).toBeNull();
      expect(await tab.token({ force: false })).toEqual({ ok: false, error: { kind: 'session/required' } });
    });

    test('sign-up creates a user and signs them in', async () => {
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

    test('sign-up refuses an invalid address', async () => {
      await tab.ready();
      const refused = await tab.signUp({ ...ada, email: 'ada' });
      expect(refused).toEqual({ ok: false, error: { kind: 'identity/invalid-email' } });
    });

    test('sign-in accepts the right password, with the address in any case', async () => {
      await tab.ready();
      const signedUp = await tab.signUp(ada);
      await tab.signOut();
      expect(await tab.signIn({ ...ada, email: 'Ada@Lovelace.Test' })).toEqual(signedUp);
      expect(tab.current()).toEqual(signedUp.ok && signedUp.value);
    });

    test('sign-in refuses a wrong password and an unknown address, and signs no one in', async () => {
      await tab.ready();
      await tab.signUp(ada);
      await tab.signOut();
      for (const credentials of [{ ...ada, password: 'wrong-password' }, grace]) {
        const refused = await tab.signIn(credentials);
        expect(refusals).toContain(refused.ok ? 'signed in' : refused.error.kind);
        expect(tab.current()).toBeNull();
      }
    });

    test('a refused sign-in keeps the current user', async () => {
      await tab.ready();
      await tab.signUp(ada);
      await tab.signIn({ ...ada, password: 'wrong-password' });
      expect(tab.current()?.email).toBe(ada.email);
    });

    test('each sign-in replaces the current user', async () => {
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

    test('a mailed link signs in, once, and creates the user', async () => {
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

    test('a password-reset mail goes to a known address; an unknown one gets the same reply', async () => {
      await tab.ready();
      await tab.signUp(ada);
      expect(await tab.sendPasswordReset(ada.email)).toEqual({ ok: true, value: undefined });
      const unknown = await tab.sendPasswordReset(grace.email);
      expect(unknown).toEqual({ ok: true, value: undefined });
      expect(await service.resetsSentTo()).toEqual([ada.email]);
    });

    test("[AUT-9] returns the service's policy", async () => {
      expect(await tab.passwordPolicy()).toEqual({ ok: true, value: service.policy });
    });

    test('sign-out signs out; without a user it does nothing', async () => {
      await tab.ready();
      await tab.signOut();
      await tab.signUp(ada);
      await tab.signOut();
      expect(tab.current()).toBeNull();
      expect(await tab.token({ force: true })).toEqual({ ok: false, error: { kind: 'session/required' } });
    });

    test('a listener gets sign-in with its token, new tokens, and sign-out, until it stops', async () => {
      await tab.ready();
      const changes: IdentityChange[] = [];
      const end = tab.watch((change) => changes.push(change));
      await tab.signUp(ada);
      const token = await tab.token({ force: false });
      expect(changes.at(-1)).toEqual({
        identity: tab.current(),
        token: token.ok && token.value,
        signedInAt: expect.any(Number),
        here: true,
      });
      const signedInAt = changes.at(-1)?.signedInAt;
      await service.nextSecond();
      const fresh = await tab.token({ force: true });
      expect(fresh.ok && fresh.value.token).not.toBe(token.ok && token.value.token);
      expect(changes.at(-1)).toMatchObject({ token: fresh.ok && fresh.value, signedInAt });
      await tab.signOut();
      expect(changes.at(-1)).toBeNull();
      end();
      const received = changes.length;
      await tab.signIn(ada);
      expect(changes).toHaveLength(received);
    });

    test('a valid token is reused unless a new one is requested', async () => {
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
      const other = (await service.openTab()).identity;
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
        const other = (await service.openTab()).identity;
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

    test('reports a missing network, and keeps the user', async () => {
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

  entrancesContract(name, makeHarness);
}
