import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Cell } from '#domain/platform/tables/columns.ts';
import { type Page, pageOf, type Sort, type TableQuery } from '#domain/platform/tables/page.ts';
import { naturalOrder } from './natural-order-sql.ts';
import { instant } from '../schema.ts';
import { filterSql, numberSql, partsSql, type SqlColumn } from './table-filter.ts';
import { placesByParts, placesInHead, type Searching } from './searched-places.ts';
import { type TableOrder, type PlacedRow, type Reading, stretches } from './table-order.ts';

type Sql = RawBuilder<unknown>;

/** A table as SQL. `from` may join. `scope` is the caller's scope. `rows` selects the data of a row. */
export type SqlTable<C extends string> = {
  readonly rows: Sql;
  readonly from: Sql;
  readonly scope: Sql;
  readonly id: Sql;
  readonly columns: Readonly<Record<C, SqlColumn>>;
  /** The IANA time zone in which times are compared with days. */
  readonly timeZone: string;
  /**
   * How a page is read. `in-order` reads from an index with the order of the table, for any number of rows. `places-first` does the same, but if that index
   * includes the searched columns, it reads only the rows of the page. An index must find `id`. `at-once` reads, sorts and counts all rows in scope in one
   * pass, which is faster up to some ten thousand rows.
   */
  readonly reading: 'in-order' | 'places-first' | 'at-once';
  /**
   * How a part of a text is found in columns with `grams` or `parts`, if places are read first. The time then depends only on the number of matches, not on
   * their position in the order.
   */
  readonly searching?: Searching;
  /** The maximum number to count, if pages are read in order. By default, all rows are counted. */
  readonly countAtMost?: number;
  /**
   * Returns conditions that divide the rows, in the order of reading. If more rows match than `countAtMost`, a table that is read `in-order` reads them one after
   * the other until the page is full. For rows that PostgreSQL finds first and then sorts.
   */
  readonly ranges?: () => Promise<readonly Sql[]>;
};

function orderOf(column: SqlColumn, id: Sql, direction: Sort['direction']): TableOrder {
  const isRequired = column.kind === 'text' && column.required === true;
  const ordered = { id: sql`(${id} collate "C")`, direction, isRequired };
  if (column.kind === 'text') {
    const key =
      column.order === undefined ? sql`(${naturalOrder(column.folded)})` : sql`(${column.order} collate "C")`;
    return { ...ordered, key, parameter: (text) => sql`${text}::text` };
  }
  const parameter = (number: Cell): Sql =>
    column.kind === 'number' ? numberSql(Number(number)) : sql`${instant(Number(number))}::timestamptz`;
  return { ...ordered, key: column.value, parameter };
}

type Found<R> = { readonly rows: readonly (R & PlacedRow)[]; readonly total: number };

async function countOf<C extends string>(
  db: QueryExecutorProvider,
  { countAtMost }: SqlTable<C>,
  { matching }: Reading,
): Promise<number> {
  const counted =
    countAtMost === undefined ? matching : sql`from (select ${matching} limit ${countAtMost + 1}) counted`;
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total ${counted}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Reads each section from an index up to the size of a page, at any position. A second statement counts. */
async function readInOrder<R, C extends string>(
  db: QueryExecutorProvider,
  table: SqlTable<C>,
  given: Reading,
): Promise<Found<R>> {
  const { ranges, countAtMost = Number.POSITIVE_INFINITY } = table;
  if (ranges === undefined) {
    const [rows, total] = await Promise.all([
      readRange<R, C>(db, table, given, sql`true`),
      countOf(db, table, given),
    ]);
    return { rows, total };
  }
  const total = await countOf(db, table, given);
  const rows: (R & PlacedRow)[] = [];
  for (const range of total > countAtMost ? await ranges() : [sql`true`]) {
    const limit = given.limit - rows.length;
    rows.push(...(await readRange<R, C>(db, table, { ...given, limit }, range)));
    if (rows.length === given.limit) break;
  }
  return { rows, total };
}

async function readRange<R, C extends string>(
  db: QueryExecutorProvider,
  { rows, from, id, reading }: SqlTable<C>,
  { order, start, backward, direction, limit, matching }: Reading,
  range: Sql,
): Promise<readonly (R & PlacedRow)[]> {
  const isApart = reading === 'places-first';
  const parts = stretches(order, start, backward).map(
    (
      stretch,
      at,
    ) => sql`(select ${isApart ? sql`${id} as row_id` : rows}, ${order.key} as place_key, ${order.id} as place_id,
        ${sql.lit(at)} as stretch
      ${matching} and ${range} and ${stretch} order by ${order.key} ${direction}, ${order.id} ${direction} limit ${limit})`,
  );
  const inOrder = sql`order by stretch, place_key ${direction}, place_id ${direction}`;
  const page = sql`select * from (${sql.join(parts, sql` union all `)}) page ${inOrder} limit ${limit}`;
  const fetched = sql`with page as materialized (${page})
    select page.*, ${rows} from page, ${from} where ${id} = page.row_id ${inOrder}`;
  return (await sql<R & PlacedRow>`${isApart ? fetched : page}`.execute(db)).rows;
}

/** Reads every matching row once in one statement. Counts the rows, sorts their positions, and builds only the rows of the page. */
async function readAtOnce<R, C extends string>(
  db: QueryExecutorProvider,
  table: SqlTable<C>,
  { order, start, backward, direction, limit, matching }: Reading,
): Promise<Found<R>> {
  const place = { ...order, key: sql.ref('place_key'), id: sql.ref('place_id') };
  const blanks = backward ? sql`desc` : sql`asc`;
  const { rows } = await sql<R & PlacedRow & { readonly counted: number; readonly place_id: string | null }>`
    with matching as materialized (select ${order.key} as place_key, ${order.id} as place_id, ${table.id} as row_id ${matching}),
      page as (select * from matching where ${sql.join(stretches(place, start, backward), sql` or `)}
        order by (place_key is null) ${blanks}, place_key ${direction}, place_id ${direction} limit ${limit})
    select (select count(*)::integer from matching) as counted, found.*
    from (select) one left join (select page.place_key, page.place_id, ${table.rows} from page, ${table.from}
      where ${table.id} = page.row_id) found on true
    order by (place_key is null) ${blanks}, place_key ${direction}, place_id ${direction}`.execute(db);
  return { rows: rows.filter((row) => row.place_id !== null), total: rows[0]?.counted ?? 0 };
}

/**
 * First scans the beginning of the order, which contains the page if very many rows match or the table is small. Otherwise, finds matches by their parts and
 * sorts them. If there are too many to sort, the same statement scans the whole order. If a sample estimated that there are too many, a second statement counts
 * them.
 */
async function readSearched<R, C extends string>(
  db: QueryExecutorProvider,
  table: SqlTable<C>,
  reading: Reading,
  { searching, parts, filter }: { readonly searching: Searching; readonly parts: Sql; readonly filter: Sql },
): Promise<Found<R>> {
  const { rows, from, id, countAtMost } = table;
  const inOrder = sql`order by stretch, place_key ${reading.direction}, place_id ${reading.direction}`;
  const head = await sql<
    R & PlacedRow
  >`with page as materialized (${placesInHead(table, reading, { searching, filter })})
    select page.*, ${rows} from page, ${from} where ${id} = page.row_id ${inOrder}`.execute(db);
  if (head.rows.length >= reading.limit) return { rows: head.rows, total: await countOf(db, table, reading) };
  const found = await sql<
    R & PlacedRow & { readonly counted: number | null; readonly place_id: string | null }
  >`
    ${placesByParts(table, reading, { searching, parts, filter })}
    select (select passing from size) as counted, found.*
    from (select) one left join (select page.*, ${rows} from page, ${from} where ${id} = page.row_id) found on true
    ${inOrder}`.execute(db);
  const counted = found.rows[0]?.counted ?? (await countOf(db, table, reading));
  return {
    rows: found.rows.filter((row) => row.place_id !== null),
    total: countAtMost === undefined ? counted : Math.min(counted, countAtMost + 1),
  };
}

/** Reads one page of a table with keyset pagination. Returns the same as `queryRows` for the same rows. A property test compares the two. */
export async function readPage<R extends object, C extends string>(
  db: QueryExecutorProvider,
  table: SqlTable<C>,
  { filter, sort, size, start }: TableQuery<C>,
): Promise<Page<R>> {
  const backward = start !== null && 'before' in start;
  const passes = filterSql(filter, table);
  const reading: Reading = {
    order: orderOf(table.columns[sort.column], table.id, sort.direction),
    start: start === null ? null : 'before' in start ? start.before : start.after,
    backward,
    direction: (sort.direction === 'asc') === backward ? sql`desc` : sql`asc`,
    limit: size + 1,
    matching: sql`from ${table.from} where ${table.scope} and ${passes}`,
  };
  const { searching } = table;
  const parts = searching === undefined ? null : partsSql(filter, table);
  const read = table.reading === 'at-once' ? readAtOnce : readInOrder;
  const found =
    searching === undefined || parts === null
      ? await read<R, C>(db, table, reading)
      : await readSearched<R, C>(db, table, reading, { searching, parts, filter: passes });
  const rows = found.rows.slice(0, size);
  return pageOf(
    {
      rows: backward ? rows.toReversed() : rows,
      total: found.total,
      more: found.rows.length > size,
    },
    start,
    (row) => ({ key: row.place_key, id: row.place_id }),
  );
}
