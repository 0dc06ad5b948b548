import { expect, test } from 'vitest';
import type { Material } from '#domain/lessons/lessons/lesson.ts';
import { exchanged, isWhole, kitFor } from '#domain/classrooms/pairs/pairs.ts';

const groups = [
  ['ann', 'bo'],
  ['cy', 'di', 'eve'],
];

test('[ROS-13] two students swap places, within a group or between groups', () => {
  expect(exchanged(groups, 'bo', 'di')).toEqual([
    ['ann', 'di'],
    ['cy', 'bo', 'eve'],
  ]);
  expect(isWhole(exchanged(groups, 'ann', 'bo'), ['eve', 'di', 'cy', 'bo', 'ann'])).toBe(true);
});

test('[ROS-13] groups are complete if no student is missing, left over or alone', () => {
  expect(isWhole(groups, ['ann', 'bo', 'cy', 'di'])).toBe(false);
  expect(isWhole(groups, ['ann', 'bo', 'cy', 'di', 'eve', 'fay'])).toBe(false);
  expect(isWhole([['ann'], ['bo', 'cy']], ['ann', 'bo', 'cy'])).toBe(false);
});

test('[ROS-13] Docks and materials are counted for these groups: a group of three shares one set', () => {
  const material = (name: string, qty: number, qtyPer: Material['qtyPer']): Material => ({
    name,
    qty,
    qtyPer,
    optional: false,
  });
  const kit = kitFor(
    [
      material('Student sheet', 1, 'student'),
      material('Flashlight', 1, 'class'),
      material('Cable for the Dock', 2, 'pair'),
      material('Dock, charged', 1, 'pair'),
      material('Box', 1, 'group'),
    ],
    groups,
  );
  expect(kit.map((item) => [item.material.name, item.count])).toEqual([
    ['Dock, charged', 2],
    ['Student sheet', 5],
    ['Flashlight', 1],
    ['Cable for the Dock', 4],
    ['Box', 2],
  ]);
});
