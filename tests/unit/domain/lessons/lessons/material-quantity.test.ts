import { expect, test } from 'vitest';
import type { Material } from '#domain/lessons/lessons/lesson.ts';
import { quantityFor } from '#domain/lessons/lessons/material-quantity.ts';

const cards = (qtyPer: Material['qtyPer']): Material => ({ name: 'Cards', qty: 2, qtyPer, optional: false });

test.each([
  ['student', 25, 50],
  ['pair', 25, 26],
  ['group', 25, 14],
  ['class', 25, 2],
] as const)('two per %s for %i students are %i', (qtyPer, students, needed) => {
  expect(quantityFor(cards(qtyPer), students)).toBe(needed);
});
