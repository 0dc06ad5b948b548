import { describe, expect, test } from 'vitest';
import { type Filter, meetsFilter } from '#domain/platform/tables/filter.ts';
import { byWordsOfNames } from '#domain/platform/tables/words-of-names.ts';

const asking = (value: string, match: Filter<'name' | 'room'>['match'] = 'all'): Filter<'name' | 'room'> => ({
  match,
  rules: [{ kind: 'text', column: 'name', mode: 'contains', value }],
});
const finds = (filter: Filter<'name' | 'room'>): boolean =>
  meetsFilter(
    byWordsOfNames(filter, ['name']),
    (column) => (column === 'name' ? 'Anna Cruz' : 'Room 12'),
    () => '',
  );

describe('[ROS-14] people are found by the words of their names', () => {
  test.each(['Cruz, Anna', 'Cruz Anna', 'Anna Cruz', 'cruz,anna', 'cruz a', 'Cruz ,', ' anna '])(
    '%s finds Anna Cruz',
    (value) => {
      expect(finds(asking(value))).toBe(true);
      expect(finds(asking(value, 'any'))).toBe(true);
    },
  );

  test.each(['Cruz, Ben', 'Anna Smith'])('%s does not', (value) => {
    expect(finds(asking(value))).toBe(false);
  });

  test.each([
    ['st. john', 'Bob St John'],
    ['st john', 'Bob St. John'],
    ['d’arc', 'Ann D Arc'],
    ["d'arc", 'Ann D’Arc'],
    ['saint-john', 'Al Saint John'],
    ['mei ling', 'Mei-Ling Wu'],
    ['mei-ling', 'MeiLing Wu'],
  ])('%s finds %s', (value, name) => {
    const found = meetsFilter(
      byWordsOfNames(asking(value), ['name']),
      () => name,
      () => '',
    );
    expect(found).toBe(true);
  });

  test('other columns, and rules joined by "any", keep their texts', () => {
    const rooms: Filter<'name' | 'room'> = {
      match: 'all',
      rules: [{ kind: 'text', column: 'room', mode: 'contains', value: '12 Room' }],
    };
    expect(finds(rooms)).toBe(false);
    const either = { match: 'any', rules: [...rooms.rules, ...asking('Cruz Anna').rules] } as const;
    expect(byWordsOfNames(either, ['name'])).toBe(either);
  });
});
