import { expect, test } from 'vitest';
import { byNaturalName } from '#domain/platform/tables/natural-order.ts';

test('[ROS-1] names are sorted by number, and accented letters next to plain ones', () => {
  const names = ['Zoo', 'Period 10', 'Émile', 'Period 2', 'period 1', 'Emily'];
  const classrooms = names.map((name, at) => ({ id: `${at}`, name }));
  expect(classrooms.toSorted(byNaturalName).map(({ name }) => name)).toEqual([
    'Émile',
    'Emily',
    'period 1',
    'Period 2',
    'Period 10',
    'Zoo',
  ]);
});
