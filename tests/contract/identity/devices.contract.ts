import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { Devices } from '#application/service/identity/ports/devices.ts';
import { aDevice, someTokens } from '../../builders/a-device.ts';
import { anAccount } from '../../builders/an-account.ts';
import { day, minute, startOfTests as now } from '../../builders/time.ts';

export type DevicesHarness = {
  readonly accounts: Pick<AccountRepository, 'erase' | 'open'>;
  readonly devices: Devices;
  readonly close: () => Promise<void>;
};

export function devicesContract(name: string, makeHarness: () => Promise<DevicesHarness>): void {
  describe(`Devices: ${name}`, () => {
    let harness: DevicesHarness;
    let devices: Devices;
    const phone = aDevice({ id: 'phone' });

    beforeEach(async () => {
      harness = await makeHarness();
      devices = harness.devices;
      await harness.accounts.open(anAccount({ id: 'ada', email: 'ada@lovelace.test', mailboxProved: true }));
      await harness.accounts.open(anAccount({ id: 'grace', email: 'grace@hopper.test' }));
      await devices.pair(phone, someTokens('one'));
    });
    afterEach(() => harness.close());

    test('[ORG-8] an access token identifies its device and account, and a refresh token does not', async () => {
      expect(await devices.session('access one')).toEqual({
        device: phone,
        email: 'ada@lovelace.test',
        mailboxProved: true,
        expiresAt: now + 15 * minute,
      });
      expect(await devices.session('refresh one')).toBeNull();
      expect(await devices.session('access')).toBeNull();
    });

    test('[ORG-8] a refresh token is found with its first use, and an access token is not found', async () => {
      const unused = { usedAt: null, expiresAt: now + 90 * day };
      expect(await devices.refreshToken('refresh one')).toEqual({ device: phone, token: unused });
      expect(await devices.refreshToken('access one')).toBeNull();
      expect(await devices.refreshToken('refresh')).toBeNull();
      await devices.renew('refresh one', someTokens('two', now + minute), now + minute);
      await devices.renew('refresh one', someTokens('three', now + 2 * minute), now + 2 * minute);
      const seen = { ...phone, lastSeenAt: now + 2 * minute };
      const used = { usedAt: now + minute, expiresAt: now + 90 * day };
      expect(await devices.refreshToken('refresh one')).toEqual({ device: seen, token: used });
      for (const held of ['access one', 'access two', 'access three']) {
        expect(await devices.session(held), held).toMatchObject({ device: seen });
      }
      expect(await devices.refreshToken('refresh two')).toMatchObject({ token: { usedAt: null } });
    });

    test('a recently used token is distinguished from an unknown one', async () => {
      await devices.renew('refresh one', someTokens('two', now), now);
      await devices.renew('refresh two', someTokens('three', now + 7 * day), now + 7 * day);
      expect(await devices.refreshToken('refresh one')).toMatchObject({ token: { usedAt: now } });
    });

    test("[ORG-8] a user's own devices are listed, the last active one first", async () => {
      const tablet = aDevice({ id: 'tablet', name: 'Tablet', lastSeenAt: now + minute });
      await devices.pair(tablet, someTokens('tablet'));
      await devices.pair(aDevice({ id: 'hers', accountId: 'grace' }), someTokens('hers'));
      expect(await devices.ofAccount('ada')).toEqual([tablet, phone]);
      await devices.renew('refresh one', someTokens('two', now + day), now + day);
      expect((await devices.ofAccount('ada')).map(({ id }) => id)).toEqual(['phone', 'tablet']);
    });

    test('[ORG-8] a logged-out device has no tokens, and only its own user can log it out', async () => {
      await devices.pair(aDevice({ id: 'tablet' }), someTokens('tablet'));
      expect(await devices.remove('grace', 'phone')).toBeNull();
      expect(await devices.remove('ada', 'watch')).toBeNull();
      expect(await devices.remove('ada', 'phone')).toEqual(phone);
      expect(await devices.remove('ada', 'phone')).toBeNull();
      expect(await devices.session('access one')).toBeNull();
      expect(await devices.refreshToken('refresh one')).toBeNull();
      expect(await devices.session('access tablet')).not.toBeNull();
    });

    test.each(['access one', 'refresh one'])('[ORG-8] %s logs its device out', async (token) => {
      await devices.pair(aDevice({ id: 'tablet' }), someTokens('tablet'));
      expect(await devices.removeByToken(token)).toEqual(phone);
      expect(await devices.removeByToken(token)).toBeNull();
      expect((await devices.ofAccount('ada')).map(({ id }) => id)).toEqual(['tablet']);
    });

    test('all devices of one user are logged out, and no others', async () => {
      await devices.pair(aDevice({ id: 'tablet' }), someTokens('tablet'));
      await devices.pair(aDevice({ id: 'hers', accountId: 'grace' }), someTokens('hers'));
      await devices.removeAll('ada');
      expect(await devices.ofAccount('ada')).toEqual([]);
      expect(await devices.session('access tablet')).toBeNull();
      expect(await devices.session('access hers')).not.toBeNull();
    });

    test('[SEC-6] devices are deleted with their account', async () => {
      await harness.accounts.erase('ada');
      expect(await devices.ofAccount('ada')).toEqual([]);
      expect(await devices.session('access one')).toBeNull();
      expect(await devices.refreshToken('refresh one')).toBeNull();
    });
  });
}
