import { expect, test } from 'vitest';
import { foldName, isDifferentName } from '#domain/classrooms/students/compare-names.ts';

test.each([
  ["O'Hara", 'O’Hara'],
  ['Saint-John', 'Saint‐John'],
  ['St John', 'St. John'],
  ['Mac Donald', 'MacDonald'],
  ['Zoë', 'ZOE'],
])('[ROS-14] %s and %s are one name', (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

test('a name that consists only of marks keeps them', () => {
  expect(foldName('-')).toBe('-');
});

test.each([
  [['Ada', 'Lo'], ['Quill', 'Vance'], true],
  [['Ada', 'Lo'], ['Ada', 'Smith'], false],
  [['Maximilian', 'Ray'], ['Max', 'Oak'], false],
  [['Jon', 'Ray'], ['John', 'Vance'], false],
  [['Ada', 'L.'], ['Lo'], true],
])('[ROS-14] %j and %j have nothing in common: %s', (one, other, isOther) => {
  expect(isDifferentName(one, other)).toBe(isOther);
});
