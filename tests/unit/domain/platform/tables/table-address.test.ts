import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Columns } from '#domain/platform/tables/columns.ts';
import { blankModes, matchModes, type Rule } from '#domain/platform/tables/filter.ts';
import { pageSizes, type TableQuery } from '#domain/platform/tables/page.ts';
import {
  type Parameters,
  readTableQuery,
  type TableDefaults,
  writeTableQuery,
} from '#domain/platform/tables/table-address.ts';

type Column = 'name' | 'students' | 'at';

const columns: Columns<Column> = { name: 'text', students: 'number', at: 'date' };
const defaults: TableDefaults<Column> = { sort: { column: 'name', direction: 'asc' }, size: 50 };
const read = (...parameters: Parameters) => readTableQuery(parameters, columns, defaults);

const someRule: fc.Arbitrary<Rule<Column>> = fc.oneof(
  fc.record({
    kind: fc.constant('text' as const),
    column: fc.constant('name' as const),
    mode: fc.constantFrom(...matchModes.text),
    value: fc.string({ minLength: 1 }).map((text) => `a${text}`),
  }),
  fc.record({
    kind: fc.constant('number' as const),
    column: fc.constant('students' as const),
    mode: fc.constantFrom(...matchModes.number),
    value: fc.integer({ min: -1000, max: 1000 }).map((tenths) => tenths / 10),
  }),
  fc.record({
    kind: fc.constant('date' as const),
    column: fc.constant('at' as const),
    mode: fc.constantFrom(...matchModes.date),
    value: fc.constantFrom('2026-11-22', '2028-02-29'),
  }),
  fc.record({
    kind: fc.constant('blank' as const),
    column: fc.constantFrom<Column>('name', 'students', 'at'),
    mode: fc.constantFrom(...blankModes),
  }),
);
const someQuery: fc.Arbitrary<TableQuery<Column>> = fc.record({
  filter: fc.record({ match: fc.constantFrom('all', 'any'), rules: fc.array(someRule, { maxLength: 4 }) }),
  sort: fc.record({ column: fc.constant('name' as const), direction: fc.constantFrom('asc', 'desc') }),
  size: fc.constantFrom(...pageSizes),
  start: fc.oneof(
    fc.constant(null),
    fc.record({ after: fc.record({ key: fc.option(fc.string()), id: fc.string() }) }),
    fc.record({ before: fc.record({ key: fc.option(fc.string()), id: fc.string() }) }),
  ),
});

describe("a table's state in an address", () => {
  test('[UI-9] what is written is read back, for any texts', () => {
    fc.assert(
      fc.property(someQuery, (query) => {
        expect(read(...writeTableQuery(query, defaults))).toEqual({ ok: true, value: query });
      }),
    );
  });

  test('[UI-9] an empty address is the first page with defaults, and defaults are written as nothing', () => {
    const query = { filter: { match: 'all', rules: [] }, ...defaults, start: null } as const;
    expect(read(['utm_source', 'mail'])).toEqual({ ok: true, value: query });
    expect(writeTableQuery(query, defaults)).toEqual([]);
  });

  test.each<readonly [string, string]>([
    ['filter', 'password.equals:x'],
    ['filter', 'constructor.equals:x'],
    ['filter', 'name.like:x'],
    ['filter', 'name.contains:'],
    ['filter', 'name.contains:\u200B'],
    ['filter', `name.contains:${'x'.repeat(201)}`],
    ['filter', 'name.blank:x'],
    ['filter', 'name.gt:5'],
    ['filter', 'students.gt:1e9'],
    ['filter', 'students.gt:'],
    ['filter', 'at.dateIs:2026-02-30'],
    ['filter', 'name'],
    ['match', 'none'],
    ['sort', '--name'],
    ['sort', 'toString'],
    ['size', '51'],
    ['size', ''],
    ['after', 'name'],
    ['after', '[1,"id"]'],
    ['before', '["oak",1]'],
    ['before', '["oak"]'],
  ])('[UI-9] %s=%s is refused and named', (parameter, value) => {
    expect(read([parameter, value])).toEqual({
      ok: false,
      error: { kind: 'table/invalid-query', parameter, value },
    });
  });

  test('[UI-9] more rules than a filter allows are refused', () => {
    const rules = Array.from({ length: 21 }, () => ['filter', 'name.blank'] as const);
    expect(read(...rules)).toMatchObject({ ok: false, error: { parameter: 'filter' } });
  });
});
