import { beforeEach, describe, expect, test } from 'vitest';
import type { AccountService } from '#application/client/identity/ports/account-service.ts';
import { noPersonDetails } from '#domain/identity/account/person-details.ts';
import { aVerifiedIdentity } from '../../builders/an-account.ts';
import { anEmail } from '../../builders/an-email.ts';
import type { AccountServiceHarness } from './account-service.contract.ts';

const ada = aVerifiedIdentity();
const tooOld = { ok: false, error: { kind: 'account/recent-sign-in-required' } };
const tooLong = 'x'.repeat(101);

export function describeProfile(current: () => AccountServiceHarness): void {
  describe('profile', () => {
    let harness: AccountServiceHarness;
    let service: AccountService;
    beforeEach(async () => {
      harness = current();
      service = harness.service;
      await service.ensureProfile();
    });

    const untold = {
      email: 'ada@lovelace.test',
      accountType: 'customer',
      phoneNumber: null,
      ...noPersonDetails,
    };

    test('the profile is read and changed', async () => {
      expect(await service.profile()).toEqual({
        ok: true,
        value: { ...untold, firstName: null, lastName: null },
      });
      const names = { firstName: 'Zoë', lastName: 'אדלר' };
      const changed = { ok: true, value: { ...untold, ...names } };
      expect(await service.updateProfile(names)).toEqual(changed);
      expect(await service.profile()).toEqual(changed);
    });

    test('[ORG-7] phone number, and school or district, are changed with it, and removed by null', async () => {
      const names = { firstName: 'Ada', lastName: 'Lovelace' };
      const given = { phoneNumber: '(555) 010-2030', schoolOrDistrict: ' Harbor  Primary ' };
      const stored = { phoneNumber: '5550102030', schoolOrDistrict: 'Harbor Primary' };
      expect(await service.updateProfile({ ...names, ...given })).toEqual({
        ok: true,
        value: { ...untold, ...names, ...stored },
      });
      expect(await service.updateProfile(names)).toMatchObject({ value: stored });
      expect(await service.me()).toMatchObject({ value: stored });
      expect(await service.updateProfile({ ...names, phoneNumber: null })).toMatchObject({
        value: { phoneNumber: null, schoolOrDistrict: 'Harbor Primary' },
      });
      expect(await service.updateProfile({ ...names, schoolOrDistrict: null })).toEqual({
        ok: true,
        value: { ...untold, ...names },
      });
      expect(await service.updateProfile({ ...names, phoneNumber: 'call me' })).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { phoneNumber: 'malformed' } },
      });
    });

    test('[ORG-7] the display name for students, the role and the grades are changed with it, separately', async () => {
      const names = { firstName: 'Ada', lastName: 'Lovelace' };
      const given = { displayName: ' Ms.  Lovelace', roleTitle: 'Math coach' };
      const stored = { displayName: 'Ms. Lovelace', roleTitle: 'Math coach' };
      expect(await service.updateProfile({ ...names, ...given, gradesTaught: ['6-8', 'K-2'] })).toEqual({
        ok: true,
        value: { ...untold, ...names, ...stored, gradesTaught: ['K-2', '6-8'] },
      });
      expect(await service.updateProfile({ ...names, roleTitle: null })).toMatchObject({
        value: { displayName: 'Ms. Lovelace', roleTitle: null, gradesTaught: ['K-2', '6-8'] },
      });
      expect(await service.updateProfile({ ...names, gradesTaught: [] })).toMatchObject({
        value: { displayName: 'Ms. Lovelace', gradesTaught: [] },
      });
    });

    test('[AUT-17] a profile can contain its own address; another address is requested by mail, and nothing changes until then', async () => {
      const names = { firstName: 'Ada', lastName: 'Lovelace' };
      expect((await service.updateProfile({ ...names, email: anEmail() })).ok).toBe(true);
      expect(await harness.waitingMails()).toEqual([]);
      const ordered = await service.updateProfile({ ...names, email: anEmail('ada@king.test') });
      expect(ordered).toMatchObject({ ok: true, value: { email: 'ada@lovelace.test' } });
      expect(await harness.waitingMails()).toEqual([
        { kind: 'change-email', to: 'ada@king.test', account: 'ada@lovelace.test' },
        { kind: 'email-change-notice', to: 'ada@lovelace.test' },
      ]);
    });

    test('[AUT-17] another address needs a recent sign-in; without one nothing changes', async () => {
      harness.callAs({ ...ada, signInAgeMs: 300_001 });
      await service.ensureProfile();
      const names = { firstName: 'Eve', lastName: 'Eve' };
      expect(await service.updateProfile({ ...names, email: anEmail('eve@evil.test') })).toEqual(tooOld);
      expect(await harness.waitingMails()).toEqual([]);
      expect(await harness.storedAccounts()).toMatchObject([{ firstName: null }]);
    });

    test('[SEC-3] five changes of address can be requested in an hour, and name changes still work afterwards', async () => {
      const names = { firstName: 'Ada', lastName: 'Lovelace' };
      const order = (count: number) =>
        service.updateProfile({ ...names, email: anEmail(`ada@king${count}.test`) });
      for (const count of [1, 2, 3, 4, 5]) expect((await order(count)).ok).toBe(true);
      expect(await order(6)).toMatchObject({ error: { kind: 'service/too-many-requests' } });
      expect(await harness.waitingMails()).toHaveLength(10);
      expect((await service.updateProfile({ ...names, email: anEmail() })).ok).toBe(true);
    });

    test('the service validates a profile, too', async () => {
      const refused = await service.updateProfile({ firstName: '', lastName: tooLong });
      expect(refused).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { firstName: 'required', lastName: 'too-long' } },
      });
    });
  });
}
