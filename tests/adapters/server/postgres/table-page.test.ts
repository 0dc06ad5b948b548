import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '#adapters/postgres/database.ts';
import { instant } from '#adapters/postgres/schema.ts';
import { readPage, type SqlTable } from '#adapters/postgres/platform/table-page.ts';
import { comparable } from '#domain/platform/tables/columns.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { blankModes, type Filter, matchModes, type Rule } from '#domain/platform/tables/filter.ts';
import { type Page, type PageStart, queryRows, type TableQuery } from '#domain/platform/tables/page.ts';
import { openForTests, testDatabases } from './test-databases.ts';

type Row = {
  readonly id: string;
  readonly name: string | null;
  readonly students: number | null;
  readonly at: number | null;
};
type Column = 'name' | 'students' | 'at';

const timeZone = 'America/New_York';
const table: SqlTable<Column> = {
  rows: sql`things.id, name, students, at`,
  from: sql`things`,
  scope: sql`true`,
  id: sql`things.id`,
  reading: 'in-order',
  columns: {
    name: { kind: 'text', folded: sql`name_folded` },
    students: { kind: 'number', value: sql`students` },
    at: { kind: 'date', value: sql`at` },
  },
  timeZone,
};
const reader = { idOf: (row: Row) => row.id, cellOf: (row: Row, column: Column) => row[column] };

/** Only a few letters, so that ties occur. Some change under case folding, some decompose, and some need two UTF-16 units. */
const letters = [
  'a',
  'A',
  'á',
  'ß',
  'z',
  'Ł',
  'İ',
  '%',
  '_',
  '\\',
  ' ',
  '\u200B',
  '\uFB01',
  '\uFF41',
  '\uE000',
  '👩‍🏫',
  '😀',
  '漢',
  '0',
  '1',
  '９',
  '٣',
];
const someText = fc.string({ unit: fc.constantFrom(...letters), maxLength: 4 });
/** Short numbers, like those of classes, and numbers with more digits than natural sorting pads to. */
const someNumbers = fc.string({ unit: fc.constantFrom('0', '1', '2', ' ', 'a'), maxLength: 16 });
/** Only two different letters per name, so that many names share trigrams. */
const longText = fc.string({ unit: fc.constantFrom('a', 'b', 'Á', '😀'), minLength: 3, maxLength: 9 });
const moments = ['2026-03-08T05:00', '2026-11-01T04:00', '2028-02-29T05:00'].map((at) =>
  Date.parse(`${at}Z`),
);
const someMoment = fc
  .tuple(fc.constantFrom(...moments), fc.integer({ min: -30, max: 30 }))
  .map(([time, hours]) => time + hours * 3_600_000);
const someDay = someMoment.map((time) => dayInZone(timeZone)(time));
const someNumber = fc.constantFrom(-1, 0, 0.5, 1, 2, 30);

const someRow = fc.record({
  id: fc.string({ unit: fc.constantFrom('a', 'B', 'é', '😀', '\uE000', '0'), minLength: 1, maxLength: 3 }),
  name: fc.option(fc.oneof(someText, longText, someNumbers)),
  students: fc.option(fc.constantFrom(-1, 0, 1, 2, 30)),
  at: fc.option(someMoment),
});
const someRows = fc.uniqueArray(someRow, { selector: ({ id }) => id, maxLength: 60, size: 'max' });

const drawn = fc.oneof(someText, longText, someNumbers).filter((text) => comparable(text) !== null);
const someRule: fc.Arbitrary<Rule<Column>> = fc.oneof(
  fc.record({
    kind: fc.constant('text' as const),
    column: fc.constant('name' as const),
    mode: fc.constantFrom(...matchModes.text),
    value: drawn,
  }),
  fc.record({
    kind: fc.constant('number' as const),
    column: fc.constant('students' as const),
    mode: fc.constantFrom(...matchModes.number),
    value: someNumber,
  }),
  fc.record({
    kind: fc.constant('date' as const),
    column: fc.constant('at' as const),
    mode: fc.constantFrom(...matchModes.date),
    value: someDay,
  }),
  fc.record({
    kind: fc.constant('blank' as const),
    column: fc.constantFrom<Column>('name', 'students', 'at'),
    mode: fc.constantFrom(...blankModes),
  }),
);
const someFilter: fc.Arbitrary<Filter<Column>> = fc.record({
  match: fc.constantFrom('all', 'any'),
  rules: fc.array(someRule, { maxLength: 3 }),
});
const someSort = fc.record({
  column: fc.constantFrom<Column>('name', 'students', 'at'),
  direction: fc.constantFrom('asc', 'desc'),
});

describe.each(testDatabases)('a page of a table: $name', (place) => {
  let database: Database;
  openForTests(place, async (opened) => {
    database = opened;
    await sql`create table things (id text primary key, name text, name_folded text, students integer, at timestamptz)`.execute(
      database.db,
    );
  });

  const fill = async (rows: readonly Row[]): Promise<void> => {
    await sql`truncate things`.execute(database.db);
    for (const { id, name, students, at } of rows) {
      await sql`insert into things values (${id}, ${name}, ${comparable(name)}, ${students},
        ${at === null ? null : instant(at)})`.execute(database.db);
    }
  };

  const grams = sql`grams4(name_folded)`;
  const searched: SqlTable<Column> = {
    ...table,
    reading: 'places-first',
    columns: { ...table.columns, name: { kind: 'text', folded: sql`name_folded`, grams } },
  };
  type Sought = readonly [head: number, sorted: number, sampled?: number];
  const searching = ([head, sorted, sampled = 1]: Sought, of = searched): SqlTable<Column> => ({
    ...of,
    searching: { alias: 'things', head, sorted, sampled },
  });
  const withColumns = (columns: Partial<SqlTable<Column>['columns']>): SqlTable<Column> => ({
    ...table,
    reading: 'places-first',
    columns: { ...table.columns, ...columns },
  });
  const folded = sql`name_folded`;
  const named = {
    by: folded,
    where: (condition: (text: typeof folded) => typeof folded) =>
      sql`select n.name_folded from things n where ${condition(sql`n.name_folded`)}`,
  };
  const inParts = (...sought: Sought) =>
    searching(sought, withColumns({ name: { kind: 'text', folded, parts: true } }));
  const day = sql`(at at time zone ${timeZone})::date`;
  const readings: readonly (readonly [
    string,
    SqlTable<Column> | ((rows: readonly Row[]) => SqlTable<Column>),
  ])[] = [
    ['by what another row is called', withColumns({ name: { kind: 'text', folded, named } })],
    [
      'in the order of code points',
      withColumns({ name: { kind: 'text', folded, ordered: true, within: folded } }),
    ],
    ['by days', withColumns({ at: { kind: 'date', value: sql`at`, day } })],
    [
      'of few values',
      (rows) =>
        withColumns({ name: { kind: 'text', folded, values: rows.flatMap(({ name }) => name ?? []) } }),
    ],
    ['in order', table],
    ['places first', { ...table, reading: 'places-first' }],
    ['at once', { ...table, reading: 'at-once' }],
    ['by grams', searching([1, 100])],
    ['by grams behind a head', searching([40, 100])],
    ['in order where too many share the grams', { ...searching([1, 5]), countAtMost: 5 }],
    ['in order where a sample says that too many do', { ...searching([1, 5, 100]), countAtMost: 3 }],
    ['by parts', inParts(1, 100)],
    ['by parts behind a head', inParts(40, 100)],
    ['in order where too many have the part', { ...inParts(1, 5, 0.2), countAtMost: 5 }],
    [
      'by a part of what another row is called',
      searching([2, 100], withColumns({ name: { kind: 'text', folded, named, parts: true } })),
    ],
  ];
  test.each(readings)(
    '[UI-9] the database, read %s, and memory return the same pages in both directions',
    async (_, given) => {
      await fc.assert(
        fc.asyncProperty(someRows, someFilter, someSort, async (rows, filter, sort) => {
          const of = typeof given === 'function' ? given(rows) : given;
          const read = (query: TableQuery<Column>): Promise<Page<Row>> => readPage(database.db, of, query);
          const most = (of.countAtMost ?? Number.POSITIVE_INFINITY) + 1;
          await fill(rows);
          let start: PageStart = null;
          for (const way of ['after', 'after', 'before', 'after', 'before', 'before'] as const) {
            const query: TableQuery<Column> = { filter, sort, size: 25, start };
            const expected = queryRows(rows, reader, query, dayInZone(timeZone));
            const page = await read(query);
            expect(page.rows.map(({ id }) => id)).toEqual(expected.rows.map(({ id }) => id));
            expect({ ...page, rows: [] }).toEqual({
              ...expected,
              rows: [],
              total: Math.min(expected.total, most),
            });
            const place = expected[way];
            start = place === null ? null : way === 'after' ? { after: place } : { before: place };
          }
        }),
        { numRuns: 100 },
      );
    },
    120_000,
  );
});
