import { expect, test } from 'vitest';
import { dayInZone } from '#domain/tables/day-in-zone.ts';
import { isSelected, nothingSelected, type Selection, toggleRow } from '#domain/tables/selection.ts';

type Row = { readonly id: string; readonly name: string };

const reader = { idOf: ({ id }: Row) => id, cellOf: ({ name }: Row) => name };
const oaks: Selection<'name'> = {
  of: 'filter',
  filter: { match: 'all', rules: [{ kind: 'text', column: 'name', mode: 'contains', value: 'OAK' }] },
  except: [],
};
const selected = (selection: Selection<'name'>, row: Row): boolean =>
  isSelected(selection, row, reader, dayInZone('America/Chicago'));

const oak = { id: '1', name: 'Oak Hill' };
const elm = { id: '2', name: 'Elm Street' };

test('[UI-9] rows are put into a selection and taken out one by one', () => {
  const one = toggleRow<'name'>(nothingSelected, '2');
  expect([selected(one, oak), selected(one, elm)]).toEqual([false, true]);
  expect(toggleRow(one, '2')).toEqual(nothingSelected);
});

test('[UI-9] all that a filter leaves are selected, but for the exceptions', () => {
  expect([selected(oaks, oak), selected(oaks, elm)]).toEqual([true, false]);
  const without = toggleRow(oaks, '1');
  expect(selected(without, oak)).toBe(false);
  expect(toggleRow(without, '1')).toEqual(oaks);
});
