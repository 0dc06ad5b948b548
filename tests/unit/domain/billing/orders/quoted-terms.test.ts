import { expect, test } from 'vitest';
import { usd } from '#domain/billing/prices/money.ts';
import type { HeldGrant } from '#domain/organizations/grants/held-grant.ts';
import { offerAt, quoteIn } from '#domain/billing/orders/offer.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import { quotedTerms, quoteValidUntil } from '#domain/billing/orders/quoted-terms.ts';
import { anOrder } from '../../../../builders/an-order.ts';
import { day } from '../../../../builders/time.ts';

const issued = Date.parse('2026-01-05T18:00:00Z');
const buyer = { kind: 'organization', id: 'pier', path: 'pier/' } as const;
const buying = {
  buyer,
  name: 'Pier',
  plan: 'school',
  timeZone: 'UTC',
  taken: 7,
  before: null,
  exemption: 'none',
} as const;
const quoted = (overrides: Partial<Order> = {}): Order =>
  anOrder({ buyer, state: 'quoted', session: null, placedAt: issued, ...overrides });
const offerOn = (days: number) => offerAt(issued + days * day, { ...buying, grants: [] });
const running: HeldGrant = {
  id: 'g',
  kind: 'school',
  holder: { id: 'pier', name: 'Pier' },
  seats: 10,
  startsAt: Date.parse('2025-07-01T00:00:00Z'),
  endsAt: Date.parse('2026-07-01T00:00:00Z'),
};

test('[LIC-7] a quote keeps its price through day 60, and its term starts when it is ordered', () => {
  expect(quoteValidUntil(quoted())).toBe('2026-03-06');
  const agreed = quotedTerms(offerOn(60), quoted());
  expect(agreed).toMatchObject({
    ok: true,
    value: { term: 1, terms: { startsOn: '2026-03-06', endsOn: '2027-03-06', total: usd(108_000) } },
  });
  expect(quotedTerms(offerOn(61), quoted())).toEqual({ ok: false, error: { kind: 'order/quote-expired' } });
});

test('[LIC-7] a quote that does not exist, or belongs to another buyer or plan, cannot be ordered', () => {
  const refused = { ok: false, error: { kind: 'order/not-offered' } };
  const other = { ...buyer, id: 'reef' };
  for (const given of [{ state: 'canceled' }, { buyer: other }, { plan: 'district' }] as const)
    expect(quotedTerms(offerOn(1), quoted(given))).toEqual(refused);
  // The quote was for the rest of a license that has ended.
  expect(quotedTerms(offerOn(1), quoted({ endsOn: '2026-02-01' }))).toEqual(refused);
});

test('[LIC-7] a quote that became an order cannot be ordered again, paid or not', () => {
  for (const state of ['pending-po', 'paid', 'disputed'] as const)
    expect(quotedTerms(offerOn(1), quoted({ state }))).toEqual({
      ok: false,
      error: { kind: 'order/quote-ordered' },
    });
});

test("[LIC-7] seats for the rest of a license cost the lower of the quoted price and today's price", () => {
  const later = offerAt(issued + 30 * day, { ...buying, grants: [running] });
  const today = quoteIn(later, { seats: 10, term: 'rest' });
  const terms = { seats: 10, endsOn: '2026-07-01' };
  const dear = quotedTerms(later, quoted(terms));
  expect(dear).toMatchObject({
    value: { term: 'rest', terms: { total: today.ok && today.value.total, startsOn: '2026-02-04' } },
  });
  const cheap = quotedTerms(later, quoted({ ...terms, total: usd(100) }));
  expect(cheap).toMatchObject({ value: { terms: { total: usd(100), endsOn: '2026-07-01' } } });
});
