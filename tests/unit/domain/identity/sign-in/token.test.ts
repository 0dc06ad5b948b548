import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isExpired, refreshBackoff, refreshDelay } from '#domain/identity/sign-in/token.ts';

const token = { token: 't', expiresAt: 3_600_000 };

test('[AUT-6] the refresh is 5 minutes before expiry', () => {
  expect(refreshDelay(token, 0)).toBe(3_300_000);
});

test('[AUT-6] the delay is never negative', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (expiresAt, now) => {
      const delay = refreshDelay({ token: 't', expiresAt }, now);
      expect(delay).toBe(Math.max(0, expiresAt - 300_000 - now));
      expect(delay).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('[AUT-6] a token counts as expired 30 s early', () => {
  expect(isExpired(token, 3_569_999)).toBe(false);
  expect(isExpired(token, 3_570_000)).toBe(true);
});

test('[AUT-6] the backoff is 30 s, doubling to 16 minutes', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(refreshBackoff)).toEqual([
    30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 960_000,
  ]);
});

test('[AUT-6] the backoff stays between 30 s and 16 minutes and never falls', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (failures) => {
      const wait = refreshBackoff(failures);
      expect(wait).toBeGreaterThanOrEqual(30_000);
      expect(wait).toBeLessThanOrEqual(960_000);
      expect(refreshBackoff(failures + 1)).toBe(Math.min(960_000, wait * 2));
    }),
  );
});
