import { expect, test } from 'vitest';
import { startOfDay } from '#domain/organizations/grants/term.ts';
import { buyerKey, type BuyerRecord, debtOf, trustIn } from '#domain/billing/orders/purchase-order-trust.ts';
import { anEmail } from '../../../../builders/an-email.ts';
import { day } from '../../../../builders/time.ts';

const nobody: BuyerRecord = { isConfirmed: true, ownsDomain: false, hasPaid: false, hadLimited: false };

test.each([
  ['verified', { ownsDomain: true }],
  ['verified', { hasPaid: true, hadLimited: true }],
  ['limited', {}],
  ['none', { hadLimited: true }],
  ['none', { isConfirmed: false }],
  ['none', { isConfirmed: false, ownsDomain: true, hasPaid: true }],
] as const)('[LIC-7] an order on invoice is %s for a buyer with this history: %o', (trust, known) => {
  expect(trustIn({ ...nobody, ...known })).toBe(trust);
});

test('[LIC-7] a verified order covers until 7 days after the due date, a limited one for 30 days, and any other not at all', () => {
  const placedAt = startOfDay('2026-09-01', 'America/New_York');
  expect(debtOf({ placedAt })).toEqual(debtOf({ placedAt, trust: 'verified' }));
  expect(debtOf({ placedAt, trust: 'verified' }).trustedUntil).toBe(
    startOfDay('2026-10-09', 'America/New_York'),
  );
  expect(debtOf({ placedAt, trust: 'limited' }).trustedUntil).toBe(placedAt + 30 * day);
  expect(debtOf({ placedAt, trust: 'none' })).toEqual({ owed: 'purchase-order' });
});

test('[LIC-7] buyers are counted by mail domain, or by address for public mail providers', () => {
  const open = new Set(['gmail.com']);
  expect(buyerKey(anEmail('ada@pier.org'), open)).toBe('pier.org');
  expect(buyerKey(anEmail('ada@gmail.com'), open)).toBe('ada@gmail.com');
});
