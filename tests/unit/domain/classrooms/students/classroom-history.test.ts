import { expect, test } from 'vitest';
import {
  type ClassroomChange,
  factsInClass,
  placeText,
  readPlace,
} from '#domain/classrooms/students/classroom-history.ts';

const change = (overrides: Partial<ClassroomChange>): ClassroomChange => ({
  kind: 'enrollment',
  id: 'stay',
  field: 'state',
  from: null,
  to: 'active',
  student: null,
  ...overrides,
});

test('[ROS-9] some of many added students are named and all are counted, and an erased student has no name', () => {
  const came = ['Ann', null, 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].map((name, index) =>
    change({ student: { id: `${index}`, name } }),
  );
  expect(factsInClass(came)).toEqual([{ of: 'came', names: ['Ann', 'Bo', 'Cy', 'Di', 'Ed'], count: 7 }]);
});

test.each([
  ['came', { field: 'to', from: '2026-09-01', to: null }],
  ['left', { field: 'to', from: null, to: '2026-09-01' }],
  ['left', { from: 'active', to: null }],
  ['came', { field: 'student', from: 'bo', to: 'ann' }],
  ['archived', { kind: 'student', from: 'active', to: 'archived' }],
  ['restored', { kind: 'student', from: 'archived', to: 'active' }],
  ['merged', { kind: 'student', field: 'mergedInto', to: 'bo' }],
  ['restored', { kind: 'student', field: 'mergedInto', from: 'bo', to: null }],
  ['changed', { kind: 'student', field: 'given', from: 'Ann', to: 'Anna' }],
  ['room-made', { kind: 'classroom' }],
  ['room-archived', { kind: 'classroom', from: 'active', to: 'archived' }],
  ['room-restored', { kind: 'classroom', from: 'archived', to: 'active' }],
  ['room-changed', { kind: 'classroom', field: 'name', from: '4A', to: '4B' }],
  ['room-moved', { kind: 'classroom', field: 'organization', from: 'd/oak', to: 'd/elm' }],
] as const)('[ROS-9] the history of a class has the entry: %s', (of, given) => {
  expect(factsInClass([change(given)]).map((fact) => fact.of)).toEqual([of]);
});

test('[ROS-9] the initial fields of a stay or a class are not separate entries', () => {
  const comes = change({ field: 'student', to: 'ann' });
  const named = change({ kind: 'classroom', field: 'name', to: '4B' });
  expect(factsInClass([comes, named])).toEqual([]);
});

test('a position is read from its own text format only', () => {
  const place = { at: 1_790_000_000_000, id: 'set.2' };
  expect(readPlace(placeText(place))).toEqual(place);
  for (const text of ['', 'set-2', '12.', 'x.set-2', '1234567890123456.set-2'])
    expect(readPlace(text)).toBeNull();
});
