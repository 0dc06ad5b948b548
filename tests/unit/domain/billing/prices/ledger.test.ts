import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancesOf, ledgerEntriesOf, type LedgerEvent } from '#domain/billing/prices/ledger.ts';
import { sumOf, usd } from '#domain/billing/prices/money.ts';
import { aLedgerEvent, ledgerEvents } from '../../../../builders/a-ledger-event.ts';

const balances = (...events: readonly LedgerEvent[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(balancesOf(events.flatMap(ledgerEntriesOf))).map(([account, { cents }]) => [
      account,
      cents,
    ]),
  );

const ordered = aLedgerEvent({ id: 'o', kind: 'ordered', amounts: { net: usd(10_000), tax: usd(800) } });
const invoiced = aLedgerEvent({ id: 'i', kind: 'invoiced', amounts: { net: usd(10_000), tax: usd(800) } });
const paid = aLedgerEvent({ id: 'p', kind: 'paid', amounts: { paid: usd(10_800) } });
const nothing = { ordered: 0, commitments: 0, receivable: 0, cash: 0, sales: 0, tax: 0 };

test('[LIC-10] an order, its invoice and its payment', () => {
  expect(balances(ordered)).toEqual({ ...nothing, ordered: 10_800, commitments: -10_800 });
  expect(balances(ordered, invoiced)).toEqual({ ...nothing, receivable: 10_800, sales: -10_000, tax: -800 });
  expect(balances(ordered, invoiced, paid)).toEqual({ ...nothing, cash: 10_800, sales: -10_000, tax: -800 });
});

test('[LIC-10] a partial payment leaves the rest open, and a credit note with its refund leaves nothing open', () => {
  const part = aLedgerEvent({ id: 'p1', kind: 'paid', amounts: { paid: usd(4_000) } });
  expect(balances(invoiced, part)).toMatchObject({ receivable: 6_800, cash: 4_000 });
  const note = aLedgerEvent({ id: 'c', kind: 'credited', amounts: { net: usd(10_000), tax: usd(800) } });
  expect(balances(ordered, invoiced, paid, note)).toMatchObject({ receivable: -10_800, sales: 0, tax: 0 });
  const refund = aLedgerEvent({ id: 'r', kind: 'refunded', amounts: { paid: usd(10_800) } });
  expect(balances(ordered, invoiced, paid, note, refund)).toEqual(nothing);
});

test('[LIC-10] no entry is zero, and no event is negative', () => {
  const untaxed = aLedgerEvent({ kind: 'invoiced', amounts: { net: usd(100), tax: usd(0) } });
  expect(ledgerEntriesOf(untaxed).map(({ account }) => account)).not.toContain('tax');
  expect(() => ledgerEntriesOf({ ...paid, kind: 'paid', amounts: { paid: usd(-1) } })).toThrow(RangeError);
});

test('[LIC-10] the entries of any events sum to zero', () => {
  fc.assert(
    fc.property(ledgerEvents, (events) => {
      for (const event of events)
        expect(sumOf(ledgerEntriesOf(event).map(({ amount }) => amount)).cents).toBe(0);
      expect(Object.values(balances(...events)).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    }),
  );
});

test('[LIC-10] the order of the events does not change a balance', () => {
  fc.assert(
    fc.property(ledgerEvents, (events) => {
      expect(balances(...events.toReversed())).toEqual(balances(...events));
    }),
  );
});

test('[LIC-6] amounts are whole cents of one currency', () => {
  expect(() => usd(0.5)).toThrow(RangeError);
  expect(() => usd(2 ** 53)).toThrow(RangeError);
});
