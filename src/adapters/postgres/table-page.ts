import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Cell } from '#domain/tables/columns.ts';
import { type Page, pageOf, type Place, type Sort, type TableQuery } from '#domain/tables/page.ts';
import { instant } from './schema.ts';
import { filterSql, type SqlColumn } from './table-filter.ts';

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
  /** Counting stops behind so many, where pages are read in order; all are counted where it is left out. */
  readonly countAtMost?: number;
};

/** The order of a table, as expressions that an index can carry. */
type Order = {
  readonly key: Sql;
  readonly id: Sql;
  readonly parameter: (key: Cell) => Sql;
  readonly direction: Sort['direction'];
};

function orderOf(column: SqlColumn, id: Sql, direction: Sort['direction']): Order {
  const ordered = { id: sql`(${id} collate "C")`, direction };
  if (column.kind === 'text') {
    const key = sql`(${column.folded} collate "C")`;
    return { ...ordered, key, parameter: (text) => sql`${text}::text` };
  }
  const parameter = (number: Cell): Sql =>
    column.kind === 'number' ? sql`${number}::numeric` : sql`${instant(Number(number))}::timestamptz`;
  return { ...ordered, key: column.value, parameter };
}

/** The stretches that a page is read from, in the order of reading: rows with a value, and after them the blanks. */
function stretches({ key, id, parameter, direction }: Order, from: Place | null, backward: boolean) {
  const [values, blanks] = [sql`${key} is not null`, sql`${key} is null`];
  const beyond = (direction === 'asc') === backward ? sql`<` : sql`>`;
  if (from === null) return [values, blanks];
  if (from.key === null) {
    const rest = sql`${blanks} and ${id} ${beyond} ${from.id}`;
    return backward ? [rest, values] : [rest];
  }
  const rest = sql`(${key}, ${id}) ${beyond} (${parameter(from.key)}, ${from.id})`;
  return backward ? [rest] : [rest, blanks];
}

type Placed = { readonly place_key: Cell; readonly place_id: string };
type Found<R> = { readonly rows: readonly (R & Placed)[]; readonly total: number };

/** What a page is read by. */
type Reading = {
  readonly order: Order;
  /** Behind which row it starts; null from the first one on. */
  readonly start: Place | null;
  readonly backward: boolean;
  /** `asc` or `desc`: the order from `start` on. */
  readonly direction: Sql;
  /** One more than the page has. */
  readonly limit: number;
  /** `from` and `where`: the rows that the filter leaves. */
  readonly matching: Sql;
};

/** Each stretch is read from an index up to the size of a page, however far down it is; another statement counts. */
async function readInOrder<R, C extends string>(
  db: QueryExecutorProvider,
  { rows, from, id, countAtMost, reading }: SqlTable<C>,
  { order, start, backward, direction, limit, matching }: Reading,
): Promise<Found<R>> {
  const isApart = reading === 'places-first';
  const counted =
    countAtMost === undefined ? matching : sql`from (select ${matching} limit ${countAtMost + 1}) counted`;
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
  const [found, count] = await Promise.all([
    sql<R & Placed>`${isApart ? fetched : page}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total ${counted}`.execute(db),
  ]);
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
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
 * One page of a table by keyset. It answers what `queryRows` answers of the same rows; a property test holds the two together.
 */
export async function readPage<R extends object, C extends string>(
  db: QueryExecutorProvider,
  table: SqlTable<C>,
  { filter, sort, size, start }: TableQuery<C>,
): Promise<Page<R>> {
  const backward = start !== null && 'before' in start;
  const reading: Reading = {
    order: orderOf(table.columns[sort.column], table.id, sort.direction),
    start: start === null ? null : 'before' in start ? start.before : start.after,
    backward,
    direction: (sort.direction === 'asc') === backward ? sql`desc` : sql`asc`,
    limit: size + 1,
    matching: sql`from ${table.from} where ${table.scope} and ${filterSql(filter, table)}`,
  };
  const found = await (table.reading === 'at-once' ? readAtOnce : readInOrder)<R, C>(db, table, reading);
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
