import { expect, test } from 'vitest';
import { searchedName } from '#domain/platform/tables/searched-name.ts';

test.each([
  ['Quay, Ada', 'Ada Quay'],
  ['van der Berg,Ann Marie', 'Ann Marie van der Berg'],
  ['Ada Quay', 'Ada Quay'],
  ['Quay,', 'Quay,'],
  [', Ada', ', Ada'],
  ['Quay, Ada, Jr.', 'Quay, Ada, Jr.'],
])('[UI-9] %s searches for %s', (typed, searched) => {
  expect(searchedName(typed)).toBe(searched);
});
