import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancesOf, ledgerEntriesOf } from '#domain/billing/prices/ledger.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { balanceOf, invoicedAt, paymentEvent } from '#domain/billing/orders/on-invoice.ts';
import { parseRefund, refundableCents, refundedCents, transferBack } from '#domain/billing/orders/refund.ts';
import { settleOrder } from '#domain/billing/orders/settle-order.ts';
import { anOrder, somePaymentFacts, wholePayment } from '../../../../builders/an-order.ts';
import { day, startOfTests } from '../../../../builders/time.ts';

const order = anOrder({ session: null, purchaseOrder: 'PO 1', state: 'paid' });
const whole = order.total.cents;
const nothing = { receivable: usd(0), cash: usd(0), sales: usd(0), tax: usd(0), ordered: usd(0) };

const partsOfWhole = fc.uniqueArray(fc.integer({ min: 1, max: whole - 1 }), { maxLength: 12 }).map((cuts) => {
  const at = [0, ...cuts.toSorted((one, other) => one - other), whole];
  return at.slice(1).map((cut, index) => cut - (at[index] ?? 0));
});

test('[LIC-10] any partial refunds of a payment balance the books at each step, and leave nothing at the end', () => {
  fc.assert(
    fc.property(partsOfWhole, (parts) => {
      const paid = paymentEvent(order, { cents: whole, reference: 'wire 1' }, startOfTests + day);
      let entries = [...invoicedAt(order), paid].flatMap(ledgerEntriesOf);
      for (const [at, cents] of parts.entries()) {
        const { credited, paid: left } = balanceOf(entries);
        expect(refundableCents({ order, balance: balanceOf(entries) })).toBe(left);
        const form = { cents, reference: `wire ${at + 2}` };
        const { credit, refund } = transferBack(order, form, { credited, at: startOfTests + 2 * day });
        entries = [...entries, ...ledgerEntriesOf(credit), ...ledgerEntriesOf(refund)];
        expect(balanceOf(entries).open).toBe(0);
        expect(entries.reduce((sum, { amount }) => sum + amount.cents, 0)).toBe(0);
      }
      expect(refundedCents(entries)).toBe(whole);
      expect(balancesOf(entries)).toMatchObject(nothing);
    }),
  );
});

test('[LIC-10] the same refunds of a card give the same result in any order', () => {
  fc.assert(
    fc.property(partsOfWhole, fc.infiniteStream(fc.nat()), (parts, ranks) => {
      const paidBack = parts.map((cents, at) => {
        const rank = Number(ranks.next().value);
        return {
          rank,
          back: { id: `re_${at}`, at: startOfTests + day + at, amount: usd(cents), note: null },
        };
      });
      const told = paidBack.toSorted((one, other) => one.rank - other.rank).map(({ back }) => back);
      const facts = somePaymentFacts({ state: 'complete', paid: wholePayment, paidBack: told });
      const { events, state } = settleOrder(anOrder(), facts);
      expect(state).toBe('refunded');
      expect(balancesOf(events.flatMap(ledgerEntriesOf))).toMatchObject(nothing);
    }),
  );
});

test('[LIC-10] the reason for a refund is stored with the event', () => {
  const back = { id: 're_1', at: startOfTests + 2 * day, amount: usd(1_000), note: 'Two seats less' };
  const facts = somePaymentFacts({ state: 'complete', paid: wholePayment, paidBack: [back] });
  expect(settleOrder(anOrder(), facts).notes).toEqual({ 'credited/re_1': 'Two seats less' });
});

test('[LIC-10] disputed, canceled and unpaid orders cannot be refunded', () => {
  const balance = { open: 0, paid: whole, credited: 0 };
  for (const state of ['disputed', 'refunded', 'pending-po', 'canceled'] as const)
    expect(refundableCents({ order: { ...order, state }, balance })).toBe(0);
});

test.each([
  [{ cents: 0, seen: 0, note: 'x', reference: null }, { cents: 'malformed' }],
  [{ cents: 0.5, seen: 0, note: 'x', reference: null }, { cents: 'malformed' }],
  [{ cents: 1, seen: 0, note: ' ', reference: null }, { note: 'required' }],
  [
    { cents: 1, seen: 0, note: 'x'.repeat(301), reference: '7'.repeat(61) },
    { note: 'too-long', reference: 'too-long' },
  ],
])('[LIC-10] a refund of %j is refused', (draft, fields) => {
  expect(parseRefund(draft)).toEqual({ ok: false, error: { kind: 'form/invalid', fields } });
});

test('[LIC-10] an empty reference is stored as none', () => {
  expect(parseRefund({ cents: 1, seen: 1, note: ' As  agreed ', reference: '  ' })).toEqual({
    ok: true,
    value: { cents: 1, seen: 1, note: 'As agreed', reference: null },
  });
});
