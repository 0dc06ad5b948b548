import { expect, test } from 'vitest';
import type { ImportRow } from '#domain/rosters/imports/import-view.ts';
import { changeWords, shownChanges } from '#ui/features/rosters/imports/preview/value-words.ts';

const place = {
  seq: 1,
  name: '3A',
  file: 'classes.csv',
  line: 2,
  key: null,
  twin: null,
  erasedOn: null,
  twinIs: null,
};
const shown = (row: Pick<ImportRow, 'changes' | 'id' | 'kind'>) =>
  shownChanges({ ...place, ...row, act: 'otherSource' }).map(({ field }) => field);

test('[R17] a match by another source without IDs is shown, and so is one that would change every value', () => {
  const added = ['organization', 'state', 'given', 'grade'].map((field) => ({ field, from: null, to: 'x' }));
  expect(shown({ kind: 'student', id: 's', changes: added })).toEqual(['grade']);
  const renamed = [{ field: 'name', from: '3A', to: '3B' }];
  expect(shown({ kind: 'classroom', id: 'c', changes: renamed })).toEqual(['name']);
});

test('[R17] a provider has its display name', () => {
  expect(changeWords({ field: 'source', from: null, to: 'oneroster' })).toBe('Comes from: OneRoster');
  expect(changeWords({ field: 'source', from: 'sds-2', to: null })).toBe(
    'Comes from: School Data Sync V2 is removed',
  );
});
