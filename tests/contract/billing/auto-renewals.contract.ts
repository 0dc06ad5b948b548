import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AutoRenewals } from '#application/service/billing/ports/auto-renewals.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import { agreedRenewal, type AutoRenewal, endedRenewal } from '#domain/billing/orders/auto-renewal.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anOrder } from '../../builders/an-order.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { day, startOfTests } from '../../builders/time.ts';

type Harness = { readonly transaction: Transaction; readonly close: () => Promise<void> };

const pier = { kind: 'organization', id: 'pier', path: 'pier/' } as const;
const ada = { kind: 'account', id: 'ada', path: null } as const;
const card = { customer: 'cus_1', id: 'pm_1', brand: 'visa', last4: '4242', expires: '2030-08' };

const aRenewal = (id: string, overrides: Partial<AutoRenewal> = {}): AutoRenewal => ({
  ...agreedRenewal({ id, buyer: pier, agreedBy: 'ada', agreedAt: startOfTests, session: `cs-${id}` }),
  ...overrides,
});
const { buyer, plan, seats, startsOn, endsOn, startsAt, endsAt, lines, total } = anOrder({ buyer: pier });
const terms = { buyer, plan, seats, startsOn, endsOn, startsAt, endsAt, lines, total };

export function autoRenewalsContract(name: string, makeHarness: () => Promise<Harness>): void {
  describe(`AutoRenewals: ${name}`, () => {
    let harness: Harness;
    const within = <T>(work: (renewals: AutoRenewals) => Promise<T>): Promise<T> =>
      harness.transaction.run(({ autoRenewals }) => work(autoRenewals));
    beforeEach(async () => {
      harness = await makeHarness();
      await harness.transaction.run(async ({ accounts, organizations }) => {
        await accounts.open(anAccount({ id: 'ada' }));
        await anOrganization(organizations, { id: 'pier' });
      });
    });
    afterEach(() => harness.close());

    test('[LIC-4] a renewal is read back as stored and as changed, and other buyers have none', async () => {
      const agreed = aRenewal('r1');
      await within((renewals) => renewals.add(agreed));
      expect(await within((renewals) => renewals.standingOf(pier))).toEqual(agreed);
      expect(await within((renewals) => renewals.standingOf(ada))).toBeNull();
      const changed = { ...agreed, card, terms, order: 'o1', refusals: 2, refusal: 'declined' } as const;
      await within((renewals) => renewals.save(changed));
      expect(await within((renewals) => renewals.findForUpdate('r1'))).toEqual(changed);
      expect(await within((renewals) => renewals.bySession('cs-r1'))).toEqual(changed);
      expect(await within((renewals) => renewals.bySession('cs-none'))).toBeNull();
      expect(await within((renewals) => renewals.findForUpdate('none'))).toBeNull();
      const ended = endedRenewal(changed, startOfTests + day, 'by-hand');
      await within((renewals) => renewals.save(ended));
      expect(await within((renewals) => renewals.findForUpdate('r1'))).toEqual(ended);
      expect(await within((renewals) => renewals.standingOf(pier))).toBeNull();
      expect(await within((renewals) => renewals.listForUpdate(pier))).toEqual([]);
    });

    test('[LIC-4] a renewal with a card comes before those without one, of which the newest counts', async () => {
      const waiting = aRenewal('r2', { agreedAt: startOfTests + day });
      const newest = aRenewal('r3', { agreedAt: startOfTests + 2 * day });
      await within((renewals) => renewals.add(newest));
      await within((renewals) => renewals.add(waiting));
      expect(await within((renewals) => renewals.standingOf(pier))).toEqual(newest);
      const carded = aRenewal('r1', { card });
      await within((renewals) => renewals.add(carded));
      expect(await within((renewals) => renewals.standingOf(pier))).toEqual(carded);
      expect(await within((renewals) => renewals.listForUpdate(pier))).toEqual([carded, waiting, newest]);
    });

    test('[LIC-4] a buyer has one card for charges', async () => {
      await within((renewals) => renewals.add(aRenewal('r1', { card })));
      await within((renewals) => renewals.add(aRenewal('r2')));
      await expect(within((renewals) => renewals.save(aRenewal('r2', { card })))).rejects.toThrow(
        /one card|duplicate key/,
      );
      expect(await within((renewals) => renewals.standingOf(pier))).toMatchObject({ id: 'r1' });
      await within((renewals) => renewals.add(aRenewal('r3', { buyer: ada, card })));
      expect(await within((renewals) => renewals.standingOf(ada))).toMatchObject({ id: 'r3', buyer: ada });
    });

    test('[LIC-4] renewals with a card are read page by page', async () => {
      await within((renewals) => renewals.add(aRenewal('r1', { card })));
      await within((renewals) => renewals.add(aRenewal('r2')));
      await within((renewals) => renewals.add(aRenewal('r3', { buyer: ada, card })));
      const ids = (limit: number, after: string | null) =>
        within(async (renewals) => (await renewals.active(limit, after)).map(({ id }) => id));
      expect(await ids(9, null)).toEqual(['r1', 'r3']);
      expect(await ids(1, null)).toEqual(['r1']);
      expect(await ids(1, 'r1')).toEqual(['r3']);
      expect(await ids(1, 'r3')).toEqual([]);
    });
  });
}
