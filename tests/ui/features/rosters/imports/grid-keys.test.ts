import { expect, test } from 'vitest';
import { moveBy } from '#ui/features/rosters/imports/repair/grid-keys.ts';

const size = { rows: 30, columns: 4 };
const from = { row: 5, column: 1 };

test.each([
  ['ArrowDown', { row: 6, column: 1 }],
  ['ArrowUp', { row: 4, column: 1 }],
  ['ArrowRight', { row: 5, column: 2 }],
  ['ArrowLeft', { row: 5, column: 0 }],
  ['Home', { row: 5, column: 0 }],
  ['End', { row: 5, column: 3 }],
  ['PageDown', { row: 15, column: 1 }],
  ['PageUp', { row: 0, column: 1 }],
])('[UI-4] %s moves within the grid', (key, to) => {
  expect(moveBy({ key }, from, size)).toEqual(to);
});

test('[UI-4] with Ctrl, Home and End go to the first and the last cell', () => {
  expect(moveBy({ key: 'Home', ctrlKey: true }, from, size)).toEqual({ row: 0, column: 0 });
  expect(moveBy({ key: 'End', ctrlKey: true }, from, size)).toEqual({ row: 29, column: 3 });
});

test('[UI-4] the focus stays at the edge, and other keys do not move it', () => {
  expect(moveBy({ key: 'ArrowUp' }, { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 0 });
  expect(moveBy({ key: 'ArrowRight' }, { row: 29, column: 3 }, size)).toEqual({ row: 29, column: 3 });
  expect(moveBy({ key: 'a' }, from, size)).toBeNull();
});
