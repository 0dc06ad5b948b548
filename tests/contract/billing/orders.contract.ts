import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Orders } from '#application/service/billing/ports/orders.ts';
import { emptyScope, everywhere, type Scope } from '#domain/organizations/access/scope.ts';
import { usd } from '#domain/billing/prices/money.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import { anOrder } from '../../builders/an-order.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type OrdersHarness = { readonly orders: Orders; readonly close: () => Promise<void> };

const own = (accountId: string): Scope => ({
  ...emptyScope,
  own: { accountId, mailbox: null, shared: false },
});
const inOrganization = (path: string): Scope => ({ ...emptyScope, organizations: [path] });
const forOneself = (overrides: Partial<Order> = {}): Order =>
  anOrder({
    id: 'order-own',
    session: 'cs_own',
    buyer: { kind: 'account', id: 'ada', path: null },
    plan: 'teacher',
    seats: 1,
    placedAt: startOfTests + day,
    ...overrides,
  });

export function ordersContract(name: string, makeHarness: () => Promise<OrdersHarness>): void {
  describe(`Orders: ${name}`, () => {
    let harness: OrdersHarness;
    let orders: Orders;
    beforeEach(async () => {
      harness = await makeHarness();
      orders = harness.orders;
    });
    afterEach(() => harness.close());

    test('[LIC-5] an order is read back as placed', async () => {
      expect(await orders.place(anOrder())).toBe(true);
      expect(await orders.place(forOneself())).toBe(true);
      expect(await orders.byId('order-1', everywhere)).toEqual(anOrder());
      expect(await orders.byId('order-own', everywhere)).toEqual(forOneself());
      expect(await orders.bySession('cs_own')).toEqual(forOneself());
      expect(await orders.bySession('cs_of_somebody_else')).toBeNull();
      expect(await orders.byId('none', everywhere)).toBeNull();
    });

    test("[LIC-7] a buyer's earlier orders are found by the digest of the mailbox, and by the buyer", async () => {
      const nothing = { hasPaid: false, hadLimited: false };
      const request = { id: 'order-2', buyer: { ...anOrder().buyer, id: 'cove' } };
      await orders.place(
        anOrder({ state: 'pending-po', session: null, purchaseOrder: 'PO 1', trust: 'limited' }),
      );
      expect(await orders.byId('order-1', everywhere)).toMatchObject({ trust: 'limited' });
      expect(await orders.buyerRecord(['bay'], request)).toEqual(nothing);
      await orders.recordBuyer('order-1', 'bay');
      expect(await orders.buyerRecord(['bay'], request)).toEqual({ ...nothing, hadLimited: true });
      expect(await orders.buyerRecord(['new key', 'bay'], request)).toEqual({ ...nothing, hadLimited: true });
      expect(await orders.buyerRecord(['other'], anOrder({ id: 'order-2' }))).toEqual({
        ...nothing,
        hadLimited: true,
      });
      expect(await orders.buyerRecord(['bay'], anOrder())).toEqual(nothing);
      await orders.setTrust('order-1', 'verified');
      await orders.setState('order-1', 'paid');
      expect(await orders.buyerRecord(['bay'], request)).toEqual({ hasPaid: true, hadLimited: false });
    });

    test('[LIC-5] the previous order is the newest of the same buyer', async () => {
      const { buyer } = anOrder();
      expect(await orders.newestOf(buyer)).toBeNull();
      await orders.place(anOrder({ state: 'paid' }));
      await orders.place(forOneself());
      const later = anOrder({ id: 'order-2', session: 'cs_2', placedAt: startOfTests + day });
      await orders.place(later);
      expect(await orders.newestOf(buyer)).toEqual(later);
      expect(await orders.newestOf({ kind: 'account', id: buyer.id })).toBeNull();
    });

    test('[ORG-3] [LIC-5] an order is visible to its organization and those above, and a personal one only to its owner', async () => {
      await orders.place(anOrder());
      await orders.place(forOneself());
      const idsIn = async (scope: Scope) => (await orders.inScope(scope)).map(({ id }) => id);
      expect(await idsIn(everywhere)).toEqual(['order-own', 'order-1']);
      expect(await idsIn(inOrganization('tidewater/'))).toEqual(['order-1']);
      expect(await idsIn(inOrganization('tidewater/pier/'))).toEqual(['order-1']);
      expect(await idsIn(inOrganization('tidewater/elm/'))).toEqual([]);
      expect(await idsIn(own('ada'))).toEqual(['order-own']);
      // An order for the school is visible only in the scope of the school, not in that of the user who placed it.
      expect(await orders.byId('order-1', own('ada'))).toBeNull();
      expect(await orders.byId('order-own', own('grace'))).toBeNull();
      expect(await orders.byId('order-own', own('ada'))).toEqual(forOneself());
      expect(await idsIn(emptyScope)).toEqual([]);
    });

    test('[LIC-5] a buyer cannot pay two orders at once: the second is stored when the first is canceled', async () => {
      const second = anOrder({ id: 'order-2', session: 'cs_2' });
      expect(await orders.place(anOrder())).toBe(true);
      expect(await orders.place(second)).toBe(false);
      expect(await orders.byId('order-2', everywhere)).toBeNull();
      expect(await orders.openOf(second.buyer)).toEqual(anOrder());
      // The open order does not block another buyer, or an order of a different kind.
      expect(await orders.place(forOneself())).toBe(true);
      expect(await orders.place({ ...second, id: 'order-3', session: null, state: 'quoted' })).toBe(true);
      await orders.setState('order-1', 'canceled');
      expect(await orders.openOf(second.buyer)).toBeNull();
      expect(await orders.place(second)).toBe(true);
    });

    test('[LIC-5] of two simultaneous orders by one buyer, one is stored', async () => {
      const tabs = Array.from({ length: 8 }, (_, at) => anOrder({ id: `order-${at}`, session: `cs_${at}` }));
      const placed = await Promise.all(tabs.map((order) => orders.place(order)));
      expect(placed.filter(Boolean)).toHaveLength(1);
    });

    test('[LIC-7] one purchase order makes one order, even from several tabs', async () => {
      const first = anOrder({ session: null, state: 'pending-po', purchaseOrder: 'PO 4711' });
      expect(await orders.place(first)).toBe(true);
      expect(await orders.byId('order-1', everywhere)).toEqual(first);
      expect(await orders.place({ ...first, id: 'order-2' })).toBe(false);
      expect(await orders.place({ ...first, id: 'order-3', seats: 2 })).toBe(true);
    });

    test('[LIC-7] a quote becomes one order under its own ID, even from several tabs at once', async () => {
      const quote = anOrder({ session: null, state: 'quoted' });
      await orders.place(quote);
      const order: Order = { ...quote, state: 'pending-po', purchaseOrder: 'PO 1', startsOn: '2026-02-05' };
      // Each tab orders with a different end date, so all orders differ.
      const tabs = Array.from({ length: 8 }, (_, at) => ({ ...order, endsOn: `2027-02-0${at + 1}` }));
      const ordered = await Promise.all(tabs.map((tab) => orders.orderQuote(tab)));
      expect(ordered.filter(Boolean)).toHaveLength(1);
      expect(await orders.inScope(everywhere)).toEqual([tabs[ordered.indexOf(true)]]);
      await orders.setState('order-1', 'canceled');
      expect(await orders.orderQuote(order)).toBe(false);
      expect(await orders.orderQuote({ ...order, id: 'none' })).toBe(false);
      // An equal order on invoice exists already, so the quote is not converted.
      const second = { ...quote, id: 'order-2' };
      await orders.place(second);
      await orders.place({ ...order, id: 'order-3' });
      expect(await orders.orderQuote({ ...order, id: 'order-2' })).toBe(false);
      expect(await orders.byId('order-2', everywhere)).toEqual(second);
    });

    test('[LIC-7] an order by card has the ID of its quote, but a canceled one does not', async () => {
      const first = anOrder({ quote: 'quote-1' });
      await orders.place(anOrder({ id: 'quote-1', session: null, state: 'quoted' }));
      await orders.place(first);
      expect(await orders.byQuote('quote-1')).toEqual([first]);
      await orders.setState('order-1', 'canceled');
      expect(await orders.byQuote('quote-1')).toEqual([]);
      const second = anOrder({ id: 'order-2', session: 'cs_2', quote: 'quote-1' });
      await orders.place(second);
      // A payment that arrives after the cancellation still marks the order as paid.
      await orders.setState('order-1', 'paid');
      expect((await orders.byQuote('quote-1')).map(({ id }) => id)).toEqual(['order-1', 'order-2']);
      expect(await orders.byQuote('quote-2')).toEqual([]);
    });

    test('[LIC-10] a buyer has one collecting order, which is overwritten until it is issued, once', async () => {
      const line = { kind: 'collected', id: 'a', seats: 3, percent: 0, startsOn: '2026-01-05' } as const;
      const sums = { seat: usd(9_900), amount: usd(100_000), tax: usd(8_000), endsOn: '2027-01-05' } as const;
      const order = anOrder({
        session: null,
        state: 'collecting',
        purchaseOrder: 'PO 1',
        lines: [
          { ...line, ...sums },
          { kind: 'tax', rate: 800, amount: usd(8_000) },
        ],
      });
      expect(await orders.collectingOf(order.buyer)).toBeNull();
      const tabs = await Promise.all(['a', 'b', 'c'].map((id) => orders.place({ ...order, id })));
      expect(tabs.filter(Boolean)).toHaveLength(1);
      const id = ['a', 'b', 'c'][tabs.indexOf(true)] ?? '';
      expect(await orders.collectingOf(order.buyer)).toEqual({ ...order, id });
      expect(await orders.place({ ...order, id: 'z', buyer: { ...order.buyer, id: 'elm' } })).toBe(true);
      expect((await orders.collecting(1, null)).map((each) => each.id)).toEqual([id]);
      expect((await orders.collecting(5, id)).map((each) => each.id)).toEqual(['z']);
      const more = { ...order, id, seats: 12, total: usd(120_000) };
      expect(await orders.change(more)).toBe(true);
      expect(await orders.byId(id, everywhere)).toEqual(more);
      // An ordinary invoice order for the same seats is not a duplicate of the collected seats.
      const alone = { ...more, id: 'alone', state: 'pending-po', lines: anOrder().lines } as const;
      expect(await orders.place(alone)).toBe(true);
      const issued = { ...more, state: 'pending-po', placedAt: startOfTests + day } as const;
      const twice = await Promise.all([orders.change(issued), orders.change(issued)]);
      expect(twice.filter(Boolean)).toHaveLength(1);
      expect(await orders.byId(id, everywhere)).toEqual(issued);
      expect(await orders.change(more)).toBe(false);
      expect(await orders.collectingOf(order.buyer)).toBeNull();
      expect(await orders.place({ ...alone, id: 'again' })).toBe(false);
    });

    test('[LIC-5] locking an order returns its current state', async () => {
      await orders.place(anOrder());
      await orders.setState('order-1', 'paid');
      expect(await orders.findForUpdate('order-1')).toEqual(anOrder({ state: 'paid' }));
      expect(await orders.findForUpdate('none')).toBeNull();
    });
  });
}
