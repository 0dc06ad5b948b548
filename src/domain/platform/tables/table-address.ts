import { parseIsoDate } from '../dates/iso-date.ts';
import { err, ok, type Result } from '../../result.ts';
import { type Cell, type Columns, comparable } from './columns.ts';
import { blankModes, type Filter, matchModes, type Rule } from './filter.ts';
import { type PageStart, type Place, pageSizes, type Sort, type TableQuery } from './page.ts';

export type TableQueryInvalid = {
  readonly kind: 'table/invalid-query';
  readonly parameter: string;
  readonly value: string;
};

export type Parameters = readonly (readonly [name: string, value: string])[];

export type TableDefaults<C extends string> = Pick<TableQuery<C>, 'sort' | 'size'>;

/** Maximum length of a rule's text, in UTF-16 units. */
export const maxRuleTextLength = 200;
export const maxRules = 20;

const invalid = (parameter: string, value: string) =>
  err({ kind: 'table/invalid-query' as const, parameter, value });

const isOneOf = <T extends string | number>(known: readonly T[], value: string | number): value is T =>
  known.some((each) => each === value);

const isColumn = <C extends string>(columns: Columns<C>, name: string): name is C =>
  Object.hasOwn(columns, name);

/** Parses a rule's value by column type; null if it does not have the type. */
const valueReaders = {
  text: (text: string) => (text.length <= maxRuleTextLength && comparable(text) !== null ? text : null),
  number: (text: string) => (/^-?\d{1,15}(\.\d{1,6})?$/u.test(text) ? Number(text) : null),
  date: (text: string) => (parseIsoDate(text).ok ? text : null),
} as const;

/** Parses a rule such as `name.contains:oak`; null if invalid. */
function readRule<C extends string>(text: string, columns: Columns<C>): Rule<C> | null {
  const [, column = '', mode = '', given] = /^(\w+)\.(\w+)(?::(.*))?$/su.exec(text) ?? [];
  if (!isColumn(columns, column)) return null;
  if (isOneOf(blankModes, mode)) return given === undefined ? { kind: 'blank', column, mode } : null;
  const kind = columns[column];
  const value = valueReaders[kind](given ?? '');
  // The type cannot express that kind, mode and value must match, so these two checks ensure it.
  return isOneOf<string>(matchModes[kind], mode) && value !== null
    ? ({ kind, column, mode, value } as Rule<C>)
    : null;
}

const writeRule = (rule: Rule): string =>
  `${rule.column}.${rule.mode}${rule.kind === 'blank' ? '' : `:${rule.value}`}`;

function readFilter<C extends string>(
  all: (name: string) => readonly string[],
  columns: Columns<C>,
): Result<Filter<C>, TableQueryInvalid> {
  const [match = 'all'] = all('match');
  if (match !== 'all' && match !== 'any') return invalid('match', match);
  const texts = all('filter');
  if (texts.length > maxRules) return invalid('filter', String(texts.length));
  const rules: Rule<C>[] = [];
  for (const text of texts) {
    const rule = readRule(text, columns);
    if (rule === null) return invalid('filter', text);
    rules.push(rule);
  }
  return ok({ match, rules });
}

function readSort<C extends string>(text: string, columns: Columns<C>): Sort<C> | null {
  const column = text.replace(/^-/u, '');
  return isColumn(columns, column) ? { column, direction: text.startsWith('-') ? 'desc' : 'asc' } : null;
}

const isKeyOf = (kind: Columns[string], key: unknown): key is Cell =>
  key === null || (kind === 'text' ? typeof key === 'string' : Number.isFinite(key));

/** Parses a position such as `["oak","a1"]`, sort key and id; null if invalid for this order. */
function readPlace(text: string, kind: Columns[string]): Place | null {
  try {
    const read: unknown = JSON.parse(text);
    if (!Array.isArray(read) || read.length !== 2) return null;
    const [key, id]: readonly unknown[] = read;
    return isKeyOf(kind, key) && typeof id === 'string' ? { key, id } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const writePlace = ({ key, id }: Place): string => JSON.stringify([key, id]);

function readStart(
  all: (name: string) => readonly string[],
  kind: Columns[string],
): Result<PageStart, TableQueryInvalid> {
  for (const direction of ['after', 'before'] as const) {
    const [text] = all(direction);
    if (text === undefined) continue;
    const place = readPlace(text, kind);
    if (place === null) return invalid(direction, text);
    return ok(direction === 'after' ? { after: place } : { before: place });
  }
  return ok(null);
}

/**
 * Parses a table's query from a URL: `filter=name.contains:oak&filter=students.gt:20&match=any&sort=-name&size=50`, and `after` or `before` with a position.
 * Ignores other parameters. Rejects invalid values. If it ignored them, a missing filter would show or change more rows than requested.
 */
export function readTableQuery<C extends string>(
  parameters: Parameters,
  columns: Columns<C>,
  defaults: TableDefaults<C>,
): Result<TableQuery<C>, TableQueryInvalid> {
  const all = (wanted: string) => parameters.filter(([name]) => name === wanted).map(([, value]) => value);
  const filter = readFilter(all, columns);
  if (!filter.ok) return filter;
  const [sortText] = all('sort');
  const sort = sortText === undefined ? defaults.sort : readSort(sortText, columns);
  if (sort === null) return invalid('sort', sortText ?? '');
  const [sizeText] = all('size');
  const size = sizeText === undefined ? defaults.size : Number(sizeText);
  if (!isOneOf(pageSizes, size)) return invalid('size', sizeText ?? '');
  const start = readStart(all, columns[sort.column]);
  return start.ok ? ok({ filter: filter.value, sort, size, start: start.value }) : start;
}

/** The inverse of `readTableQuery`: returns the parameters of a query that differ from their defaults. */
export function writeTableQuery<C extends string>(
  { filter, sort, size, start }: TableQuery<C>,
  defaults: TableDefaults<C>,
): Parameters {
  const sorted = `${sort.direction === 'desc' ? '-' : ''}${sort.column}`;
  const usual = `${defaults.sort.direction === 'desc' ? '-' : ''}${defaults.sort.column}`;
  const parameters: (readonly [string, string])[] = filter.rules.map((rule) => ['filter', writeRule(rule)]);
  if (filter.match === 'any') parameters.push(['match', 'any']);
  if (sorted !== usual) parameters.push(['sort', sorted]);
  if (size !== defaults.size) parameters.push(['size', String(size)]);
  if (start !== null) {
    parameters.push(
      'after' in start ? ['after', writePlace(start.after)] : ['before', writePlace(start.before)],
    );
  }
  return parameters;
}
