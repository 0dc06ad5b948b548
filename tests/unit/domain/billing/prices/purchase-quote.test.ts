import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hardwareIn, hardwareTotal, maxOfProduct } from '#domain/billing/prices/hardware.ts';
import { sumOf, usd } from '#domain/billing/prices/money.ts';
import { products } from '#domain/billing/prices/prices.ts';
import { guestTax, purchaseQuote, type PurchaseRequest } from '#domain/billing/prices/purchase-quote.ts';
import { quoteFor } from '#domain/billing/prices/quote.ts';

const startsOn = '2026-09-01';
const exempt = guestTax('US', 'VA');
if (!exempt.ok) throw new Error(exempt.error.field);
const tax = exempt.value;
const taxed = { rate: 1_900, note: { ...tax.note, reason: 'charged' } } as const;

const anyRequest: fc.Arbitrary<PurchaseRequest> = fc.record({
  license: fc.option(
    fc.record({
      plan: fc.constant('school' as const),
      seats: fc.integer({ min: 5, max: 99 }),
      years: fc.constantFrom(1 as const, 2 as const, 3 as const),
    }),
  ),
  hardware: fc
    .subarray([...products])
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((product) =>
          fc.record({ product: fc.constant(product), quantity: fc.integer({ min: 1, max: maxOfProduct }) }),
        ),
      ),
    ),
  startsOn: fc.constant(startsOn),
  tax: fc.constantFrom(tax, taxed),
});

test("[LIC-7] the lines sum to the total; the tax is one line, never negative, rounded in the buyer's favor", () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      fc.pre(request.license !== null || request.hardware.length > 0);
      const quote = purchaseQuote(request);
      if (!quote.ok) throw new Error(quote.error.kind);
      const { lines, total } = quote.value;
      expect(total).toEqual(sumOf(lines.map(({ amount }) => amount)));
      expect(hardwareIn(lines)).toEqual(request.hardware);
      const [last] = lines.slice(-1);
      const net = total.cents - (last?.amount.cents ?? 0);
      const due = (net * (request.tax.rate ?? 0)) / 10_000;
      expect(last).toMatchObject({ kind: 'tax', amount: usd(Math.floor(due)) });
    }),
  );
});

test('[LIC-7] a license with Docks costs the license plus the listed price of the Docks', () => {
  const license = { plan: 'school', seats: 10, years: 2 } as const;
  const hardware = [
    { product: 'dock-kit', quantity: 3 },
    { product: 'dock-kit-10', quantity: 1 },
  ] as const;
  const both = purchaseQuote({ license, hardware, startsOn, tax });
  const alone = quoteFor({
    ...license,
    term: { years: 2 },
    seatsHeld: 0,
    startsOn,
    codePercent: 0,
    taxRate: null,
  });
  if (!both.ok || !alone.ok) throw new Error('no price');
  expect(hardwareTotal(both.value.lines)).toEqual(usd(3 * 7_900 + 69_000));
  expect(both.value.total.cents).toBe(alone.value.total.cents + 3 * 7_900 + 69_000);
  expect(both.value.endsOn).toBe('2028-09-01');
});

test('[LIC-7] an empty purchase has no price', () => {
  expect(purchaseQuote({ license: null, hardware: [], startsOn, tax })).toEqual({
    ok: false,
    error: { kind: 'nothing' },
  });
});

test.each([-1, 0, 1.5, maxOfProduct + 1, 1e9, Number.NaN])('[LIC-7] %d Docks have no price', (quantity) => {
  const hardware = [{ product: 'dock-kit', quantity }] as const;
  expect(purchaseQuote({ license: null, hardware, startsOn, tax })).toMatchObject({ ok: false });
});
