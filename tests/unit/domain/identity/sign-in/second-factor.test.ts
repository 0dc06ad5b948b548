import { expect, test } from 'vitest';
import { secondsToNextCode } from '#domain/identity/sign-in/second-factor.ts';

test.each([
  [0, 0, 30],
  [29_999, 29_999, 1],
  [10_000, 18_000, 12],
  [10_000, 18_001, 12],
  [10_000, 30_000, 0],
  [10_000, 80_000, 0],
])('[AUT-18] a code used at %d ms is followed, seen from %d ms, in %d s', (usedAt, now, seconds) => {
  expect(secondsToNextCode(usedAt, now)).toBe(seconds);
});
