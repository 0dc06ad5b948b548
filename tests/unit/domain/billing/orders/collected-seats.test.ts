import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancesOf, ledgerEntriesOf } from '#domain/billing/prices/ledger.ts';
import { sumOf, usd } from '#domain/billing/prices/money.ts';
import { type Quote, quoteFor } from '#domain/billing/prices/quote.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { daysAfter, daysFrom } from '#domain/organizations/grants/term.ts';
import {
  collectedIn,
  collectedSeats,
  firstAddition,
  inForce,
  invoicedLicense,
  isCollectedAlike,
  issuedOrder,
  issuesOn,
  maxCollected,
  nextMonth,
  seatsInForce,
  takenBack,
  withAddition,
} from '#domain/billing/orders/collected-seats.ts';
import type { Offer } from '#domain/billing/orders/offer.ts';
import { balanceOf, invoicedAt } from '#domain/billing/orders/on-invoice.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import { type TaxNote, usualTaxDetails } from '#domain/billing/prices/tax.ts';
import { anOrder } from '../../../../builders/an-order.ts';
import { day, startOfTests } from '../../../../builders/time.ts';

const endsOn = '2027-09-01';
const offer: Offer = {
  buyer: { kind: 'organization', id: 'pier', path: 'pier/' },
  name: 'Pier Street',
  plan: 'school',
  timeZone: 'America/New_York',
  today: '2026-12-02',
  startsOn: endsOn,
  running: { seats: 10, endsOn },
  taken: 10,
  tax: usualTaxDetails('organization'),
  exemption: 'none',
};

type Tax = { readonly held?: number; readonly taxRate?: number | null };
function quoteOn(startsOn: IsoDate, seats: number, { held = 10, taxRate }: Tax = {}): Quote {
  const request = { plan: 'school', seats, seatsHeld: held, startsOn, term: { endsOn } } as const;
  const quote = quoteFor({ ...request, codePercent: 0, taxRate: taxRate ?? null });
  if (!quote.ok) throw new Error(quote.error.kind);
  return quote.value;
}

const placed = { id: 'order-9', orderedBy: 'ada', placedAt: startOfTests } as const;
const first = (quote: Quote): Order =>
  firstAddition({ offer, purchaseOrder: 'PO 1' }, quote, { ...placed, line: 'a' });
function left(order: Order, id: string, today: IsoDate): Order | null {
  const result = takenBack(order, id, today);
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

test('[LIC-5] additions are one order: a line for each, one tax, and their total', () => {
  const [one, two] = [
    quoteOn('2026-12-02', 3, { taxRate: 600 }),
    quoteOn('2026-12-09', 2, { held: 13, taxRate: 600 }),
  ];
  const order = withAddition(first(one), 'b', two);
  expect(order).toMatchObject({
    state: 'collecting',
    session: null,
    purchaseOrder: 'PO 1',
    seats: 5,
    startsOn: '2026-12-02',
    endsOn,
    total: sumOf([one.total, two.total]),
  });
  expect(order.lines.map(({ kind }) => kind)).toEqual(['collected', 'collected', 'tax']);
  expect(collectedIn(order)).toMatchObject([
    { id: 'a', seats: 3, startsOn: '2026-12-02', endsOn, percent: 5 },
    { id: 'b', seats: 2, startsOn: '2026-12-09', endsOn },
  ]);
  expect(seatsInForce(order)).toBe(5);
});

test('[LIC-5] removed seats are charged by days until the removal: nothing on their first day, and never twice', () => {
  const one = quoteOn('2026-12-02', 3);
  const order = withAddition(first(one), 'b', quoteOn('2026-12-09', 2));
  expect(left(first(one), 'a', '2026-12-02')).toBeNull();
  const week = left(order, 'a', '2026-12-09');
  const days = daysFrom('2026-12-02', endsOn);
  expect(collectedIn(week ?? order)[0]).toMatchObject({
    endsOn: '2026-12-09',
    amount: usd(Math.floor((one.total.cents * 7) / days)),
  });
  expect(seatsInForce(week ?? order)).toBe(2);
  expect(takenBack(week ?? order, 'a', '2026-12-10')).toEqual({
    ok: false,
    error: { kind: 'order/not-open' },
  });
  expect(takenBack(order, 'z', '2026-12-10')).toEqual({ ok: false, error: { kind: 'order/not-found' } });
});

test('[LIC-7] collected seats are invoiced on the first day of the next month, also across a year, or when the license ends', () => {
  expect(['2026-12-31', '2026-11-30', '2028-02-29', '2026-01-01'].map(nextMonth)).toEqual([
    '2027-01-01',
    '2026-12-01',
    '2028-03-01',
    '2026-02-01',
  ]);
  expect(issuesOn({ startsOn: '2027-08-20', endsOn: '2027-08-28' })).toBe('2027-08-28');
  expect(issuesOn({ startsOn: '2026-12-02', endsOn })).toBe('2027-01-01');
});

test('[LIC-7] other days or another tax need another invoice', () => {
  const order = first(quoteOn('2026-12-02', 3));
  expect(isCollectedAlike(order, quoteOn('2026-12-20', 1))).toBe(true);
  const note = { reason: 'charged', name: null, country: 'US', region: 'VA', taxId: null } as const;
  const noted = (taxNote: TaxNote) => ({
    ...quoteOn('2026-12-20', 1),
    lines: [{ kind: 'tax', rate: null, amount: usd(0), note: taxNote } as const],
  });
  // A database can return the note's properties in a different order.
  const { reason, ...read } = note;
  expect(isCollectedAlike({ ...order, ...noted(note), endsOn }, noted({ ...read, reason }))).toBe(true);
  expect(isCollectedAlike({ ...order, ...noted(note), endsOn }, noted({ ...note, region: 'MD' }))).toBe(
    false,
  );
  expect(isCollectedAlike(order, quoteOn('2026-12-20', 1, { taxRate: 600 }))).toBe(false);
  expect(isCollectedAlike(order, { ...quoteOn('2026-12-20', 1), endsOn: '2027-10-01' })).toBe(false);
});

test('[LIC-5] seats can wait for an invoice if the license was bought on invoice, up to its own number of seats', () => {
  const license = anOrder({
    session: null,
    state: 'pending-po',
    purchaseOrder: 'PO 1',
    placedAt: startOfTests,
  });
  const now = license.startsAt + day;
  expect(invoicedLicense(now, [license])).toEqual(license);
  expect(invoicedLicense(license.endsAt, [license])).toBeNull();
  expect(invoicedLicense(now, [{ ...license, state: 'canceled' }])).toBeNull();
  const byCard = anOrder({ id: 'card', state: 'paid', placedAt: startOfTests + day });
  expect(invoicedLicense(now, [license, byCard])).toBeNull();
  const order = first(quoteOn('2026-12-02', 3));
  expect(invoicedLicense(now, [license, { ...order, state: 'paid' }])).toEqual(license);
  expect(maxCollected(offer, null)).toBe(20);
  expect(maxCollected({ running: { seats: 13, endsOn } }, order)).toBe(20);
  const facts = { offer: { ...offer, taken: 12 }, orders: [license], asked: 1 };
  expect(collectedSeats(now, facts)).toMatchObject({
    isOpen: true,
    waiting: 2,
    issuesOn: '2027-01-01',
    most: 20,
  });
  expect(collectedSeats(now, { ...facts, orders: [byCard] })).toBeNull();
  expect(collectedSeats(now, { ...facts, orders: [byCard, order] })).toMatchObject({ isOpen: false, order });
});

type Step = { readonly add: boolean; readonly seats: number; readonly after: number; readonly which: number };
const manySteps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    add: fc.boolean(),
    seats: fc.integer({ min: 1, max: 9 }),
    after: fc.integer({ min: 0, max: 40 }),
    which: fc.nat(),
  }),
  { maxLength: 12 },
);

type Taxed = { readonly taxRate: number | null };
type Standing = { readonly order: Order | null; readonly today: IsoDate; readonly added: number };

function afterStep(
  { order, today: before, added }: Standing,
  at: number,
  { taxRate, ...step }: Step & Taxed,
) {
  const next = daysAfter(before, step.after);
  const today = next < endsOn ? next : before;
  if (step.add) {
    const quote = quoteOn(today, step.seats, { taxRate });
    const more = order === null ? first(quote) : withAddition(order, `l${at}`, quote);
    return { order: more, today, added: added + quote.total.cents };
  }
  const open = order === null ? [] : inForce(order);
  const line = open[step.which % Math.max(1, open.length)];
  return { order: order === null || line === undefined ? order : left(order, line.id, today), today, added };
}

function histories(steps: readonly Step[], taxed: Taxed): readonly Standing[] {
  const all: Standing[] = [{ order: null, today: '2026-12-02', added: 0 }];
  for (const [at, step] of steps.entries())
    all.push(afterStep(all.at(-1) ?? { order: null, today: '', added: 0 }, at, { ...step, ...taxed }));
  return all;
}

const collectedCents = (order: Order | null): number =>
  order === null ? 0 : sumOf(collectedIn(order).flatMap(({ amount, tax }) => [amount, tax])).cents;

test('[LIC-10] after any additions and removals the invoice is the sum of its lines, never negative, and the books balance', () => {
  fc.assert(
    fc.property(manySteps, fc.constantFrom(null, 1, 600, 2_550), (steps, taxRate) => {
      const all = histories(steps, { taxRate });
      for (const { order, added } of all) {
        const cents = order?.total.cents ?? 0;
        expect(cents).toBe(collectedCents(order));
        expect(cents).toBeLessThanOrEqual(added);
        const amounts = (order === null ? [] : collectedIn(order)).flatMap(({ amount, tax }) => [
          amount,
          tax,
        ]);
        expect(amounts.every((amount) => amount.cents >= 0)).toBe(true);
      }
      const order = all.at(-1)?.order ?? first(quoteOn('2026-12-02', 1));
      const issued = issuedOrder(order, startOfTests);
      const entries = invoicedAt(issued).flatMap(ledgerEntriesOf);
      expect(balanceOf(entries)).toEqual({ open: order.total.cents, paid: 0, credited: 0 });
      expect(balancesOf(entries)).toMatchObject({ receivable: order.total });
      expect(() => issuedOrder(issued, startOfTests)).toThrow('pending-po');
    }),
  );
});
