import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hour } from '../../builders/time.ts';
import type { IdentityHarness, IdentityTab } from './identity-harness.ts';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };
const another = 'analytical-engine';
const done = { ok: true, value: undefined };
const refused = (kind: string) => ({ ok: false, error: { kind: `identity/${kind}` } });

export function mailedLinksContract(name: string, makeHarness: () => Promise<IdentityHarness>): void {
  describe(`MailedLinks: ${name}`, () => {
    let service: IdentityHarness;
    let tab: IdentityTab;

    beforeEach(async () => {
      service = await makeHarness();
      tab = await service.openTab();
      await tab.identity.ready();
      await tab.identity.signUp(ada);
    });
    afterEach(() => service.close());

    test('[AUT-6] returns the account of a reset link without using it up', async () => {
      const code = await service.mail('resetPassword', ada.email);
      expect(await tab.links.ownerOf(code)).toEqual({ ok: true, value: ada.email });
      expect(await tab.links.ownerOf(code)).toEqual({ ok: true, value: ada.email });
      expect(await tab.links.resetPassword(code, another)).toEqual(done);
    });

    test('[AUT-6] a reset link sets the password once, and signs no one in', async () => {
      await tab.identity.signOut();
      const code = await service.mail('resetPassword', ada.email);
      expect(await tab.links.resetPassword(code, another)).toEqual(done);
      expect(tab.identity.current()).toBeNull();
      expect(await tab.links.resetPassword(code, ada.password)).toEqual(refused('invalid-action-code'));
      expect((await tab.identity.signIn(ada)).ok).toBe(false);
      expect((await tab.identity.signIn({ ...ada, password: another })).ok).toBe(true);
    });

    test('[AUT-9] a reset refuses a password that the policy does not allow, and the link still works', async () => {
      const code = await service.mail('resetPassword', ada.email);
      expect(await tab.links.resetPassword(code, 'short')).toEqual(
        refused('password-does-not-meet-requirements'),
      );
      expect(await tab.links.resetPassword(code, another)).toEqual(done);
    });

    test('[AUT-10] an expired link is reported', async () => {
      const code = await service.mail('resetPassword', ada.email);
      await service.later(2 * hour);
      expect(await tab.links.ownerOf(code)).toEqual(refused('expired-action-code'));
      expect(await tab.links.resetPassword(code, another)).toEqual(refused('expired-action-code'));
    });

    test('[AUT-10] an unknown code is refused', async () => {
      expect(await tab.links.ownerOf('never')).toEqual(refused('invalid-action-code'));
      expect(await tab.links.apply('never')).toEqual(refused('invalid-action-code'));
      expect(await tab.links.resetPassword('never', another)).toEqual(refused('invalid-action-code'));
    });

    test('a link that confirms an address does so, once', async () => {
      const code = await service.mail('verifyEmail', ada.email);
      expect(await tab.links.ownerOf(code)).toEqual({ ok: true, value: ada.email });
      expect(await tab.links.apply(code)).toEqual(done);
      expect(await tab.account.signInOptions()).toMatchObject({ value: { emailVerified: true } });
      expect(await tab.links.apply(code)).toEqual(refused('invalid-action-code'));
    });

    test('a link that changes an address returns the new one, and ends the sessions of the old address', async () => {
      const code = await service.mail('verifyAndChangeEmail', ada.email, 'countess@lovelace.test');
      expect(await tab.links.ownerOf(code)).toEqual({ ok: true, value: 'countess@lovelace.test' });
      await service.nextSecond();
      expect(await tab.links.apply(code)).toEqual(done);
      expect(await service.users()).toEqual(['countess@lovelace.test']);
      expect((await tab.identity.token({ force: true })).ok).toBe(false);
      expect((await tab.identity.signIn({ ...ada, email: 'countess@lovelace.test' })).ok).toBe(true);
    });

    test('reports a missing network, and the link still works', async () => {
      const code = await service.mail('resetPassword', ada.email);
      await service.disconnect();
      expect(await tab.links.ownerOf(code)).toEqual(refused('network-request-failed'));
      await service.connect();
      expect(await tab.links.resetPassword(code, another)).toEqual(done);
    });
  });
}
