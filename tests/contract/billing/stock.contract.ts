import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Stock } from '#application/service/billing/ports/stock.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import type { HardwareItem } from '#domain/billing/prices/hardware.ts';
import type { Product } from '#domain/billing/prices/prices.ts';
import { backOrdered } from '#domain/billing/stock/stock.ts';
import { aGuestOrder } from '../../builders/an-order-contact.ts';
import { addStock } from '../../builders/add-stock.ts';
import { day, startOfTests } from '../../builders/time.ts';

type Harness = { readonly transaction: Transaction; readonly close: () => Promise<void> };

const kits = (quantity: number): readonly HardwareItem[] => [{ product: 'dock-kit', quantity }];
const parcel = { id: 'parcel-1', carrier: 'UPS', tracking: '1Z', at: startOfTests };

export function stockContract(name: string, makeHarness: () => Promise<Harness>): void {
  describe(`Stock: ${name}`, () => {
    let harness: Harness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    const within = <T>(work: (stock: Stock) => Promise<T>): Promise<T> =>
      harness.transaction.run(({ stock }) => work(stock));
    const order = (id: string) => harness.transaction.run(({ orders }) => orders.place(aGuestOrder({ id })));
    const reserve = async (id: string, items: readonly HardwareItem[], at = startOfTests) => {
      await order(id);
      await within((stock) => stock.reserve(id, items, at));
    };
    const itemsOf = async (id: string) => (await within((stock) => stock.deliveryOf(id))).items;
    const put = (product: Product, quantity: number) => within((stock) => addStock(stock, product, quantity));
    const kitLevel = async () =>
      (await within((stock) => stock.levels())).find(({ product }) => product === 'dock-kit');

    test('[LIC-7] every product has a stock level, including zero', async () => {
      expect(await within((stock) => stock.levels())).toEqual([
        { product: 'dock-kit', onHand: 0, reserved: 0 },
        { product: 'dock-kit-10', onHand: 0, reserved: 0 },
      ]);
    });

    test('[LIC-7] an order reserves the available stock, and the rest waits; a repetition reserves nothing more', async () => {
      await put('dock-kit', 3);
      await reserve('a', kits(5));
      await within((stock) => stock.reserve('a', kits(5), startOfTests));
      expect(await itemsOf('a')).toEqual([{ product: 'dock-kit', quantity: 5, reserved: 3, shipped: 0 }]);
      expect(await kitLevel()).toEqual({ product: 'dock-kit', onHand: 3, reserved: 3 });
    });

    test('[LIC-7] incoming stock goes to waiting orders, the oldest first', async () => {
      await reserve('late', kits(2), startOfTests + day);
      await reserve('early', kits(2));
      await put('dock-kit', 3);
      expect(await itemsOf('early')).toMatchObject([{ reserved: 2 }]);
      expect(await itemsOf('late')).toMatchObject([{ reserved: 1 }]);
    });

    test('[LIC-7] released stock goes to waiting orders, and the order has none', async () => {
      await put('dock-kit', 2);
      await reserve('a', kits(2));
      await reserve('b', kits(2), startOfTests + day);
      await within((stock) => stock.release('a'));
      expect(await itemsOf('a')).toEqual([]);
      expect(await itemsOf('b')).toMatchObject([{ reserved: 2 }]);
      await within((stock) => stock.release('nobody'));
      expect(await kitLevel()).toEqual({ product: 'dock-kit', onHand: 2, reserved: 2 });
    });

    test('[LIC-7] reserved stock is shipped, once; shipped stock is never released', async () => {
      await put('dock-kit', 2);
      await put('dock-kit-10', 1);
      await reserve('a', [...kits(3), { product: 'dock-kit-10', quantity: 1 }]);
      const items = [
        { product: 'dock-kit', quantity: 2 },
        { product: 'dock-kit-10', quantity: 1 },
      ];
      expect(await within((stock) => stock.ship('a', parcel))).toEqual({ ...parcel, items });
      expect(await within((stock) => stock.ship('a', { ...parcel, id: 'parcel-2' }))).toBeNull();
      expect(await within((stock) => stock.deliveryOf('a'))).toEqual({
        items: [
          { product: 'dock-kit', quantity: 3, reserved: 0, shipped: 2 },
          { product: 'dock-kit-10', quantity: 1, reserved: 0, shipped: 1 },
        ],
        shipments: [{ ...parcel, items }],
      });
      await within((stock) => stock.release('a'));
      expect(await itemsOf('a')).toMatchObject([
        { quantity: 2, shipped: 2 },
        { quantity: 1, shipped: 1 },
      ]);
      expect(await kitLevel()).toEqual({ product: 'dock-kit', onHand: 0, reserved: 0 });
    });

    test('[LIC-7] a count is accepted if it is based on the current number, and does not change reserved stock', async () => {
      await put('dock-kit', 5);
      await reserve('a', kits(3));
      const count = (seen: number, onHand: number) =>
        within((stock) => stock.count('dock-kit', { seen, onHand }));
      expect(await count(4, 9)).toEqual({ ok: false, error: { kind: 'stock/changed' } });
      expect(await count(5, 2)).toEqual({ ok: false, error: { kind: 'stock/set-aside' } });
      expect(await count(5, 3)).toEqual({ ok: true, value: undefined });
      expect(await kitLevel()).toEqual({ product: 'dock-kit', onHand: 3, reserved: 3 });
      await reserve('b', kits(2), startOfTests + day);
      expect(await count(3, 4)).toMatchObject({ ok: true });
      expect(await itemsOf('b')).toMatchObject([{ reserved: 1 }]);
    });

    test('[LIC-7] of simultaneous counts based on the same number, one is accepted', async () => {
      const counted = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          within((stock) => stock.count('dock-kit', { seen: 0, onHand: at + 1 })),
        ),
      );
      expect(counted.filter(({ ok }) => ok)).toHaveLength(1);
    });

    test('[LIC-7] deliveries of many orders are correct for each, and orders without Docks have none', async () => {
      await put('dock-kit', 3);
      await reserve('a', kits(2));
      await reserve('b', kits(2), startOfTests + day);
      await order('license-alone');
      await within((stock) => stock.ship('a', parcel));
      const [all, each] = await within(async (stock) => [
        await stock.deliveriesOf(['b', 'a', 'license-alone', 'nowhere']),
        await Promise.all([stock.deliveryOf('b'), stock.deliveryOf('a')]),
      ]);
      expect([...all]).toEqual([
        ['b', each[0]],
        ['a', each[1]],
      ]);
      expect(each[1].shipments).toHaveLength(1);
      expect(await within((stock) => stock.deliveriesOf([]))).toEqual(new Map());
    });

    test('[LIC-7] twenty simultaneous orders never reserve more than the stock, and leave nothing free', async () => {
      await put('dock-kit', 13);
      await put('dock-kit-10', 4);
      const ids = Array.from({ length: 20 }, (_, at) => `order-${at}`);
      await Promise.all(
        ids.map((id, at) =>
          harness.transaction.run(async ({ orders, stock }) => {
            await orders.place(aGuestOrder({ id }));
            const both: readonly HardwareItem[] = [...kits(2), { product: 'dock-kit-10', quantity: 1 }];
            // Half of the orders list the products in reverse, which must not cause a deadlock.
            await stock.reserve(id, at % 2 === 0 ? both : both.toReversed(), startOfTests);
          }),
        ),
      );
      const items = (await Promise.all(ids.map(itemsOf))).flat();
      const taken = (product: string): number =>
        items.filter((item) => item.product === product).reduce((sum, { reserved }) => sum + reserved, 0);
      expect([taken('dock-kit'), taken('dock-kit-10')]).toEqual([13, 4]);
      expect(items.reduce((sum, item) => sum + backOrdered(item), 0)).toBe(60 - 17);
      expect(await within((stock) => stock.levels())).toMatchObject([
        { onHand: 13, reserved: 13 },
        { onHand: 4, reserved: 4 },
      ]);
    }, 30_000);
  });
}
