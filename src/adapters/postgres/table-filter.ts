import { type RawBuilder, sql } from 'kysely';
import {
  type DateMode,
  type Filter,
  meetsRule,
  type NumberMode,
  type Rule,
  type TextMode,
} from '#domain/tables/filter.ts';
import { foldText } from '#domain/tables/fold-text.ts';
import { naturalKey } from '#domain/tables/natural-order.ts';
import { escapedForLike } from './folded-text.ts';
import { naturalOrder } from './natural-order-sql.ts';

type Sql = RawBuilder<unknown>;

/**
 * Where a column of a table is found. A text is read from the column that holds it folded (`foldText`), null where nothing
 * is left of it; an index on its natural order and the id carries the order of the table. Where `grams` is there, an index carries those (`grams4`), too.
 */
export type SqlColumn =
  | {
      readonly kind: 'text';
      readonly folded: Sql;
      readonly grams?: Sql;
      /** All texts that the column may hold, where they are few: a rule is decided by us, and the database compares with those that meet it. */
      readonly values?: readonly string[];
      /**
       * Other rows that have the text, where they are few: a rule is asked of those, and then which of them a row names `by`. What is null of a
       * row without a text is `blank`, else `by`.
       */
      readonly named?: {
        readonly by: Sql;
        readonly where: (condition: (folded: Sql) => Sql) => Sql;
        readonly blank?: Sql;
      };
      /** Whether an index has the column in natural order and, if it can have digits, also in the order of code points. */
      readonly ordered?: true;
      /** A column with the natural order of the text; left out if it is made of the text. */
      readonly order?: Sql;
      /** A longer text that has this one in it, and whose parts an index finds. */
      readonly within?: Sql;
      /** Whether who has a part of the text is found by an index, while PostgreSQL cannot estimate how many have it: see `Searching`. */
      readonly parts?: true;
    }
  | { readonly kind: 'number'; readonly value: Sql }
  | {
      readonly kind: 'date';
      /** The moment. */
      readonly value: Sql;
      /** The day itself, where a day is what the table holds. */
      readonly day?: Sql;
    };

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

const dayRules: Readonly<Record<DateMode, (day: Sql, value: Sql) => Sql>> = {
  dateIs: (day, value) => sql`${day} = ${value}`,
  dateIsNot: (day, value) => sql`${day} is distinct from ${value}`,
  dateBefore: (day, value) => sql`${day} < ${value}`,
  dateAfter: (day, value) => sql`${day} > ${value}`,
};

/** What a rule asks of a row: whether it is blank, and how it compares. */
function valueOf(column: SqlColumn): Sql {
  if (column.kind === 'text') return column.named?.blank ?? column.named?.by ?? column.folded;
  return column.kind === 'date' ? (column.day ?? column.value) : column.value;
}

/** A rule on a column of few values: whether it is one of those that meet it. */
function choiceSql(rule: Rule, value: Sql, values: readonly string[]): Sql {
  const meets = (cell: string | null) => meetsRule(rule, cell, () => '');
  const met = sql`${value} = any(${values.map(foldText).filter(meets)})`;
  return meets(null) ? sql`(${value} is null or ${met})` : met;
}

type TextRule = Extract<Rule, { readonly kind: 'text' }>;
type TextColumn = Extract<SqlColumn, { readonly kind: 'text' }>;

function textSql(rule: TextRule, { folded, values, named, ordered, within }: TextColumn): Sql {
  const { mode, value } = rule;
  if (values !== undefined) return choiceSql(rule, folded, values);
  const asked = (text: Sql): Sql => textRules[mode](text, value);
  if (mode === 'notContains' || mode === 'notEquals') return asked(folded);
  if (named !== undefined) return sql`${named.by} = any(array(${named.where(asked)}))`;
  const isFromTheStart = mode === 'equals' || mode === 'startsWith';
  if (ordered && isFromTheStart) {
    const natural = sql`(${naturalOrder(folded)})`;
    // Without digits, the natural order compares as the text does. An index in the order of code points is for comparisons in that order alone.
    if (!/[0-9]/u.test(foldText(value))) return asked(natural);
    const plain = asked(sql`(${folded} collate "C")`);
    return mode === 'equals' ? sql`(${natural} = ${naturalKey(foldText(value))} and ${plain})` : plain;
  }
  return within === undefined
    ? asked(folded)
    : sql`(${asked(folded)} and ${textRules.contains(within, value)})`;
}

/** A number as PostgreSQL compares it: an index of integers is for integers alone. */
export const numberSql = (value: number): Sql =>
  Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? sql`${value}::integer` : sql`${value}::numeric`;

function ruleSql(rule: Rule, column: SqlColumn, timeZone: string): Sql {
  const value = valueOf(column);
  if (rule.kind === 'blank') return rule.mode === 'blank' ? sql`${value} is null` : sql`${value} is not null`;
  if (rule.kind === 'text') return column.kind === 'text' ? textSql(rule, column) : sql`false`;
  if (rule.kind === 'number') return numberRules[rule.mode](value, numberSql(rule.value));
  if (column.kind === 'date' && column.day !== undefined)
    return dayRules[rule.mode](value, sql`${rule.value}::date`);
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

/** The fewest letters that have a gram, and that have a trigram. */
const lettersOfGram = 4;
const lettersOfTrigram = 3;

/** Whether a rule asks for a part that `parts` is said of. What names rows that are few is found by any part. */
function asksForPart({ mode, value }: TextRule, { parts, named }: TextColumn): boolean {
  if (!parts) return false;
  if (named !== undefined) return mode === 'contains' || mode === 'startsWith' || mode === 'endsWith';
  return (
    (mode === 'contains' || mode === 'endsWith') && Array.from(foldText(value)).length >= lettersOfTrigram
  );
}

/**
 * A filter as a condition that an index of parts answers, for who passes every rule and has a part of a text; null where none of its rules asks
 * for one. For a rule that grams answer no other index is chosen: one that names more than those who pass would have all their grams computed again.
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
