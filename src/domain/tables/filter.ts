import type { IsoDate } from '../dates/iso-date.ts';
import { type Cell, comparable } from './columns.ts';
import { foldText } from './fold-text.ts';

/** How a rule compares, by the kind of its column, as section 3 of the specification names it. */
export const matchModes = {
  text: ['startsWith', 'contains', 'notContains', 'endsWith', 'equals', 'notEquals'],
  number: ['equals', 'notEquals', 'lt', 'lte', 'gt', 'gte'],
  date: ['dateIs', 'dateIsNot', 'dateBefore', 'dateAfter'],
} as const;

/** Rules of every kind of column: whether a cell is empty. */
export const blankModes = ['blank', 'notBlank'] as const;

export type TextMode = (typeof matchModes)['text'][number];
export type NumberMode = (typeof matchModes)['number'][number];
export type DateMode = (typeof matchModes)['date'][number];
export type BlankMode = (typeof blankModes)[number];

/** One condition on one column. Days are those of the organization's time zone. */
export type Rule<C extends string = string> = { readonly column: C } & (
  | { readonly kind: 'text'; readonly mode: TextMode; readonly value: string }
  | { readonly kind: 'number'; readonly mode: NumberMode; readonly value: number }
  | { readonly kind: 'date'; readonly mode: DateMode; readonly value: IsoDate }
  | { readonly kind: 'blank'; readonly mode: BlankMode }
);

/** Rules of which all must hold, or any; without rules every row matches. */
export type Filter<C extends string = string> = {
  readonly match: 'all' | 'any';
  readonly rules: readonly Rule<C>[];
};

/** Tells the day that a moment belongs to, in the time zone of the table. */
export type DayOf = (moment: number) => IsoDate;

const textModes: Readonly<Record<TextMode, (cell: string, value: string) => boolean>> = {
  startsWith: (cell, value) => cell.startsWith(value),
  contains: (cell, value) => cell.includes(value),
  notContains: (cell, value) => !cell.includes(value),
  endsWith: (cell, value) => cell.endsWith(value),
  equals: (cell, value) => cell === value,
  notEquals: (cell, value) => cell !== value,
};

const orderModes: Readonly<
  Record<NumberMode | DateMode, (cell: number | string, value: number | string) => boolean>
> = {
  equals: (cell, value) => cell === value,
  notEquals: (cell, value) => cell !== value,
  lt: (cell, value) => cell < value,
  lte: (cell, value) => cell <= value,
  gt: (cell, value) => cell > value,
  gte: (cell, value) => cell >= value,
  dateIs: (cell, value) => cell === value,
  dateIsNot: (cell, value) => cell !== value,
  dateBefore: (cell, value) => cell < value,
  dateAfter: (cell, value) => cell > value,
};

/** What a blank matches beside `blank`: it is not equal to, and does not contain, anything. */
const matchesBlank: ReadonlySet<Rule['mode']> = new Set(['blank', 'notContains', 'notEquals', 'dateIsNot']);

/** Whether a cell meets a rule on its column. */
export function meetsRule(rule: Rule, cell: Cell, dayOf: DayOf): boolean {
  const compared = comparable(cell);
  if (compared === null) return matchesBlank.has(rule.mode);
  if (rule.kind === 'blank') return rule.mode === 'notBlank';
  if (rule.kind === 'text') return textModes[rule.mode](String(compared), foldText(rule.value));
  if (rule.kind === 'number') return orderModes[rule.mode](Number(compared), rule.value);
  return orderModes[rule.mode](dayOf(Number(compared)), rule.value);
}

/** Whether a row meets a filter. */
export function meetsFilter<C extends string>(
  { match, rules }: Filter<C>,
  cellOf: (column: C) => Cell,
  dayOf: DayOf,
): boolean {
  const meets = (rule: Rule<C>): boolean => meetsRule(rule, cellOf(rule.column), dayOf);
  if (rules.length === 0) return true;
  return match === 'all' ? rules.every(meets) : rules.some(meets);
}
