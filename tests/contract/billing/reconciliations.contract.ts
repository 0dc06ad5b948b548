import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Ledger } from '#application/service/billing/ports/ledger.ts';
import type { Orders } from '#application/service/billing/ports/orders.ts';
import type { Reconciliations } from '#application/service/billing/ports/reconciliations.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { invoicedAt, paymentEvent } from '#domain/billing/orders/on-invoice.ts';
import type { ReconciliationReport } from '#domain/billing/orders/reconciliation.ts';
import { settleOrder } from '#domain/billing/orders/settle-order.ts';
import { anOrder, somePaymentFacts, wholePayment } from '../../builders/an-order.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type ReconciliationsHarness = {
  readonly orders: Orders;
  readonly ledger: Ledger;
  readonly reconciliations: Reconciliations;
  readonly close: () => Promise<void>;
};

const back = { id: 're_1', at: startOfTests + 10 * day, amount: usd(8_000), note: null };
const aReport = (overrides: Partial<ReconciliationReport> = {}): ReconciliationReport => ({
  id: 'report-1',
  from: startOfTests,
  to: startOfTests + day,
  compared: 2,
  differences: [],
  ...overrides,
});

export function reconciliationsContract(
  name: string,
  makeHarness: () => Promise<ReconciliationsHarness>,
): void {
  describe(`Reconciliations: ${name}`, () => {
    let harness: ReconciliationsHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    test("[LIC-10] lists the card entries of a period with the provider's IDs, without bank payments", async () => {
      const { orders, ledger, reconciliations } = harness;
      const byCard = anOrder();
      const facts = somePaymentFacts({ state: 'complete', paid: wholePayment, paidBack: [back] });
      await orders.place(byCard);
      for (const event of settleOrder(byCard, facts).events) await ledger.record(event);
      const onInvoice = anOrder({ id: 'order-2', session: null, state: 'pending-po', purchaseOrder: 'PO 1' });
      await orders.place(onInvoice);
      for (const event of invoicedAt(onInvoice)) await ledger.record(event);
      await ledger.record(paymentEvent(onInvoice, { cents: 100, reference: 'wire 1' }, startOfTests + day));
      const [paid, refunded] = [
        { ...wholePayment, kind: 'paid', order: 'order-1' },
        { id: 're_1', at: back.at, amount: back.amount, kind: 'refunded', order: 'order-1' },
      ];
      const all = { from: startOfTests, to: startOfTests + 365 * day };
      expect(await reconciliations.booked(all, [])).toEqual([paid, refunded]);
      const oneDay = { from: wholePayment.at, to: wholePayment.at + 1 };
      expect(await reconciliations.booked(oneDay, [])).toEqual([paid]);
      expect(await reconciliations.booked(oneDay, ['re_1', 're_2'])).toEqual([paid, refunded]);
      expect(await reconciliations.booked({ from: 0, to: wholePayment.at }, [])).toEqual([]);
    });

    test('[LIC-10] reports are stored unchanged, and the newest is read first', async () => {
      const { reconciliations } = harness;
      expect(await reconciliations.latest(5)).toEqual([]);
      const second = aReport({
        id: 'report-2',
        to: startOfTests + 2 * day,
        differences: [
          {
            kind: 'other-amount',
            movement: 'paid',
            id: 'pi_1',
            at: startOfTests,
            theirs: usd(1),
            ours: usd(2),
            order: 'order-1',
            isSettled: false,
          },
        ],
      });
      await reconciliations.save(aReport());
      await reconciliations.save(second);
      expect(await reconciliations.latest(5)).toEqual([second, aReport()]);
      expect(await reconciliations.latest(1)).toEqual([second]);
    });
  });
}
