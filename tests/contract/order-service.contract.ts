import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OrderService } from '#application/client/ports/order-service.ts';
import type { InMemoryPayments } from '#adapters/memory/in-memory-payments.ts';
import { quoteIn } from '#domain/orders/offer.ts';
import { startOfTests } from '../builders/time.ts';

/** A client of a service, logged in as Ada at `licensedDistrict` without a role: she buys for herself. */
export type OrderServiceHarness = {
  readonly orders: OrderService;
  readonly payments: InMemoryPayments;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

/** What every `OrderService` does. */
export function orderServiceContract(name: string, makeHarness: () => Promise<OrderServiceHarness>): void {
  describe(`OrderService: ${name}`, () => {
    let harness: OrderServiceHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    test('[LIC-5] what is offered is ordered at its price, paid, and listed', async () => {
      const { orders, payments } = harness;
      const offer = await orders.offer();
      if (!offer.ok) throw new Error(offer.error.kind);
      const quote = quoteIn(offer.value, { seats: 1, term: 1 });
      if (!quote.ok) throw new Error(quote.error.kind);
      const form = { plan: 'teacher', seats: 1, term: 1, startsOn: quote.value.startsOn } as const;
      expect(await orders.place({ ...form, totalCents: 1 })).toEqual({
        ok: false,
        error: { kind: 'order/terms-changed' },
      });
      const placed = await orders.place({ ...form, totalCents: quote.value.total.cents });
      const id = placed.ok ? placed.value.id : '';
      expect(await orders.check(id)).toMatchObject({
        ok: true,
        value: { order: { id, state: 'pending-payment', lines: quote.value.lines } },
      });
      payments.pay(`cs_${id}`, startOfTests);
      expect(await orders.check(id)).toMatchObject({
        ok: true,
        value: { order: { state: 'paid' }, payAt: null, isProcessing: false },
      });
      expect(await orders.list()).toMatchObject({ ok: true, value: [{ id, state: 'paid' }] });
    });

    test('[ORG-3] an order that is none of theirs is not there', async () => {
      expect(await harness.orders.check('00000000-0000-4000-8000-000000000000')).toEqual({
        ok: false,
        error: { kind: 'order/not-found' },
      });
    });

    test('an unreachable service is a failure', async () => {
      harness.disconnect();
      expect(await harness.orders.offer()).toEqual({ ok: false, error: { kind: 'service/unreachable' } });
    });
  });
}
