import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StockService } from '#application/client/billing/ports/stock-service.ts';
import type { Service } from '../../builders/a-service.ts';
import { anAccount } from '../../builders/an-account.ts';
import { aGuestOrder, anOrderContact } from '../../builders/an-order-contact.ts';
import { day } from '../../builders/time.ts';

export type StockServiceHarness = {
  readonly stock: StockService;
  readonly as: (person: 'ada' | 'lin' | null) => void;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const id = '00000000-0000-4000-8000-0000000000bb';
const none = '00000000-0000-4000-8000-000000000000';

/** Sets up a teacher (Ada), a staff member (Lin), and an order of two Dock kits that are not shipped yet. */
export async function setUpShipping({ accounts, identity, orders, transaction, clock }: Service) {
  identity.tokenLifetime = 365 * day;
  const open = async (name: string, accountType: 'admin' | 'teacher') => {
    const email = `${name}@oak.test`;
    await accounts.open(anAccount({ id: name, email, accountType }));
    const user = identity.addUser({ id: name, email, emailVerified: true });
    return identity.issueToken(user, 'email', { secondFactor: true }).token;
  };
  const tokens = { ada: await open('ada', 'teacher'), lin: await open('lin', 'admin') };
  await orders.place(aGuestOrder({ id }));
  await transaction.run(async ({ contacts, stock }) => {
    await contacts.save(anOrderContact({ order: id }));
    await stock.reserve(id, [{ product: 'dock-kit', quantity: 2 }], clock.now());
  });
  let present: keyof typeof tokens | null = 'lin';
  return {
    token: (): string | null => (present === null ? null : tokens[present]),
    as: (person: keyof typeof tokens | null): void => {
      present = person;
    },
  };
}

const parcel = { carrier: 'UPS', tracking: '1Z 999' };
const refused = (kind: string) => ({ ok: false, error: expect.objectContaining({ kind }) });

export function stockServiceContract(name: string, makeHarness: () => Promise<StockServiceHarness>): void {
  describe(`StockService: ${name}`, () => {
    let harness: StockServiceHarness;
    let stock: StockService;
    beforeEach(async () => {
      harness = await makeHarness();
      ({ stock } = harness);
    });
    afterEach(() => harness.close());

    test('[LIC-7] incoming Docks are reserved for waiting orders, and shipped with a number', async () => {
      expect(await stock.ship(id, parcel)).toEqual(refused('order/nothing-to-ship'));
      const counted = { product: 'dock-kit', onHand: 5, seen: 0, reason: 'received' } as const;
      expect(await stock.count({ ...counted, onHand: -1 })).toEqual(refused('form/invalid'));
      expect(await stock.count({ ...counted, onHand: 1_000_000_000 })).toEqual(refused('form/invalid'));
      expect(await stock.count({ ...counted, reason: '' })).toEqual(refused('form/invalid'));
      expect(await stock.count({ ...counted, seen: 1 })).toEqual(refused('stock/changed'));
      expect(await stock.count(counted)).toMatchObject({ ok: true });
      expect(await stock.count({ ...counted, seen: 5, onHand: 1 })).toEqual(refused('stock/set-aside'));
      expect(await stock.delivery(id)).toMatchObject({
        ok: true,
        value: {
          contact: { name: 'Olive Office' },
          delivery: { items: [{ product: 'dock-kit', quantity: 2, reserved: 2, shipped: 0 }], shipments: [] },
        },
      });
      expect(await stock.ship(id, { ...parcel, carrier: ' ' })).toEqual(refused('form/invalid'));
      expect(await stock.ship(id, parcel)).toMatchObject({
        ok: true,
        value: { delivery: { items: [{ shipped: 2 }], shipments: [parcel] } },
      });
      const levels = await stock.levels();
      expect(levels.ok && levels.value.find(({ product }) => product === 'dock-kit')).toMatchObject({
        onHand: 3,
      });
      expect(await stock.delivery(none)).toEqual(refused('order/not-found'));
    });

    test('[SEC-1] only our staff see and ship stock', async () => {
      harness.as('ada');
      expect(await stock.levels()).toMatchObject({ ok: false });
      const counted = { product: 'dock-kit', onHand: 5, seen: 0, reason: 'received' } as const;
      expect(await stock.count(counted)).toMatchObject({ ok: false });
      expect(await stock.ship(id, parcel)).toMatchObject({ ok: false });
      harness.as('lin');
      expect(await stock.delivery(id)).toMatchObject({ ok: true, value: { delivery: { shipments: [] } } });
    });

    test('[REL-5] an unreachable service is reported', async () => {
      harness.disconnect();
      expect(await stock.levels()).toEqual(refused('service/unreachable'));
      expect(await stock.ship(id, parcel)).toEqual(refused('service/unreachable'));
    });
  });
}
