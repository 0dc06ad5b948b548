import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Cell } from '#domain/tables/columns.ts';
import { type Page, pageOf, type Sort, type TableQuery } from '#domain/tables/page.ts';
import { naturalOrder } from './natural-order-sql.ts';
import { instant } from './schema.ts';
import { filterSql, numberSql, partsSql, type SqlColumn } from './table-filter.ts';
import { placesByParts, placesInHead, type Searching } from './searched-places.ts';
import { type Order, type Placed, type Reading, stretches } from './table-order.ts';

type Sql = RawBuilder<unknown>;

/** A table as SQL. `from` may join; `scope` is what the caller may see; `rows` selects what a row is made of. */
export type SqlTable<C extends string> = {
  readonly rows: Sql;
  readonly from: Sql;
  readonly scope: Sql;
  readonly id: Sql;
  readonly columns: Readonly<Record<C, SqlColumn>>;
  /** The IANA time zone that says which day a moment belongs to. */
  readonly timeZone: string;
  /**
   * How a page is found. In order: from an index that carries the order of the table, however many rows there are. Places first: so,
   * too, and where that index includes what is searched, rows are fetched for the page alone; `id` must be found by an index. At once: all
   * rows in scope are looked at, sorted and counted in one pass, which is faster up to some ten thousand of them.
   */
  readonly reading: 'in-order' | 'places-first' | 'at-once';
  /**
   * How a part of a text is found whose column has `grams` or `parts`, where places are read first: however many share it, and wherever they stand in
   * the order, time grows with those who share it.
   */
  readonly searching?: Searching;
  /** Counting stops behind so many, where pages are read in order; all are counted where it is left out. */
  readonly countAtMost?: number;
};

function orderOf(column: SqlColumn, id: Sql, direction: Sort['direction']): Order {
  const ordered = { id: sql`(${id} collate "C")`, direction };
  if (column.kind === 'text') {
    const key =
      column.order === undefined ? sql`(${naturalOrder(column.folded)})` : sql`(${column.order} collate "C")`;
    return { ...ordered, key, parameter: (text) => sql`${text}::text` };
  }
  const parameter = (number: Cell): Sql =>
    column.kind === 'number' ? numberSql(Number(number)) : sql`${instant(Number(number))}::timestamptz`;
  return { ...ordered, key: column.value, parameter };
}

type Found<R> = { readonly rows: readonly (R & Placed)[]; readonly total: number };

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

/** Each stretch is read from an index up to the size of a page, however far down it is; another statement counts. */
async function readInOrder<R, C extends string>(
  db: QueryExecutorProvider,
  table: SqlTable<C>,
  given: Reading,
): Promise<Found<R>> {
  const { rows, from, id, reading } = table;
  const { order, start, backward, direction, limit, matching } = given;
  const isApart = reading === 'places-first';
  const parts = stretches(order, start, backward).map(
    (
      stretch,
      at,
    ) => sql`(select ${isApart ? sql`${id} as row_id` : rows}, ${order.key} as place_key, ${order.id} as place_id,
        ${sql.lit(at)} as stretch
      ${matching} and ${stretch} order by ${order.key} ${direction}, ${order.id} ${direction} limit ${limit})`,
  );
  const inOrder = sql`order by stretch, place_key ${direction}, place_id ${direction}`;
  const page = sql`select * from (${sql.join(parts, sql` union all `)}) page ${inOrder} limit ${limit}`;
  const fetched = sql`with page as materialized (${page})
    select page.*, ${rows} from page, ${from} where ${id} = page.row_id ${inOrder}`;
  const [found, total] = await Promise.all([
    sql<R & Placed>`${isApart ? fetched : page}`.execute(db),
    countOf(db, table, given),
  ]);
  return { rows: found.rows, total };
}

/** One statement looks at every matching row once: it counts them, sorts their places, and makes rows of those of the page alone. */
async function readAtOnce<R, C extends string>(
  db: QueryExecutorProvider,
  table: SqlTable<C>,
  { order, start, backward, direction, limit, matching }: Reading,
): Promise<Found<R>> {
  const place = { ...order, key: sql.ref('place_key'), id: sql.ref('place_id') };
  const blanks = backward ? sql`desc` : sql`asc`;
  const { rows } = await sql<R & Placed & { readonly counted: number; readonly place_id: string | null }>`
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
 * The first places of the order are looked through: where very many pass, or all rows are few, the page is there. Otherwise those who pass are
 * found by their parts and sorted; where they are too many for that, the whole order is looked through, in the same statement. Where a sample
 * said so, another statement counts them.
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
    R & Placed
  >`with page as materialized (${placesInHead(table, reading, { searching, filter })})
    select page.*, ${rows} from page, ${from} where ${id} = page.row_id ${inOrder}`.execute(db);
  if (head.rows.length >= reading.limit) return { rows: head.rows, total: await countOf(db, table, reading) };
  const found = await sql<R & Placed & { readonly counted: number | null; readonly place_id: string | null }>`
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

/**
 * One page of a table by keyset. It answers what `queryRows` answers of the same rows; a property test holds the two together.
 */
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
