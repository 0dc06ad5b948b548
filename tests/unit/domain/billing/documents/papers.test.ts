import { expect, test } from 'vitest';
import { usd } from '#domain/billing/prices/money.ts';
import { documentName } from '#domain/billing/documents/billing-document.ts';
import { paperOf, quoteOf } from '#domain/billing/documents/papers.ts';
import { settleOrder } from '#domain/billing/orders/settle-order.ts';
import { aLedgerEvent } from '../../../../builders/a-ledger-event.ts';
import { anOrder, somePaymentFacts, wholePayment } from '../../../../builders/an-order.ts';
import { day, startOfTests } from '../../../../builders/time.ts';

const byOrder = anOrder({ session: null, state: 'pending-po', purchaseOrder: 'PO 4711' });
const about = { id: 'document', now: startOfTests, note: null };

test('[LIC-7] a document number has its kind, year and number', () => {
  const name = (kind: 'quote' | 'invoice' | 'credit-note' | 'receipt', number: number) =>
    documentName({ kind, issuedOn: '2026-12-31', number });
  expect(name('quote', 1)).toBe('Q-2026-00001');
  expect(name('invoice', 42)).toBe('INV-2026-00042');
  expect(name('credit-note', 7)).toBe('CN-2026-00007');
  expect(name('receipt', 123_456)).toBe('R-2026-123456');
});

test('[LIC-7] a quote is valid for 60 days; an invoice is due in 30', () => {
  const quote = quoteOf(anOrder({ placedAt: startOfTests }), 'document');
  expect(quote).toMatchObject({ kind: 'quote', issuedOn: '2026-09-01', dueOn: '2026-10-31' });
  const amounts = { net: usd(100_000), tax: usd(8_000) };
  const invoiced = aLedgerEvent({ id: 'invoiced/order-1', kind: 'invoiced', amounts });
  expect(paperOf(byOrder, invoiced, about)).toMatchObject({
    kind: 'invoice',
    event: 'invoiced/order-1',
    purchaseOrder: 'PO 4711',
    dueOn: '2026-10-01',
    amount: usd(108_000),
  });
});

test('[LIC-7] a card payment gives a receipt, and a refund gives a credit note', () => {
  const paidBack = [{ id: 're_1', at: startOfTests + 2 * day, amount: usd(50_000), note: null }];
  const facts = somePaymentFacts({ state: 'complete', paid: wholePayment, paidBack });
  const papers = settleOrder(anOrder(), facts).events.flatMap(
    (event) => paperOf(anOrder(), event, about) ?? [],
  );
  expect(papers.map(({ kind, amount, event }) => [kind, amount.cents, event])).toEqual([
    ['receipt', 108_000, 'paid/pi_1'],
    ['credit-note', 50_000, 'credited/re_1'],
  ]);
});

test('[LIC-7] documents use the date at our office: the last evening of a year is in that year', () => {
  const evening = Date.UTC(2027, 0, 1, 3);
  expect(quoteOf(anOrder({ placedAt: evening }), 'document')).toMatchObject({ issuedOn: '2026-12-31' });
});
