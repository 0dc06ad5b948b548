import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Plan, plans, prices } from '#domain/billing/prices/prices.ts';
import { cheaperWithMore, quoteFor, type QuoteRequest } from '#domain/billing/prices/quote.ts';
import { termYears, yearsAfter } from '#domain/organizations/grants/term.ts';

const request = (overrides: Partial<QuoteRequest> = {}): QuoteRequest => ({
  plan: 'school',
  seats: 30,
  seatsHeld: 0,
  startsOn: '2026-07-01',
  term: { years: 1 },
  codePercent: 0,
  taxRate: null,
  ...overrides,
});
const quoted = (overrides: Partial<QuoteRequest> = {}) => {
  const quote = quoteFor(request(overrides));
  if (!quote.ok) throw new Error(quote.error.kind);
  return quote.value;
};
const amounts = (overrides: Partial<QuoteRequest> = {}) =>
  quoted(overrides).lines.map(({ kind, amount }) => [kind, amount.cents]);

test('[LIC-5] a quote explains its total line by line', () => {
  expect(quoted({ term: { years: 2 }, codePercent: 20, taxRate: 825 })).toEqual({
    startsOn: '2026-07-01',
    endsOn: '2028-07-01',
    lines: [
      {
        kind: 'seats',
        seats: 30,
        seat: { currency: 'USD', cents: 11_900 },
        years: 2,
        days: 0,
        daysOfYear: 365,
        amount: { currency: 'USD', cents: 714_000 },
      },
      { kind: 'volume', percent: 10, amount: { currency: 'USD', cents: -71_400 } },
      { kind: 'term', percent: 5, amount: { currency: 'USD', cents: -32_130 } },
      { kind: 'code', percent: 20, amount: { currency: 'USD', cents: -122_094 } },
      { kind: 'tax', rate: 825, amount: { currency: 'USD', cents: 40_291 } },
    ],
    total: { currency: 'USD', cents: 528_667 },
  });
});

test.each([
  ['teacher', 1, 14_900],
  ['school', 5, 59_500],
  ['school', 9, 107_100],
  ['school', 10, 113_050],
  ['school', 25, 267_750],
  ['school', 50, 505_750],
  ['district', 100, 890_000],
  ['district', 250, 2_002_500],
  ['district', 1_000, 7_120_000],
] as const)('[LIC-5] %s, %i seats for a year', (plan, seats, cents) => {
  expect(quoted({ plan, seats }).total.cents).toBe(cents);
});

test('[LIC-5] an exempt buyer pays no tax, and a line gives the reason', () => {
  expect(amounts({ taxRate: null }).at(-1)).toEqual(['tax', 0]);
});

test('[LIC-5] seats added to a running license are charged by days, at the price for all seats together', () => {
  const more = { seats: 5, seatsHeld: 20, startsOn: '2027-01-01', term: { endsOn: '2027-07-01' } };
  expect(quoted(more).lines[0]).toMatchObject({ years: 0, days: 181, daysOfYear: 365 });
  expect(amounts(more)).toEqual([
    ['seats', Math.floor((5 * 11_900 * 181) / 365)],
    ['volume', -Math.ceil(Math.floor((5 * 11_900 * 181) / 365) / 10)],
    ['tax', 0],
  ]);
});

test('[LIC-5] a day in a leap year costs a 366th of the year', () => {
  const leap = { seats: 10, startsOn: '2027-07-01', term: { endsOn: '2028-06-30' } };
  expect(quoted(leap).lines[0]).toMatchObject({ days: 365, daysOfYear: 366 });
});

test.each([0, -1, 4, 100, 1e9, 5.5, Number.NaN])('[LIC-5] %d seats are refused for a school', (seats) => {
  expect(quoteFor(request({ seats }))).toEqual({
    ok: false,
    error: { kind: 'seats', minSeats: 5, most: 99 },
  });
});

test('[LIC-5] an end before the start, and a code for more than 100%, are refused', () => {
  expect(quoteFor(request({ term: { endsOn: '2026-07-01' } }))).toMatchObject({ error: { kind: 'term' } });
  expect(quoteFor(request({ codePercent: 101 }))).toMatchObject({ error: { kind: 'code' } });
});

test('[LIC-5] a buyer who would pay less for more seats sees a hint', () => {
  expect(cheaperWithMore(request({ seats: 49 }))).toEqual({
    seats: 50,
    total: { currency: 'USD', cents: 505_750 },
  });
  expect(cheaperWithMore(request({ seats: 30 }))).toBeNull();
  expect(cheaperWithMore(request({ seats: 99 }))).toBeNull();
});

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const anyRequest: fc.Arbitrary<QuoteRequest> = fc
  .record({
    plan: fc.constantFrom(...plans),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    held: fc.integer({ min: 0, max: 40 }),
    startDays: fc.integer({ min: 0, max: 3_000 }),
    years: fc.constantFrom(...termYears, null),
    days: fc.integer({ min: 1, max: 1_200 }),
    codePercent: fc.constantFrom(0, 0, 10, 33, 100),
    taxRate: fc.option(fc.integer({ min: 0, max: 1_200 })),
  })
  .map(({ plan, part, held, startDays, years, days, codePercent, taxRate }) => {
    const { minSeats, most } = prices[plan];
    const seatsHeld = plan === 'teacher' ? 0 : held;
    const least = Math.max(1, minSeats - seatsHeld);
    const seats = least + Math.floor(part * (most - seatsHeld - least));
    const startsOn = dayAfter('2024-01-01', startDays);
    const term = years === null ? { endsOn: dayAfter(startsOn, days) } : { years };
    return { plan, seats, seatsHeld, startsOn, term, codePercent, taxRate };
  });

const totalOf = (given: QuoteRequest): number => {
  const quote = quoteFor(given);
  return quote.ok ? quote.value.total.cents : Number.NaN;
};
const stepOf = (plan: Plan, seats: number): number =>
  prices[plan].steps.filter((step) => step.seats <= seats).length;

test('[LIC-6] the lines sum to the total, in whole cents, never negative', () => {
  fc.assert(
    fc.property(anyRequest, (given) => {
      const quote = quoteFor(given);
      expect(quote.ok).toBe(true);
      if (!quote.ok) return;
      const { lines, total } = quote.value;
      expect(lines.reduce((sum, { amount }) => sum + amount.cents, 0)).toBe(total.cents);
      expect(lines.every(({ amount }) => Number.isSafeInteger(amount.cents))).toBe(true);
      expect(total.cents).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("[LIC-5] every rounding is in the buyer's favor, by less than a cent per line", () => {
  fc.assert(
    fc.property(anyRequest, (given) => {
      const quote = quoteFor(given);
      if (!quote.ok) throw new Error(quote.error.kind);
      let exact = 0;
      for (const line of quote.value.lines) {
        if (line.kind === 'seats')
          exact = line.seats * line.seat.cents * (line.years + line.days / line.daysOfYear);
        else if (line.kind === 'tax') exact *= 1 + (line.rate ?? 0) / 10_000;
        else if (line.kind !== 'hardware') exact *= 1 - line.percent / 100;
      }
      const favor = exact - quote.value.total.cents;
      expect(favor).toBeGreaterThan(-0.001);
      expect(favor).toBeLessThan(6);
    }),
  );
});

test('[LIC-5] within a step of the price list, one more seat never costs less', () => {
  fc.assert(
    fc.property(anyRequest, (given) => {
      const { plan, seats, seatsHeld } = given;
      const all = seats + seatsHeld;
      fc.pre(all < prices[plan].most && stepOf(plan, all) === stepOf(plan, all + 1));
      expect(totalOf({ ...given, seats: seats + 1 })).toBeGreaterThanOrEqual(totalOf(given));
    }),
  );
});

test('[LIC-5] one more day never costs less', () => {
  fc.assert(
    fc.property(anyRequest, fc.integer({ min: 1, max: 1_200 }), (given, days) => {
      const until = (count: number) => ({ ...given, term: { endsOn: dayAfter(given.startsOn, count) } });
      expect(totalOf(until(days + 1))).toBeGreaterThanOrEqual(totalOf(until(days)));
    }),
  );
});

test("[LIC-5] seats for up to a year cost at most a year's price", () => {
  fc.assert(
    fc.property(anyRequest, (given) => {
      const until = { endsOn: yearsAfter(given.startsOn, 1) };
      expect(totalOf({ ...given, term: until })).toBe(totalOf({ ...given, term: { years: 1 } }));
    }),
  );
});
