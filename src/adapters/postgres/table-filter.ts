import { type RawBuilder, sql } from 'kysely';
import type { DateMode, Filter, NumberMode, Rule, TextMode } from '#domain/tables/filter.ts';
import { foldText } from '#domain/tables/fold-text.ts';
import { escapedForLike } from './folded-text.ts';

type Sql = RawBuilder<unknown>;

/**
 * Where a column of a table is found. A text is read from the column that holds it folded (`foldText`), null where nothing
 * is left of it; an index on that column and the id carries its order. Where `grams` is there, an index carries those (`grams4`), too.
 */
export type SqlColumn =
  | { readonly kind: 'text'; readonly folded: Sql; readonly grams?: Sql }
  | { readonly kind: 'number' | 'date'; readonly value: Sql };

/** The columns of a table by name, and the IANA time zone that says which day a moment belongs to. */
type Filtered<C extends string> = {
  readonly columns: Readonly<Record<C, SqlColumn>>;
  readonly timeZone: string;
};

const like = (text: string): string => escapedForLike(foldText(text));

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
export function filterSql<C extends string>(
  { match, rules }: Filter<C>,
  { columns, timeZone }: Filtered<C>,
): Sql {
  if (rules.length === 0) return sql`true`;
  const conditions = rules.map((rule) => ruleSql(rule, columns[rule.column], timeZone));
  return sql`(${sql.join(conditions, match === 'all' ? sql` and ` : sql` or `)})`;
}

/** The fewest letters that have a gram. */
const lettersOfGram = 4;

/**
 * A filter as a condition that an index of grams answers, for who passes every rule and has a part of a text; null where none of its rules asks
 * for one. No other index is chosen for that rule: one that names more than those who pass would have all their grams computed again.
 */
export function gramsSql<C extends string>(
  filter: Filter<C>,
  { columns, timeZone }: Filtered<C>,
): Sql | null {
  if (filter.match === 'any' && filter.rules.length > 1) return null;
  for (const rule of filter.rules) {
    const column = columns[rule.column];
    if (rule.kind !== 'text' || rule.mode !== 'contains' || column.kind !== 'text') continue;
    const part = foldText(rule.value);
    if (column.grams === undefined || Array.from(part).length < lettersOfGram) continue;
    const apart: SqlColumn = { kind: 'text', folded: sql`(${column.folded} || '')` };
    const rest = filterSql(filter, { columns: { ...columns, [rule.column]: apart }, timeZone });
    return sql`${column.grams} @> grams4(${part}) and ${rest}`;
  }
  return null;
}
