import type { IsoDate } from '../dates/iso-date.ts';
import { type Cell, comparable } from './columns.ts';
import { foldText } from './fold-text.ts';

/** Modes of comparison by column type, with the names of specification section 3. */
export const matchModes = {
  text: ['startsWith', 'contains', 'notContains', 'endsWith', 'equals', 'notEquals'],
  number: ['equals', 'notEquals', 'lt', 'lte', 'gt', 'gte'],
  date: ['dateIs', 'dateIsNot', 'dateBefore', 'dateAfter'],
} as const;

export const blankModes = ['blank', 'notBlank'] as const;

export type TextMode = (typeof matchModes)['text'][number];
export type NumberMode = (typeof matchModes)['number'][number];
export type DateMode = (typeof matchModes)['date'][number];
export type BlankMode = (typeof blankModes)[number];

/** A condition on one column. Days are in the organization's time zone. */
export type Rule<C extends string = string> = { readonly column: C } & (
  | { readonly kind: 'text'; readonly mode: TextMode; readonly value: string }
  | { readonly kind: 'number'; readonly mode: NumberMode; readonly value: number }
  | { readonly kind: 'date'; readonly mode: DateMode; readonly value: IsoDate }
  | { readonly kind: 'blank'; readonly mode: BlankMode }
);

/** Rules of which all or any must match. Without rules, every row matches. */
export type Filter<C extends string = string> = {
  readonly match: 'all' | 'any';
  readonly rules: readonly Rule<C>[];
};

export type DayOf = (timestamp: number) => IsoDate;

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

/** Whether a mode matches the cells that do not contain or equal the value; this includes empty cells. */
export const isNegative = (mode: Rule['mode']): mode is 'notContains' | 'notEquals' =>
  mode === 'notContains' || mode === 'notEquals';

const matchesBlank = (mode: Rule['mode']): boolean =>
  mode === 'blank' || mode === 'dateIsNot' || isNegative(mode);

export function meetsRule(rule: Rule, cell: Cell, dayOf: DayOf): boolean {
  const compared = comparable(cell);
  if (compared === null) return matchesBlank(rule.mode);
  if (rule.kind === 'blank') return rule.mode === 'notBlank';
  if (rule.kind === 'text') return textModes[rule.mode](String(compared), foldText(rule.value));
  if (rule.kind === 'number') return orderModes[rule.mode](Number(compared), rule.value);
  return orderModes[rule.mode](dayOf(Number(compared)), rule.value);
}

export function meetsFilter<C extends string>(
  { match, rules }: Filter<C>,
  cellOf: (column: C) => Cell,
  dayOf: DayOf,
): boolean {
  const meets = (rule: Rule<C>): boolean => meetsRule(rule, cellOf(rule.column), dayOf);
  if (rules.length === 0) return true;
  return match === 'all' ? rules.every(meets) : rules.some(meets);
}
