import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OrderContacts } from '#application/service/billing/ports/order-contacts.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import { aGuestOrder, anOrderContact } from '../../builders/an-order-contact.ts';
import { startOfTests } from '../../builders/time.ts';

type Harness = { readonly transaction: Transaction; readonly close: () => Promise<void> };

export function orderContactsContract(name: string, makeHarness: () => Promise<Harness>): void {
  describe(`OrderContacts: ${name}`, () => {
    let harness: Harness;
    const within = <T>(work: (contacts: OrderContacts) => Promise<T>): Promise<T> =>
      harness.transaction.run(({ contacts }) => work(contacts));
    beforeEach(async () => {
      harness = await makeHarness();
      await harness.transaction.run(({ orders }) => orders.place(aGuestOrder()));
    });
    afterEach(() => harness.close());

    test('[LIC-7] a contact is read back as stored; other orders have none', async () => {
      const contact = anOrderContact({ taxId: '12-3456789', notes: 'Ring twice\nplease', shipping: null });
      await within((contacts) => contacts.save(contact));
      expect(await within((contacts) => contacts.of('order-guest'))).toEqual(contact);
      expect(await within((contacts) => contacts.of('none'))).toBeNull();
    });

    test('[LIC-7] a license is claimed once, even by many users at once', async () => {
      await within((contacts) => contacts.save(anOrderContact()));
      const claim = (account: string) =>
        within((contacts) => contacts.claim('order-guest', { account, at: startOfTests }));
      const claimed = await Promise.all(['ada', 'ben', 'cy', 'dee'].map(claim));
      expect(claimed.filter(Boolean)).toHaveLength(1);
      const by = ['ada', 'ben', 'cy', 'dee'][claimed.indexOf(true)];
      expect(await within((contacts) => contacts.of('order-guest'))).toMatchObject({
        claimedAt: startOfTests,
        claimedBy: by,
      });
      expect(await within((contacts) => contacts.claim('none', { account: 'ada', at: 1 }))).toBe(false);
    });
  });
}
