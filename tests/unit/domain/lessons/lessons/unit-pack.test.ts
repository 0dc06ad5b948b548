import { expect, test } from 'vitest';
import { readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { Material } from '#domain/lessons/lessons/lesson.ts';
import { unitPack } from '#domain/lessons/lessons/unit-pack.ts';
import { aDeck, aLesson } from '../../../../builders/a-lesson.ts';

const thing = (name: string, overrides: Partial<Material> = {}): Material => ({
  name,
  qty: 1,
  qtyPer: 'pair',
  optional: false,
  ...overrides,
});
const unit = { slug: 'unplugged', title: 'Before the screen' };
const first = readableParts(
  aLesson({
    slug: 'one',
    unit: { ...unit, position: 1 },
    materials: [thing('Dock'), thing('Box', { qtyPer: 'class', optional: true })],
    printables: [aDeck()],
  }),
  'sign-in',
);
const second = readableParts(
  aLesson({
    slug: 'two',
    unit: { ...unit, position: 2 },
    materials: [thing('dock', { qtyPer: 'student' }), thing('Box', { qtyPer: 'class', qty: 3 })],
  }),
  'sign-in',
);

test('[LES-3] material of several lessons is listed once, with the largest amount of any', () => {
  expect(unitPack(first, [first, second]).things).toEqual([
    { name: 'Dock', lessons: [1, 2], optional: false, qty: [18, 24, 30] },
    { name: 'Box', lessons: [1, 2], optional: false, qty: [3, 3, 3] },
  ]);
});

test('optional material that only one lesson needs stays optional', () => {
  expect(unitPack(first, [first]).things[1]).toEqual({
    name: 'Box',
    lessons: [1],
    optional: true,
    qty: [1, 1, 1],
  });
});

test('each lesson lists its sheets of paper and its minutes before class, by class size', () => {
  const { slug, unit: packed, lessons } = unitPack(first, [first, second]);
  expect([slug, packed]).toEqual(['one', unit]);
  expect(lessons.map(({ position, sheets, minutes }) => [position, sheets, minutes])).toEqual([
    [1, [12, 12, 12], [13, 13, 13]],
    [2, [0, 0, 0], [5, 5, 5]],
  ]);
});
