import { expect, test } from 'vitest';
import { isSelected, nothingSelected, type Selection, toggleRow } from '#domain/platform/tables/selection.ts';

const oaks: Selection<'name'> = {
  of: 'filter',
  filter: { match: 'all', rules: [{ kind: 'text', column: 'name', mode: 'contains', value: 'OAK' }] },
  except: [],
};

test('[UI-9] rows are selected and deselected one by one', () => {
  const one = toggleRow<'name'>(nothingSelected, '2');
  expect([isSelected(one, '1'), isSelected(one, '2')]).toEqual([false, true]);
  expect(toggleRow(one, '2')).toEqual(nothingSelected);
});

test('[UI-9] all filtered rows are selected, except the exceptions', () => {
  expect(isSelected(oaks, '1')).toBe(true);
  const without = toggleRow(oaks, '1');
  expect([isSelected(without, '1'), isSelected(without, '2')]).toEqual([false, true]);
  expect(toggleRow(without, '1')).toEqual(oaks);
});
