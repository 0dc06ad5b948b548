import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coveredUntil, type HeldTerm } from '#domain/organizations/grants/cover-spans.ts';
import {
  paidBys,
  planBuyers,
  type PlanChoice,
  type PlanFacts,
  planLicense,
  usualPlan,
} from '#domain/billing/license/license-plan.ts';
import { daysAfter, daysFrom, termYears } from '#domain/organizations/grants/term.ts';

const today = '2027-01-15';
const running: HeldTerm = { source: 'license', seats: 10, startsOn: today, endsOn: '2027-07-01' };
const someFacts = (overrides: Partial<PlanFacts> = {}): PlanFacts => ({
  buyer: 'school',
  name: 'Pier School',
  today,
  teachers: 10,
  held: [running],
  ...overrides,
});
const someChoice = (overrides: Partial<PlanChoice> = {}): PlanChoice => ({
  teachers: 14,
  startsOn: '2027-02-01',
  years: 1,
  by: 'purchase-order',
  country: 'US',
  region: null,
  ...overrides,
});
const planned = (facts: Partial<PlanFacts> = {}, choice: Partial<PlanChoice> = {}) => {
  const plan = planLicense(someFacts(facts), someChoice(choice));
  if (!plan.ok) throw new Error(plan.error.kind);
  return plan.value;
};
const problem = (facts: Partial<PlanFacts>, choice: Partial<PlanChoice>) => {
  const plan = planLicense(someFacts(facts), someChoice(choice));
  return plan.ok ? null : plan.error;
};

describe('a plan', () => {
  test('[LIC-11] adds the missing seats until the license ends, and then begins the next term', () => {
    const { orders, total, spans, endsOn, paidTwice } = planned();
    expect(orders.map(({ kind, seats, quote }) => [kind, seats, quote.startsOn, quote.endsOn])).toEqual([
      ['added', 4, '2027-02-01', '2027-07-01'],
      ['term', 14, '2027-07-01', '2028-07-01'],
    ]);
    // 4 seats for 150 of 365 days and 14 seats for a year, both less 5%.
    expect(total.cents).toBe(18_582 + 158_270);
    expect(spans).toEqual([
      { from: today, to: '2027-02-01', people: 10, covered: 10, seats: 10, sources: ['license'] },
      {
        from: '2027-02-01',
        to: '2027-07-01',
        people: 14,
        covered: 14,
        seats: 14,
        sources: ['license', 'planned'],
      },
      { from: '2027-07-01', to: '2028-07-01', people: 14, covered: 14, seats: 14, sources: ['planned'] },
    ]);
    expect([endsOn, paidTwice]).toEqual(['2028-07-01', []]);
  });

  test('[LIC-11] lists the days that are lost between two licenses, and for whom', () => {
    const { spans } = planned({}, { startsOn: '2027-08-15' });
    expect(spans.map(({ from, to, people, covered }) => [from, to, people, covered])).toEqual([
      [today, '2027-07-01', 10, 10],
      ['2027-07-01', '2027-08-15', 10, 0],
      ['2027-08-15', '2028-08-15', 14, 14],
    ]);
  });

  test('[LIC-11] a purchase order is due after 30 days and stops covering 7 days later', () => {
    expect(planned({ held: [] }).orders[0]?.invoice).toEqual({
      dueOn: '2027-03-03',
      stopsOn: '2027-03-11',
    });
    expect(planned({ held: [] }, { by: 'card' }).orders[0]?.invoice).toBeNull();
  });

  test('[LIC-11] an individual gets the smallest plan with enough room, and buys one seat by card only', () => {
    const alone: Partial<PlanFacts> = { buyer: 'self', name: null, teachers: 1, held: [] };
    const own = planned(alone, { teachers: 1 });
    expect([own.by, own.orders[0]?.plan, own.total.cents]).toEqual(['card', 'teacher', 14_900]);
    const small = planned(alone, { teachers: 3 });
    expect([small.by, small.orders[0]?.plan, small.orders[0]?.seats]).toEqual([
      'purchase-order',
      'school',
      5,
    ]);
    expect(planned(alone, { teachers: 120 }).orders[0]?.plan).toBe('district');
  });

  test("[LIC-11] a trial delays nothing, and a personal license does not delay a school's", () => {
    const trial: HeldTerm = { source: 'trial', seats: 1, startsOn: today, endsOn: '2027-02-10' };
    const own: HeldTerm = { source: 'license', seats: 1, startsOn: today, endsOn: '2027-12-01' };
    const startsOf = (held: readonly HeldTerm[], teachers: number) =>
      planned({ buyer: 'self', teachers: 1, held }, { teachers }).orders.map(({ quote }) => quote.startsOn);
    expect(startsOf([trial], 1)).toEqual(['2027-02-01']);
    expect(startsOf([own], 1)).toEqual(['2027-12-01']);
    expect(startsOf([own], 8)).toEqual(['2027-02-01']);
  });

  test("[LIC-11] if the district's license covers everyone, a term starts when it ends", () => {
    const above: HeldTerm = { source: 'above', seats: null, startsOn: today, endsOn: '2027-07-01' };
    const { orders, spans } = planned({ held: [above] });
    expect(orders.map(({ kind, quote }) => [kind, quote.startsOn])).toEqual([['term', '2027-07-01']]);
    expect(spans.every(({ covered, people }) => covered === people)).toBe(true);
  });

  test('[LIC-11] days that are paid twice cause a warning', () => {
    const later: HeldTerm = { ...running, startsOn: '2027-09-01', endsOn: '2028-01-01' };
    expect(planned({ held: [running, later] }).paidTwice).toEqual([{ from: '2027-09-01', to: '2028-01-01' }]);
  });

  test.each([
    [
      'the same first day',
      ['2028-04-20', '2028-04-21'],
      ['2028-04-20', '2028-04-22'],
      ['2028-04-20 2028-04-22'],
    ],
    [
      'days that follow',
      ['2028-04-20', '2028-04-21'],
      ['2028-04-21', '2028-04-22'],
      ['2028-04-20 2028-04-22'],
    ],
    [
      'a gap',
      ['2028-04-20', '2028-04-21'],
      ['2028-05-01', '2030-01-01'],
      ['2028-04-20 2028-04-21', '2028-05-01 2029-01-15'],
    ],
  ])('[LIC-11] every day that two licenses both pay is listed, in any order: %s', (_, one, other, days) => {
    const held = [one, other].map(([startsOn = '', endsOn = '']): HeldTerm => ({
      ...running,
      startsOn,
      endsOn,
    }));
    for (const order of [held, held.toReversed()]) {
      const { paidTwice } = planned(
        { buyer: 'self', teachers: 1, held: order },
        { teachers: 1, startsOn: today, years: 2 },
      );
      expect(paidTwice.map(({ from, to }) => `${from} ${to}`)).toEqual(days);
    }
  });

  test('[LIC-11] gives the reason if no plan is possible', () => {
    expect(problem({}, { startsOn: '2027-01-14' })).toEqual({ kind: 'past', earliest: today });
    expect(problem({}, { startsOn: '2030-01-16' })).toEqual({ kind: 'far', latest: '2030-01-15' });
    expect(problem({}, { teachers: 100 })).toMatchObject({ kind: 'seats', most: 99 });
    for (const teachers of [0, -1, 1.5, Number.NaN, 1e9])
      expect(problem({ held: [] }, { teachers })).toMatchObject({ kind: 'seats' });
  });

  test('[LIC-11] starts with the current teachers, when their license ends', () => {
    expect(usualPlan(someFacts({ teachers: 2 }))).toEqual({
      teachers: 5,
      startsOn: '2027-07-01',
      years: 1,
      by: 'purchase-order',
      country: 'US',
      region: null,
    });
    expect(usualPlan(someFacts({ buyer: 'self', teachers: 1, held: [] }))).toMatchObject({
      teachers: 1,
      startsOn: today,
      by: 'card',
    });
  });
});

const days = (from: number, to: number) => fc.integer({ min: from, max: to }).map((n) => daysAfter(today, n));
const terms: fc.Arbitrary<HeldTerm> = fc
  .record({
    startsOn: days(0, 500),
    length: fc.integer({ min: 1, max: 800 }),
    seats: fc.integer({ min: 5, max: 40 }),
  })
  .map(({ startsOn, length, seats }) => ({
    source: 'license',
    seats,
    startsOn,
    endsOn: daysAfter(startsOn, length),
  }));
const cases = fc.record({
  held: fc.array(terms, { maxLength: 5 }),
  buyer: fc.constantFrom(...planBuyers),
  people: fc.integer({ min: 0, max: 60 }),
  teachers: fc.integer({ min: 1, max: 130 }),
  startsOn: days(0, 1_000),
  years: fc.constantFrom(...termYears),
  by: fc.constantFrom(...paidBys),
  place: fc.constantFrom(
    { country: 'US', region: null },
    { country: 'DE', region: null },
    { country: 'CA', region: 'ON' },
  ),
});
const made = (given: typeof cases extends fc.Arbitrary<infer C> ? C : never, held = given.held) => {
  const { buyer, people, teachers, startsOn, years, by, place } = given;
  const facts: PlanFacts = { buyer, name: null, today, teachers: people, held };
  return planLicense(facts, { teachers, startsOn, years, by, ...place });
};

test('[LIC-11] the total is the sum of its orders, and each order the sum of its lines, for any licenses', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const plan = made(given);
      if (!plan.ok) return;
      const { orders, total } = plan.value;
      const lines = orders.flatMap(({ quote }) => quote.lines);
      expect(total.cents).toBe(lines.reduce((sum, { amount }) => sum + amount.cents, 0));
      expect(total.cents).toBeGreaterThan(0);
    }),
  );
});

test('[LIC-11] every day until the end is in exactly one span, and no covered person loses a paid day', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const plan = made(given);
      if (!plan.ok) return;
      const { spans, endsOn } = plan.value;
      expect([today, ...spans.map(({ to }) => to)]).toEqual([...spans.map(({ from }) => from), endsOn]);
      for (const { from, to, people, covered, seats } of spans) {
        expect(daysFrom(from, to)).toBeGreaterThan(0);
        const paid = given.held
          .filter((term) => term.startsOn <= from && from < term.endsOn)
          .reduce((sum, term) => sum + (term.seats ?? 0), 0);
        expect(seats).toBeGreaterThanOrEqual(paid);
        expect(covered).toBe(Math.min(people, seats ?? people));
      }
    }),
  );
});

test('[LIC-11] everyone is covered from the first day, and no covered day is bought again', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const plan = made(given);
      if (!plan.ok || given.buyer === 'self') return;
      const { orders, spans } = plan.value;
      const after = spans.filter(({ from }) => from >= given.startsOn);
      expect(after.filter(({ people, covered }) => covered < people)).toEqual([]);
      const starts = orders.filter(({ kind }) => kind === 'term').map(({ quote }) => quote.startsOn);
      expect(starts.map((day) => coveredUntil(given.held, day))).toEqual(starts);
    }),
  );
});

test('[LIC-11] the order of the licenses does not change the plan', () => {
  fc.assert(
    fc.property(cases, fc.infiniteStream(fc.nat()), (given, numbers) => {
      const keyed = given.held.map((term) => [numbers.next().value ?? 0, term] as const);
      const other = keyed.toSorted(([one], [another]) => one - another).map(([, term]) => term);
      expect(made(given, other)).toEqual(made(given));
    }),
  );
});

describe('the tax of a plan', () => {
  const taxLine = (buyer: PlanFacts['buyer'], choice: Partial<PlanChoice>) =>
    planned({ buyer, held: [] }, choice).orders[0]?.quote.lines.find(({ kind }) => kind === 'tax');

  test('[LIC-11] [LIC-5] depends on the country, as in the checkout: a teacher pays it, and a school can declare an exemption', () => {
    const alone = { teachers: 1, by: 'card' } as const;
    expect(taxLine('self', { ...alone, country: 'DE' })).toMatchObject({
      rate: 1_900,
      amount: { cents: 2_831 },
      note: { reason: 'charged', country: 'DE' },
    });
    expect(taxLine('self', alone)).toMatchObject({ rate: 0, note: { reason: 'not-collected' } });
    expect(taxLine('school', { country: 'DE' })).toMatchObject({
      rate: null,
      note: { reason: 'exempt-claimed' },
    });
  });

  test('[LIC-11] needs the province if the tax depends on it, and a country in which we sell', () => {
    expect(problem({ buyer: 'self' }, { teachers: 1, country: 'CA' })).toEqual({
      kind: 'tax',
      field: 'region',
    });
    expect(problem({}, { country: 'XX' })).toEqual({ kind: 'tax', field: 'country' });
    expect(taxLine('self', { teachers: 1, country: 'CA', region: 'ON' })).toMatchObject({ rate: 1_300 });
  });
});
