import { expect, test } from 'vitest';
import { usd } from '#domain/billing/prices/money.ts';
import type { HeldGrant } from '#domain/organizations/grants/held-grant.ts';
import { startOfDay } from '#domain/organizations/grants/term.ts';
import {
  agreedRenewal,
  announcedTerms,
  chargeDay,
  endedRenewal,
  givenUpAt,
  nextChargeAt,
  renewalTerms,
  shownRenewal,
} from '#domain/billing/orders/auto-renewal.ts';
import { offerAt, type Offer } from '#domain/billing/orders/offer.ts';
import { day, startOfTests } from '../../../../builders/time.ts';

const zone = 'America/Los_Angeles';
const at = (on: string): number => startOfDay(on, zone);
const grant = (seats: number, from: string, to: string): HeldGrant => ({
  id: `${from} ${seats}`,
  kind: 'school',
  seats,
  holder: { id: 'pier', name: 'Pier' },
  startsAt: at(from),
  endsAt: at(to),
});
const offerOn = (on: string, ...grants: readonly HeldGrant[]): Offer =>
  offerAt(at(on), {
    buyer: { kind: 'organization', id: 'pier', path: 'pier/' },
    name: 'Pier',
    plan: 'school',
    timeZone: zone,
    taken: 3,
    grants,
    before: null,
    exemption: 'none',
  });
const running = grant(10, '2026-03-01', '2027-03-01');

test('[LIC-4] [R26] the next year starts when this one ends, with the seats that the license has then', () => {
  const added = grant(4, '2026-10-05', '2027-03-01');
  expect(renewalTerms(offerOn('2027-01-10', running, added))).toMatchObject({
    plan: 'school',
    seats: 14,
    startsOn: '2027-03-01',
    endsOn: '2028-03-01',
    startsAt: at('2027-03-01'),
    endsAt: at('2028-03-01'),
    total: usd(14 * 11_900 - Math.ceil(14 * 11_900 * 0.05)),
  });
});

test('[LIC-4] nothing renews without a running license, or with fewer seats than the minimum', () => {
  expect(renewalTerms(offerOn('2027-03-01', running))).toBeNull();
  expect(renewalTerms(offerOn('2027-01-10', grant(2, '2026-03-01', '2027-03-01')))).toBeNull();
});

test('[LIC-4] an announced price stays for the last 7 days; before that, or for another end, it is announced again', () => {
  const told = renewalTerms(offerOn('2027-01-10', running));
  const more = renewalTerms(offerOn('2027-01-10', running, grant(4, '2027-01-10', '2027-03-01')));
  const later = renewalTerms(offerOn('2027-01-10', grant(10, '2026-03-01', '2027-09-01')));
  if (told === null || more === null || later === null) throw new Error('a license runs');
  const end = told.startsAt;
  expect(announcedTerms(null, more, end - day)).toBe(more);
  expect(announcedTerms(told, more, end - 7 * day - 1)).toBe(more);
  expect(announcedTerms(told, more, end - 7 * day)).toBe(told);
  expect(announcedTerms(told, later, end - day)).toBe(later);
});

test('[LIC-4] a card is charged the day before the end, and twice more in the days of grace; never automatically if the bank asks for a confirmation', () => {
  const terms = { startsAt: startOfTests };
  const next = (refusals: number, refusal: 'declined' | 'asks' | null) =>
    nextChargeAt(terms, { refusals, refusal });
  expect(next(0, null)).toBe(startOfTests - day);
  expect([1, 2, 3].map((refusals) => next(refusals, 'declined'))).toEqual([
    startOfTests + 2 * day,
    startOfTests + 5 * day,
    null,
  ]);
  expect(next(1, 'asks')).toBeNull();
  // A new card that has not been charged yet.
  expect(next(3, null)).toBe(startOfTests - day);
  expect(givenUpAt(terms)).toBe(startOfTests + 7 * day);
  expect(chargeDay('2028-03-01')).toBe('2028-02-29');
});

test('[LIC-4] the buyer sees the card, the amount and the day, and no card after the end', () => {
  const fresh = renewalTerms(offerOn('2027-01-10', running));
  const agreed = agreedRenewal({
    id: 'r1',
    buyer: { kind: 'organization', id: 'pier', path: 'pier/' },
    agreedBy: 'ada',
    agreedAt: startOfTests,
    session: 'cs_1',
  });
  const card = { customer: 'cus_1', id: 'pm_1', brand: 'visa', last4: '4242', expires: '2030-08' };
  const next = { startsOn: '2027-03-01', chargedOn: '2027-02-28', seats: 10 };
  expect(shownRenewal(null, fresh)).toMatchObject({ standing: 'off', card: null, next });
  expect(shownRenewal(agreed, fresh)).toMatchObject({ standing: 'waiting', card: null, next });
  expect(shownRenewal({ ...agreed, card }, fresh)).toEqual({
    standing: 'on',
    card: { brand: 'visa', last4: '4242', expires: '2030-08' },
    next: expect.objectContaining(next),
    refusal: null,
  });
  expect(shownRenewal(null, null)).toEqual({ standing: 'off', card: null, next: null, refusal: null });
  expect(endedRenewal({ ...agreed, card }, startOfTests, 'by-hand')).toMatchObject({
    card: null,
    ended: { at: startOfTests, why: 'by-hand' },
  });
});
