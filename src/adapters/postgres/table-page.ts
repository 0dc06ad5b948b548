import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Cell } from '#domain/tables/columns.ts';
import type { DateMode, Filter, NumberMode, Rule, TextMode } from '#domain/tables/filter.ts';
import { foldText } from '#domain/tables/fold-text.ts';
import { type Page, pageOf, type Place, type Sort, type TableQuery } from '#domain/tables/page.ts';
import { instant } from './schema.ts';

type Sql = RawBuilder<unknown>;

/**
 * Where a column of a table is found. A text is read from the column that holds it folded (`foldText`), null where nothing
 * is left of it; an index on that column and the id carries its order.
 */
type SqlColumn =
  { readonly kind: 'text'; readonly folded: Sql } | { readonly kind: 'number' | 'date'; readonly value: Sql };

/** A table as SQL. `from` may join; `scope` is what the caller may see; `rows` selects what a row is made of. */
export type SqlTable<C extends string> = {
  readonly rows: Sql;
  readonly from: Sql;
  readonly scope: Sql;
  readonly id: Sql;
  readonly columns: Readonly<Record<C, SqlColumn>>;
  /** The IANA time zone that says which day a moment belongs to. */
  readonly timeZone: string;
};

const like = (text: string): string => foldText(text).replace(/[\\%_]/gu, String.raw`\$&`);

const textRules: Readonly<Record<TextMode, (folded: Sql, value: string) => Sql>> = {
  startsWith: (folded, value) => sql`${folded} like ${`${like(value)}%`}`,
  contains: (folded, value) => sql`${folded} like ${`%${like(value)}%`}`,
  notContains: (folded, value) => sql`(${folded} is null or ${folded} not like ${`%${like(value)}%`})`,
  endsWith: (folded, value) => sql`${folded} like ${`%${like(value)}`}`,
  equals: (folded, value) => sql`${folded} = ${foldText(value)}`,
  notEquals: (folded, value) => sql`${folded} is distinct from ${foldText(value)}`,
};

const numberRules: Readonly<Record<NumberMode, (number: Sql, value: Sql) => Sql>> = {
  equals: (number, value) => sql`${number} = ${value}`,
  notEquals: (number, value) => sql`${number} is distinct from ${value}`,
  lt: (number, value) => sql`${number} < ${value}`,
  lte: (number, value) => sql`${number} <= ${value}`,
  gt: (number, value) => sql`${number} > ${value}`,
  gte: (number, value) => sql`${number} >= ${value}`,
};

/** A day is the moments from its start to the start of the next one. */
const dateRules: Readonly<Record<DateMode, (moment: Sql, start: Sql, end: Sql) => Sql>> = {
  dateIs: (moment, start, end) => sql`(${moment} >= ${start} and ${moment} < ${end})`,
  dateIsNot: (moment, start, end) => sql`(${moment} is null or ${moment} < ${start} or ${moment} >= ${end})`,
  dateBefore: (moment, start) => sql`${moment} < ${start}`,
  dateAfter: (moment, _start, end) => sql`${moment} >= ${end}`,
};

const valueOf = (column: SqlColumn): Sql => (column.kind === 'text' ? column.folded : column.value);

function ruleSql(rule: Rule, column: SqlColumn, timeZone: string): Sql {
  const value = valueOf(column);
  if (rule.kind === 'blank') return rule.mode === 'blank' ? sql`${value} is null` : sql`${value} is not null`;
  if (rule.kind === 'text') return textRules[rule.mode](value, rule.value);
  if (rule.kind === 'number') return numberRules[rule.mode](value, sql`${rule.value}::numeric`);
  const start = sql`(${rule.value}::date::timestamp at time zone ${timeZone})`;
  const end = sql`((${rule.value}::date + 1)::timestamp at time zone ${timeZone})`;
  return dateRules[rule.mode](value, start, end);
}

/** A filter as a condition. */
function filterSql<C extends string>(
  { match, rules }: Filter<C>,
  { columns, timeZone }: Pick<SqlTable<C>, 'columns' | 'timeZone'>,
): Sql {
  if (rules.length === 0) return sql`true`;
  const conditions = rules.map((rule) => ruleSql(rule, columns[rule.column], timeZone));
  return sql`(${sql.join(conditions, match === 'all' ? sql` and ` : sql` or `)})`;
}

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

/**
 * One page of a table by keyset: each stretch is read from an index up to the size of a page, however far down it is. It
 * answers what `queryRows` answers of the same rows; a property test holds the two together.
 */
export async function readPage<R extends object, C extends string>(
  db: QueryExecutorProvider,
  table: SqlTable<C>,
  { filter, sort, size, start }: TableQuery<C>,
): Promise<Page<R>> {
  const backward = start !== null && 'before' in start;
  const from = start === null ? null : backward ? start.before : start.after;
  const order = orderOf(table.columns[sort.column], table.id, sort.direction);
  const { key, id } = order;
  const reading = (sort.direction === 'asc') === backward ? sql`desc` : sql`asc`;
  const matching = sql`from ${table.from} where ${table.scope} and ${filterSql(filter, table)}`;
  const parts = stretches(order, from, backward).map(
    (
      stretch,
      at,
    ) => sql`(select ${table.rows}, ${key} as place_key, ${id} as place_id, ${sql.lit(at)} as stretch
      ${matching} and ${stretch} order by ${key} ${reading}, ${id} ${reading} limit ${size + 1})`,
  );
  const [found, counted] = await Promise.all([
    sql<R & Placed>`select * from (${sql.join(parts, sql` union all `)}) page
      order by stretch, place_key ${reading}, place_id ${reading} limit ${size + 1}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total ${matching}`.execute(db),
  ]);
  const rows = found.rows.slice(0, size);
  const total = counted.rows[0]?.total ?? 0;
  return pageOf(
    { rows: backward ? rows.toReversed() : rows, total, more: found.rows.length > size },
    start,
    (row) => ({ key: row.place_key, id: row.place_id }),
  );
}
