import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BillingDocuments } from '#application/service/billing/ports/billing-documents.ts';
import type { Ledger } from '#application/service/billing/ports/ledger.ts';
import type { OrderBooks } from '#application/service/billing/ports/order-books.ts';
import type { Stock } from '#application/service/billing/ports/stock.ts';
import type { Orders } from '#application/service/billing/ports/orders.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { paperOf } from '#domain/billing/documents/papers.ts';
import {
  bookedOrderCell,
  type BookedOrderColumn,
  bookedOrderColumns,
  bookedOrderDefaults,
  type BookedOrderQuery,
} from '#domain/billing/orders/booked-order-table.ts';
import { dayOfBooks } from '#domain/billing/prices/payment-terms.ts';
import type { BookedOrder } from '#domain/billing/orders/booked-order.ts';
import { invoicedAt, paymentEvent } from '#domain/billing/orders/on-invoice.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import { transferBack } from '#domain/billing/orders/refund.ts';
import { settleOrder } from '#domain/billing/orders/settle-order.ts';
import { queryRows } from '#domain/platform/tables/page.ts';
import { anOrder, somePaymentFacts } from '../../builders/an-order.ts';
import { addStock } from '../../builders/add-stock.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type OrderBooksHarness = {
  readonly orders: Orders;
  readonly ledger: Ledger;
  readonly documents: BillingDocuments;
  readonly stock: Stock;
  readonly books: OrderBooks;
  readonly close: () => Promise<void>;
};

const now = startOfTests + 45 * day;
const aQuery = (overrides: Partial<BookedOrderQuery> = {}): BookedOrderQuery => ({
  ...bookedOrderDefaults,
  filter: { match: 'all', rules: [] },
  start: null,
  ...overrides,
});

const names = ['Pier Street School', 'Åsa & Élan', 'quay', 'Zoë’s School', null];
/** Returns an order on invoice, placed on the given day. */
const onInvoice = (at: number, name: string | null, placed: number): Order =>
  anOrder({
    id: `order-${at}`,
    buyer: { kind: 'organization', id: `pier-${at}`, path: `pier-${at}/` },
    session: null,
    state: 'pending-po',
    purchaseOrder: `PO ${at % 3} Ø`,
    billTo: name,
    placedAt: startOfTests + placed * day,
  });
const byCard = anOrder({
  id: 'order-card',
  buyer: { kind: 'account', id: 'ada', path: null },
  billTo: null,
  session: 'cs_card',
  state: 'paid',
  placedAt: startOfTests + day,
});

export function orderBooksContract(name: string, makeHarness: () => Promise<OrderBooksHarness>): void {
  describe(`OrderBooks: ${name}`, () => {
    let harness: OrderBooksHarness;
    let papers = 0;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    const enter = async (order: Order, events: readonly Parameters<Ledger['record']>[0][], note = '') => {
      for (const event of events) {
        await harness.ledger.record(event);
        papers += 1;
        const paper = paperOf(order, event, {
          id: `paper-${papers}`,
          now: event.at,
          note: note === '' ? null : note,
        });
        if (paper !== null) await harness.documents.issue(paper);
      }
    };
    const place = async (order: Order) => {
      await harness.orders.place(order);
      await enter(order, invoicedAt(order));
    };
    const pay = (order: Order, cents: number, reference: string) =>
      enter(order, [paymentEvent(order, { cents, reference }, order.placedAt + day)], reference);
    const all = async (overrides: Partial<BookedOrderQuery> = {}) =>
      (await harness.books.page(aQuery(overrides), now)).rows;

    test('[LIC-10] an order on invoice has its number, payments, credits and refunds with reasons', async () => {
      const note = { reason: 'charged', name: 'VAT', country: 'DE', region: null, taxId: null } as const;
      const order: Order = {
        ...onInvoice(1, 'Pier Street School', 0),
        lines: [{ kind: 'tax', rate: 800, amount: usd(8_000), note }],
      };
      await place(order);
      await pay(order, 8_000, 'wire 1');
      const about = { credited: 0, at: startOfTests + 2 * day };
      const { credit, refund } = transferBack(order, { cents: 3_000, reference: 'wire 2' }, about);
      await enter(order, [credit, refund], 'Two seats less');
      const file = await harness.books.read('order-1', now);
      expect(file?.order).toEqual({
        id: 'order-1',
        buyer: order.buyer,
        billTo: 'Pier Street School',
        purchaseOrder: 'PO 1 Ø',
        plan: order.plan,
        seats: order.seats,
        startsOn: order.startsOn,
        endsOn: order.endsOn,
        state: 'pending-po',
        placedAt: startOfTests,
        total: usd(108_000),
        payment: 'invoice',
        invoice: 'INV-2026-00001',
        dueOn: '2026-10-01',
        paid: usd(5_000),
        credited: usd(3_000),
        open: usd(100_000),
        late: 15,
        tax: note,
        docks: 'none',
        toSend: 0,
        trust: null,
      });
      expect(file?.history).toEqual([
        {
          id: 'invoiced/order-1',
          kind: 'invoiced',
          at: startOfTests,
          amount: usd(108_000),
          document: 'INV-2026-00001',
          note: null,
        },
        {
          id: 'paid/order-1/wire 1',
          kind: 'paid',
          at: startOfTests + day,
          amount: usd(8_000),
          document: 'R-2026-00001',
          note: 'wire 1',
        },
        {
          id: 'credited/order-1/wire 2',
          kind: 'credited',
          at: startOfTests + 2 * day,
          amount: usd(3_000),
          document: 'CN-2026-00001',
          note: 'Two seats less',
        },
        {
          id: 'refunded/order-1/wire 2',
          kind: 'refunded',
          at: startOfTests + 2 * day,
          amount: usd(3_000),
          document: null,
          note: null,
        },
      ]);
    });

    test('[LIC-10] a card payment is listed without an invoice; quotes and unpaid orders are not', async () => {
      await harness.orders.place({ ...byCard, state: 'pending-payment' });
      await harness.orders.place(anOrder({ id: 'quoted', session: null, state: 'quoted' }));
      expect(await all()).toEqual([]);
      expect(await harness.books.read('order-card', now)).toBeNull();
      expect(await harness.books.read('nowhere', now)).toBeNull();
      const paid = { id: 'pi_1', at: startOfTests + day, amount: byCard.total };
      const settled = settleOrder(byCard, somePaymentFacts({ state: 'complete', paid }));
      await enter(byCard, settled.events);
      expect(await all()).toMatchObject([
        { id: 'order-card', payment: 'card', invoice: null, dueOn: null, open: usd(0), paid: usd(108_000) },
      ]);
    });

    test('[LIC-10] open and late orders are found, with the number of days', async () => {
      const [late, due, settled] = [0, 15, 0].map((placed, at) => onInvoice(at, 'quay', placed));
      for (const order of [late, due, settled]) if (order !== undefined) await place(order);
      if (settled !== undefined) await pay(settled, 108_000, 'wire 1');
      const where = (column: BookedOrderColumn) =>
        all({ filter: { match: 'all', rules: [{ kind: 'number', column, mode: 'gt', value: 0 }] } });
      expect((await where('open')).map(({ id }) => id)).toEqual(['order-1', 'order-0']);
      expect((await where('late')).map((order) => bookedOrderCell(order, 'late'))).toEqual([15]);
    });

    test('[LIC-7] an order shows the state of its Docks, and orders that are ready to ship are found', async () => {
      const { stock } = harness;
      const [preparing, waiting, partly, sent] = [1, 2, 3, 4].map((at) => onInvoice(at, 'quay', at));
      await addStock(stock, 'dock-kit', 7);
      for (const [order, quantity] of [
        [sent, 2],
        [preparing, 3],
        [partly, 4],
        [waiting, 1],
      ] as const) {
        if (order === undefined) continue;
        await place(order);
        await stock.reserve(order.id, [{ product: 'dock-kit', quantity }], order.placedAt);
      }
      for (const { id } of [sent, partly].flatMap((order) => order ?? []))
        await stock.ship(id, { id: `parcel of ${id}`, carrier: 'UPS', tracking: '1', at: now });
      await place(onInvoice(5, 'quay', 5));
      expect((await all()).map(({ docks, toSend }) => [docks, toSend])).toEqual([
        ['none', 0],
        ['shipped', 0],
        ['partly-shipped', 0],
        ['back-ordered', 0],
        ['preparing', 3],
      ]);
      const ready = { kind: 'number', column: 'toSend', mode: 'gt', value: 0 } as const;
      const state = { kind: 'text', column: 'docks', mode: 'equals', value: 'partly-shipped' } as const;
      const where = async (rule: typeof ready | typeof state) =>
        (await all({ filter: { match: 'all', rules: [rule] } })).map(({ id }) => id);
      expect(await where(ready)).toEqual(['order-1']);
      expect(await where(state)).toEqual(['order-3']);
    });

    test('[LIC-10] every page, for any sort and filter, matches the rows in memory', async () => {
      const orders = names.map((each, at) => onInvoice(at, each, at * 12));
      for (const [at, order] of orders.entries()) {
        await place(order);
        if (at % 2 === 0) await pay(order, 1_000 * (at + 1), `wire ${at}`);
      }
      const rows = await all();
      expect(rows).toHaveLength(names.length);
      const reader = { idOf: ({ id }: BookedOrder) => id, cellOf: bookedOrderCell };
      const columns = Object.keys(bookedOrderColumns) as BookedOrderColumn[];
      const rule = fc.constantFrom(
        ...(['pier', 'asa', 'INV-2026-0000', '1 ø', 'PO', 'zz'] as const).map(
          (value) => ({ kind: 'text', column: 'order', mode: 'contains', value }) as const,
        ),
        ...[0, 1_060, 1_080.5].map(
          (value) => ({ kind: 'number', column: 'open', mode: 'gt', value }) as const,
        ),
        { kind: 'date', column: 'due', mode: 'dateIs', value: '2026-10-13' } as const,
        { kind: 'date', column: 'placed', mode: 'dateAfter', value: '2026-09-13' } as const,
        { kind: 'text', column: 'organization', mode: 'contains', value: 'elan' } as const,
        { kind: 'blank', column: 'organization', mode: 'blank' } as const,
        { kind: 'number', column: 'late', mode: 'gte', value: 1 } as const,
      );
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...columns),
          fc.constantFrom('asc' as const, 'desc' as const),
          fc.array(rule, { maxLength: 2 }),
          fc.constantFrom('all' as const, 'any' as const),
          async (column, direction, rules, match) => {
            const query = aQuery({ sort: { column, direction }, filter: { match, rules }, size: 25 });
            expect(await harness.books.page(query, now)).toEqual(queryRows(rows, reader, query, dayOfBooks));
          },
        ),
        { numRuns: 60 },
      );
    });
  });
}
