import { expect, test } from 'vitest';
import type { HeldGrant } from '#domain/organizations/grants/held-grant.ts';
import {
  isSameOrder,
  isUncovered,
  offerAt,
  type OrderForm,
  quoteIn,
  termsOf,
} from '#domain/billing/orders/offer.ts';
import { day, startOfTests } from '../../../../builders/time.ts';

const timeZone = 'UTC';
const school = {
  buyer: { kind: 'organization', id: 'pier', path: 'pier/' },
  name: 'Pier Street',
  plan: 'school',
  timeZone,
  taken: 7,
  before: null,
  exemption: 'none',
} as const;
const midnight = startOfTests - (startOfTests % day);
const today = new Date(midnight).toISOString().slice(0, 10);
const grant = (overrides: Partial<HeldGrant> = {}): HeldGrant => ({
  id: 'g',
  kind: 'school',
  holder: { id: 'pier', name: 'Pier Street' },
  seats: 10,
  startsAt: midnight - 265 * day,
  endsAt: midnight + 100 * day,
  ...overrides,
});
const fresh = offerAt(startOfTests, { ...school, grants: [] });
const running = offerAt(startOfTests, { ...school, grants: [grant()] });

const formOf = (overrides: Partial<OrderForm> = {}): OrderForm => {
  const form = {
    plan: 'school',
    seats: 10,
    term: 1,
    startsOn: today,
    totalCents: 113_050,
    ...overrides,
  } as const;
  return { ...form, ...overrides };
};

test('[LIC-5] a term starts today, or when the current license ends, so that a renewal loses no day', () => {
  expect([fresh.startsOn, fresh.running]).toEqual([today, null]);
  const end = new Date(midnight + 100 * day).toISOString().slice(0, 10);
  expect([running.startsOn, running.running]).toEqual([end, { seats: 10, endsOn: end }]);
  const trial = offerAt(startOfTests, { ...school, grants: [grant({ kind: 'trial' })] });
  expect(trial.startsOn).toBe(today);
  const owed = offerAt(startOfTests, { ...school, grants: [grant({ owed: 'card' })] });
  expect(owed.startsOn).toBe(today);
});

test('[LIC-5] the price is computed and compared with the displayed price', () => {
  const terms = termsOf(fresh, formOf());
  expect(terms.ok && terms.value).toMatchObject({
    seats: 10,
    startsOn: today,
    total: { cents: 113_050 },
    startsAt: midnight,
  });
  for (const given of [{ totalCents: 113_049 }, { totalCents: 0 }, { startsOn: '2020-01-01' }])
    expect(termsOf(fresh, formOf(given))).toEqual({ ok: false, error: { kind: 'order/terms-changed' } });
});

test.each([-1, 0, 4, 100, 1e9, 5.5, Number.NaN])('[LIC-5] %d seats are not offered to a school', (seats) => {
  expect(termsOf(fresh, formOf({ seats }))).toEqual({ ok: false, error: { kind: 'order/not-offered' } });
});

test("[LIC-5] only the buyer's plan is offered", () => {
  expect(termsOf(fresh, formOf({ plan: 'district' }))).toMatchObject({
    error: { kind: 'order/not-offered' },
  });
});

test('[LIC-12] [R26] seats are added for the rest of the running license, priced by days', () => {
  const quote = quoteIn(running, { seats: 2, term: 'rest' });
  expect(quote.ok && quote.value).toMatchObject({ startsOn: today, endsOn: running.startsOn });
  expect(quote.ok && quote.value.lines[0]).toMatchObject({ seats: 2, years: 0, days: 100 });
  expect(quoteIn(fresh, { seats: 2, term: 'rest' })).toMatchObject({ error: { kind: 'term' } });
});

test('[LIC-5] two orders are the same if their purchase and payment are the same', () => {
  const [one, other] = [termsOf(fresh, formOf()), termsOf(fresh, formOf({ seats: 11, totalCents: 124_355 }))];
  if (!one.ok || !other.ok) throw new Error('both are offered');
  expect([isSameOrder(one.value, one.value), isSameOrder(one.value, other.value)]).toEqual([true, false]);
});

test('[LIC-5] a person whose school covers them cannot buy a license of their own, but can renew an existing one', () => {
  const own = grant({ holder: null, kind: 'personal', seats: null });
  expect(isUncovered(startOfTests, [])).toBe(true);
  expect(isUncovered(startOfTests, [own])).toBe(true);
  expect(isUncovered(startOfTests, [own, grant()])).toBe(false);
  expect(isUncovered(startOfTests, [grant({ endsAt: startOfTests - 30 * day })])).toBe(true);
});

test('[LIC-5] a checkout begins with the last country; a line explains the tax', () => {
  expect(fresh.tax).toEqual({ country: 'US', region: null, taxId: null, exempt: true });
  const tax = { country: 'DE', region: null, taxId: null, exempt: false };
  const quote = quoteIn(fresh, { seats: 10, term: 1, tax });
  if (!quote.ok) throw new Error(quote.error.kind);
  expect(quote.value.lines.at(-1)).toMatchObject({ rate: 1_900, amount: { cents: 21_479 } });
  const next = offerAt(startOfTests, { ...school, grants: [], before: quote.value });
  expect(next.tax).toEqual(tax);
  const form = formOf({ totalCents: 113_050 + 21_479 });
  expect(termsOf(next, form)).toMatchObject({ ok: true, value: { total: { cents: 134_529 } } });
  // A buyer in a different place has a different total from the one shown.
  expect(termsOf(next, { ...form, tax: { ...tax, country: 'US' } })).toMatchObject({
    error: { kind: 'order/terms-changed' },
  });
  expect(termsOf(next, { ...form, tax: { ...tax, country: 'XX' } })).toMatchObject({
    error: { kind: 'order/not-offered' },
  });
});

test('[LIC-5] a second tab with another country is another order', () => {
  const billed = (country: string) =>
    termsOf(fresh, formOf({ tax: { country, region: null, taxId: null, exempt: true } }));
  const [one, other] = [billed('US'), billed('DE')];
  if (!one.ok || !other.ok) throw new Error('both are offered');
  expect([isSameOrder(one.value, one.value), isSameOrder(one.value, other.value)]).toEqual([true, false]);
});
