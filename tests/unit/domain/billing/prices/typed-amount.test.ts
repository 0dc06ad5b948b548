import { expect, test } from 'vitest';
import { centsOf } from '#domain/billing/prices/typed-amount.ts';

test.each([
  ['1130.50', 113_050],
  ['$1,130.5', 113_050],
  [' 8900 ', 890_000],
  ['0.01', 1],
  ['12,345,678.90', 1_234_567_890],
])('[LIC-6] %j is %d cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test.each(['', '-1', '1.005', '1,13', '1e3', 'ten', '1.', '.5', '1 000'])(
  '[LIC-6] %j is not an amount',
  (typed) => {
    expect(centsOf(typed)).toBeNaN();
  },
);
