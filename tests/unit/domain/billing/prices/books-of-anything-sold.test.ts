import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancesOf, ledgerEntriesOf, type LedgerEvent } from '#domain/billing/prices/ledger.ts';
import { maxOfProduct } from '#domain/billing/prices/hardware.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { products } from '#domain/billing/prices/prices.ts';
import { purchaseQuote } from '#domain/billing/prices/purchase-quote.ts';
import { type Quote, quoteFor } from '#domain/billing/prices/quote.ts';
import { taxFor } from '#domain/billing/prices/tax.ts';
import { termYears } from '#domain/organizations/grants/term.ts';
import { balanceOf, invoicedAt, paymentEvent } from '#domain/billing/orders/on-invoice.ts';
import { taxIn } from '#domain/billing/orders/order.ts';
import { transferBack } from '#domain/billing/orders/refund.ts';
import { anOrder } from '../../../../builders/an-order.ts';
import { startOfTests } from '../../../../builders/time.ts';

const startsOn = '2026-09-01';
const treatments = (['US', 'DE', 'GB', 'NO'] as const).map((country) => {
  const region = country === 'US' ? 'VA' : null;
  const treated = taxFor(
    { kind: 'organization', exemption: 'none' },
    { country, region, taxId: null, exempt: false },
  );
  if (!treated.ok) throw new Error(treated.error.field);
  return treated.value;
});
const tax = fc.constantFrom(...treatments);
const years = fc.constantFrom(...termYears);

/** Seats with all kinds of discounts, including a code. */
const licenses = fc
  .record({ seats: fc.integer({ min: 5, max: 99 }), years, percent: fc.integer({ min: 0, max: 90 }), tax })
  .map(({ seats, years: term, percent, tax: { rate, note } }) =>
    quoteFor({
      plan: 'school',
      seats,
      seatsHeld: 0,
      startsOn,
      term: { years: term },
      codePercent: percent,
      code: 'SPRING',
      taxRate: rate,
      taxNote: note,
    }),
  );
const purchases = fc
  .record({
    license: fc.option(
      fc.record({ plan: fc.constant('school' as const), seats: fc.integer({ min: 5, max: 99 }), years }),
    ),
    quantities: fc.tuple(
      fc.integer({ min: 1, max: maxOfProduct }),
      fc.integer({ min: 1, max: maxOfProduct }),
    ),
    tax,
  })
  .map(({ license, quantities, tax: treatment }) =>
    purchaseQuote({
      license,
      hardware: products.map((product, at) => ({ product, quantity: quantities[at] ?? 1 })),
      startsOn,
      tax: treatment,
    }),
  );
const sold: fc.Arbitrary<Quote> = fc.oneof(licenses, purchases).map((quote) => {
  if (!quote.ok) throw new Error(quote.error.kind);
  return quote.value;
});

const partsOf = (cents: number, cuts: readonly number[]): readonly number[] => {
  const places = [...new Set(cuts.map((cut) => Math.floor(cut * cents)))].filter(
    (at) => at > 0 && at < cents,
  );
  const ends = [...places.toSorted((one, other) => one - other), cents];
  return ends.map((end, at) => end - (ends[at - 1] ?? 0));
};
const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 });

/** The ledger entries of events that arrive twice and in any order. Each event is counted once. */
const booked = (events: readonly LedgerEvent[]) =>
  [...new Map(events.map((event) => [event.id, event])).values()].flatMap(ledgerEntriesOf);

test('[LIC-10] for any sale with tax, discount, payment and partial refunds, the books balance at each step and end at zero', () => {
  fc.assert(
    fc.property(sold, cuts, cuts, fc.infiniteStream(fc.nat()), ({ lines, total }, paidIn, backIn, random) => {
      const order = anOrder({ lines, total, session: null, state: 'pending-po' });
      const { net, tax: taxed } = taxIn(order);
      expect(net.cents + taxed.cents).toBe(total.cents);
      const payments = partsOf(total.cents, paidIn).map((cents, at) =>
        paymentEvent(order, { cents, reference: `wire ${at}` }, startOfTests),
      );
      let credited = 0;
      const back = partsOf(total.cents, backIn).flatMap((cents, at) => {
        const { credit, refund } = transferBack(
          order,
          { cents, reference: `back ${at}` },
          { credited, at: startOfTests },
        );
        credited += cents;
        return [credit, refund];
      });
      const paid = booked([...invoicedAt(order), ...payments]);
      expect(balanceOf(paid)).toEqual({ open: 0, paid: total.cents, credited: 0 });
      expect(balancesOf(paid)).toMatchObject({
        cash: total,
        sales: usd(-net.cents),
        tax: usd(0 - taxed.cents),
      });

      const all = [...invoicedAt(order), ...payments, ...back];
      const shuffled = [...all, ...all]
        .map((event) => [random.next().value, event] as const)
        .toSorted(([one], [other]) => one - other)
        .map(([, event]) => event);
      for (let seen = 0; seen <= shuffled.length; seen += 1) {
        const sums = Object.values(balancesOf(booked(shuffled.slice(0, seen))));
        expect(sums.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
      }
      expect(balancesOf(booked(shuffled))).toMatchObject({
        receivable: usd(0),
        cash: usd(0),
        sales: usd(0),
        tax: usd(0),
      });
    }),
  );
});
