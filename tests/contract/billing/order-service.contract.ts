import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OrderService } from '#application/client/billing/ports/order-service.ts';
import type { InMemoryPayments } from '#adapters/memory/billing/in-memory-payments.ts';
import { quoteIn } from '#domain/billing/orders/offer.ts';
import { startOfTests } from '../../builders/time.ts';

export type OrderServiceHarness = {
  readonly orders: OrderService;
  readonly payments: InMemoryPayments;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

export function orderServiceContract(name: string, makeHarness: () => Promise<OrderServiceHarness>): void {
  describe(`OrderService: ${name}`, () => {
    let harness: OrderServiceHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    test('[LIC-5] an offer is ordered at its price, paid, and listed', async () => {
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

    test('[LIC-4] a license is renewed with the paying card until it is turned off, and another card is saved on a page', async () => {
      const { orders, payments } = harness;
      const off = { ok: true, value: { standing: 'off', card: null, next: null, refusal: null } };
      expect(await orders.renewal()).toEqual(off);
      expect(await orders.startRenewal({ startsOn: '2027-09-01', totalCents: 14_900 })).toEqual({
        ok: false,
        error: { kind: 'order/not-offered' },
      });
      const offer = await orders.offer();
      if (!offer.ok) throw new Error(offer.error.kind);
      const form = { plan: 'teacher', seats: 1, term: 1, startsOn: offer.value.startsOn } as const;
      const placed = await orders.place({ ...form, totalCents: 14_900, autoRenew: true });
      const id = placed.ok ? placed.value.id : '';
      payments.pay(`cs_${id}`, startOfTests);
      await orders.check(id);
      const on = await orders.renewal();
      expect(on).toMatchObject({
        ok: true,
        value: { standing: 'on', card: { last4: '4242' }, next: { seats: 1, total: { cents: 14_900 } } },
      });
      expect(await orders.stopRenewal()).toMatchObject({ ok: true, value: { standing: 'off', card: null } });
      const next = on.ok ? on.value.next : null;
      const request = { startsOn: next?.startsOn ?? '', totalCents: 14_900 };
      expect(await orders.startRenewal({ ...request, totalCents: 1 })).toEqual({
        ok: false,
        error: { kind: 'order/terms-changed' },
      });
      const started = await orders.startRenewal(request);
      payments.saveCardOnly((started.ok ? started.value.payAt : '').replace('https://payments.test/', ''));
      expect(await orders.renewal()).toMatchObject({ value: { standing: 'waiting' } });
      expect(await orders.checkRenewal()).toMatchObject({ ok: true, value: { standing: 'on' } });
    });

    test('[LIC-7] an individual teacher can neither order on invoice nor get a quote', async () => {
      const { orders } = harness;
      const offer = await orders.offer();
      if (!offer.ok) throw new Error(offer.error.kind);
      const { startsOn } = offer.value;
      const form = { plan: 'teacher', seats: 1, term: 1, startsOn, totalCents: 14_900 } as const;
      const notOffered = { ok: false, error: { kind: 'order/not-offered' } };
      expect(await orders.quote(form)).toEqual(notOffered);
      expect(await orders.orderOnInvoice(form, { number: 'PO 4711', file: null })).toEqual(notOffered);
      expect(await orders.orderOnInvoice(form, { number: '7'.repeat(300), file: null })).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { purchaseOrder: 'too-long' } },
      });
    });

    test('[LIC-4] an individual teacher has no Docks, and no invoice for collected seats', async () => {
      const { orders } = harness;
      expect(await orders.deliveries()).toEqual({ ok: true, value: [] });
      expect(await orders.collected()).toEqual({ ok: true, value: null });
      expect(await orders.collect({ seats: 3, startsOn: '2026-09-01', totalCents: 1 })).toEqual({
        ok: false,
        error: { kind: 'order/not-offered' },
      });
      const notFound = { ok: false, error: { kind: 'order/not-found' } };
      expect(await orders.takeBack('00000000-0000-4000-8000-000000000000')).toEqual(notFound);
      expect(await orders.invoiceCollected()).toEqual(notFound);
    });

    test('[LIC-7] a payment has its receipt, which can be printed, and there is no other', async () => {
      const { orders, payments } = harness;
      const offer = await orders.offer();
      if (!offer.ok) throw new Error(offer.error.kind);
      const { startsOn } = offer.value;
      const placed = await orders.place({ plan: 'teacher', seats: 1, term: 1, startsOn, totalCents: 14_900 });
      const id = placed.ok ? placed.value.id : '';
      payments.pay(`cs_${id}`, startOfTests);
      await orders.check(id);
      const listed = await orders.documents();
      expect(listed).toMatchObject({ ok: true, value: [{ kind: 'receipt', order: id, number: 1 }] });
      const [receipt] = listed.ok ? listed.value : [];
      const printed = await orders.printDocument(receipt?.id ?? '', 'a4');
      expect(printed.ok && Buffer.from(printed.value.subarray(0, 5)).toString()).toBe('%PDF-');
      expect(await orders.printDocument('00000000-0000-4000-8000-000000000000', 'letter')).toEqual({
        ok: false,
        error: { kind: 'document/not-found' },
      });
    });

    test("[ORG-3] another user's order is not found", async () => {
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
