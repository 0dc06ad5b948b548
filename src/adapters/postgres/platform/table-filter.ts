import { type RawBuilder, sql } from 'kysely';
import {
  type DateMode,
  type Filter,
  meetsRule,
  type NumberMode,
  type Rule,
  type TextMode,
  isNegative,
} from '#domain/platform/tables/filter.ts';
import { foldText } from '#domain/platform/tables/fold-text.ts';
import { naturalKey } from '#domain/platform/tables/natural-order.ts';
import { escapedForLike } from './folded-text.ts';
import { naturalOrder } from './natural-order-sql.ts';

type Sql = RawBuilder<unknown>;

/**
 * How a column of a table is read. A text is read from its folded column (`foldText`), which is null if folding removes all characters. An index on its natural
 * order and the ID has the order of the table. If `grams` is set, there is also an index on those (`grams4`).
 */
export type SqlColumn =
  | {
      readonly kind: 'text';
      readonly folded: Sql;
      readonly grams?: Sql;
      /** All values of a column with few values. The rule is evaluated in this process, and the database only compares with the matching values. */
      readonly values?: readonly string[];
      /**
       * A referenced table that contains the text, if it has few rows. The rule is evaluated on that table, and `by` is the reference to its rows.
       * `blank` is null for rows without a text; by default, it is `by`.
       */
      readonly named?: {
        readonly by: Sql;
        readonly where: (condition: (folded: Sql) => Sql) => Sql;
        readonly blank?: Sql;
      };
      /**
       * A condition that replaces the column's only rule, because the caller has already run that search. For a negative rule, it is the condition of the
       * opposite rule.
       */
      readonly found?: Sql;
      /** Whether an index has the column in natural order and, if it can have digits, also in code point order. */
      readonly ordered?: true;
      /** The sort key, if it is not the natural order of the text. The key of an `ordered` column begins with the natural order of the text. */
      readonly order?: Sql;
      /** Whether the sort key is never null. Its rows are then read once, not also as rows without a key. */
      readonly required?: true;
      /** A longer text that contains this one and has an index of its parts. */
      readonly within?: Sql;
      /** Whether an index finds the rows with a part of the text, although PostgreSQL cannot estimate their number (see `Searching`). */
      readonly parts?: true;
    }
  | { readonly kind: 'number'; readonly value: Sql }
  | {
      readonly kind: 'date';
      readonly value: Sql;
      /** The day, if the table stores a day. */
      readonly day?: Sql;
    };

/** The columns of a table by name, and the IANA time zone in which times are compared with days. */
type Filtered<C extends string> = {
  readonly columns: Readonly<Record<C, SqlColumn>>;
  readonly timeZone: string;
};

const like = (text: string): string => escapedForLike(foldText(text));

export const textRules: Readonly<Record<TextMode, (folded: Sql, value: string) => Sql>> = {
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

/** The date rules. A day lasts from its start until the start of the next day. */
const dateRules: Readonly<Record<DateMode, (timestamp: Sql, start: Sql, end: Sql) => Sql>> = {
  dateIs: (timestamp, start, end) => sql`(${timestamp} >= ${start} and ${timestamp} < ${end})`,
  dateIsNot: (timestamp, start, end) =>
    sql`(${timestamp} is null or ${timestamp} < ${start} or ${timestamp} >= ${end})`,
  dateBefore: (timestamp, start) => sql`${timestamp} < ${start}`,
  dateAfter: (timestamp, _start, end) => sql`${timestamp} >= ${end}`,
};

const dayRules: Readonly<Record<DateMode, (day: Sql, value: Sql) => Sql>> = {
  dateIs: (day, value) => sql`${day} = ${value}`,
  dateIsNot: (day, value) => sql`${day} is distinct from ${value}`,
  dateBefore: (day, value) => sql`${day} < ${value}`,
  dateAfter: (day, value) => sql`${day} > ${value}`,
};

/** Returns the value that a rule tests for blank and compares. */
function valueOf(column: SqlColumn): Sql {
  if (column.kind === 'text') return column.named?.blank ?? column.named?.by ?? column.folded;
  return column.kind === 'date' ? (column.day ?? column.value) : column.value;
}

/** Returns the condition for a rule on a column of few values: whether the value is one of the matching values. */
function choiceSql(rule: Rule, value: Sql, values: readonly string[]): Sql {
  const meets = (cell: string | null) => meetsRule(rule, cell, () => '');
  const met = sql`${value} = any(${values.map(foldText).filter(meets)})`;
  return meets(null) ? sql`(${value} is null or ${met})` : met;
}

type TextRule = Extract<Rule, { readonly kind: 'text' }>;
type TextColumn = Extract<SqlColumn, { readonly kind: 'text' }>;

function textSql(rule: TextRule, { folded, values, named, ordered, order, within }: TextColumn): Sql {
  const { mode, value } = rule;
  if (values !== undefined) return choiceSql(rule, folded, values);
  const conditionOn = (text: Sql): Sql => textRules[mode](text, value);
  if (isNegative(mode)) return conditionOn(folded);
  if (named !== undefined) return sql`${named.by} = any(array(${named.where(conditionOn)}))`;
  const isFromTheStart = mode === 'equals' || mode === 'startsWith';
  if (ordered && isFromTheStart) {
    const natural = sql`(${naturalOrder(folded)})`;
    // Without digits, natural order equals text order. An index in code point order works only for comparisons in that order.
    if (!/[0-9]/u.test(foldText(value)))
      return order === undefined
        ? conditionOn(natural)
        : sql`(${textRules.startsWith(order, value)} and ${conditionOn(folded)})`;
    const plain = conditionOn(sql`(${folded} collate "C")`);
    return mode === 'equals' ? sql`(${natural} = ${naturalKey(foldText(value))} and ${plain})` : plain;
  }
  return within === undefined
    ? conditionOn(folded)
    : sql`(${conditionOn(folded)} and ${textRules.contains(within, value)})`;
}

/** Returns a number in PostgreSQL's type, because an index of integers works only for integers. */
export const numberSql = (value: number): Sql =>
  Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? sql`${value}::integer` : sql`${value}::numeric`;

function foundSql({ mode }: TextRule, found: Sql): Sql {
  return isNegative(mode) ? sql`not (${found})` : found;
}

function ruleSql(rule: Rule, column: SqlColumn, timeZone: string): Sql {
  const value = valueOf(column);
  if (rule.kind === 'blank') return rule.mode === 'blank' ? sql`${value} is null` : sql`${value} is not null`;
  if (rule.kind === 'text') {
    if (column.kind !== 'text') return sql`false`;
    return column.found === undefined ? textSql(rule, column) : foundSql(rule, column.found);
  }
  if (rule.kind === 'number') return numberRules[rule.mode](value, numberSql(rule.value));
  if (column.kind === 'date' && column.day !== undefined)
    return dayRules[rule.mode](value, sql`${rule.value}::date`);
  const start = sql`(${rule.value}::date::timestamp at time zone ${timeZone})`;
  const end = sql`((${rule.value}::date + 1)::timestamp at time zone ${timeZone})`;
  return dateRules[rule.mode](value, start, end);
}

export function filterSql<C extends string>(
  { match, rules }: Filter<C>,
  { columns, timeZone }: Filtered<C>,
): Sql {
  if (rules.length === 0) return sql`true`;
  const conditions = rules.map((rule) => ruleSql(rule, columns[rule.column], timeZone));
  return sql`(${sql.join(conditions, match === 'all' ? sql` and ` : sql` or `)})`;
}

/** The minimum number of letters for a gram and for a trigram. */
const lettersOfGram = 4;
const lettersOfTrigram = 3;

/** Whether a rule searches for a part of a column that has `parts`. With `named`, parts of any length are found. */
function asksForPart({ mode, value }: TextRule, { parts, named }: TextColumn): boolean {
  if (!parts) return false;
  if (named !== undefined) return mode === 'contains' || mode === 'startsWith' || mode === 'endsWith';
  return (
    (mode === 'contains' || mode === 'endsWith') && Array.from(foldText(value)).length >= lettersOfTrigram
  );
}

/**
 * Converts a filter to a condition that an index of text parts can answer, including the filter's other rules. Null if no rule searches for a part, or if the
 * rules are alternatives. A rule with grams uses no other index, because grams would be computed again for every additional row of that index.
 */
export function partsSql<C extends string>(
  filter: Filter<C>,
  { columns, timeZone }: Filtered<C>,
): Sql | null {
  if (filter.match === 'any' && filter.rules.length > 1) return null;
  for (const rule of filter.rules) {
    const column = columns[rule.column];
    if (rule.kind !== 'text' || column.kind !== 'text') continue;
    if (asksForPart(rule, column)) return filterSql(filter, { columns, timeZone });
    const part = foldText(rule.value);
    if (rule.mode !== 'contains' || column.grams === undefined || Array.from(part).length < lettersOfGram)
      continue;
    const apart: SqlColumn = { kind: 'text', folded: sql`(${column.folded} || '')` };
    const rest = filterSql(filter, { columns: { ...columns, [rule.column]: apart }, timeZone });
    return sql`${column.grams} @> grams4(${part}) and ${rest}`;
  }
  return null;
}
