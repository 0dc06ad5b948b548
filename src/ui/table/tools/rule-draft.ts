import type { ColumnKind } from '#domain/tables/columns.ts';
import { blankModes, matchModes, type Rule } from '#domain/tables/filter.ts';
import { readTableQuery } from '#domain/tables/table-address.ts';
import { modeWords } from '../../messages/en/table.ts';
import type { ColumnOption, TableSpec } from '../table-spec.ts';

/** A rule as it is typed: `value` may not mean anything yet. `key` tells drafts apart. */
export type RuleDraft<C extends string = string> = {
  readonly key: number;
  readonly column: C;
  readonly mode: string;
  readonly value: string;
};

/** The match modes of a column, and what they are called; a choice can be one of its values, or not. */
export function modesOf(
  kind: ColumnKind,
  options?: readonly ColumnOption[],
): readonly (readonly [mode: string, label: string])[] {
  const words: Readonly<Record<string, string>> = modeWords[kind];
  const modes: readonly string[] = options === undefined ? matchModes[kind] : ['equals', 'notEquals'];
  return [
    ...modes.map((mode) => [mode, words[mode] ?? mode] as const),
    ...blankModes.map((mode) => [mode, modeWords.blank[mode]] as const),
  ];
}

export const isBlankMode = (mode: string): boolean => blankModes.some((blank) => blank === mode);

/** The draft that a rule was made of. */
export const draftOf = <C extends string>(rule: Rule<C>, key: number): RuleDraft<C> => ({
  key,
  column: rule.column,
  mode: rule.mode,
  value: rule.kind === 'blank' ? '' : String(rule.value),
});

/** The first draft of a rule on a column. */
export function emptyDraft<R, C extends string>(spec: TableSpec<R, C>, column: C, key: number): RuleDraft<C> {
  const options = spec.columns.find(({ name }) => name === column)?.options;
  const preferred = spec.kinds[column] === 'text' && options === undefined ? 'contains' : undefined;
  const mode = preferred ?? modesOf(spec.kinds[column], options)[0]?.[0] ?? '';
  return { key, column, mode, value: options?.[0]?.value ?? '' };
}

/** The rule that a draft means, read as an address is; null where it means none. */
export function ruleOf<R, C extends string>(
  { kinds, defaults }: TableSpec<R, C>,
  { column, mode, value }: RuleDraft<C>,
): Rule<C> | null {
  const text = `${column}.${mode}${isBlankMode(mode) ? '' : `:${value.trim()}`}`;
  const read = readTableQuery([['filter', text]], kinds, defaults);
  return read.ok ? (read.value.filter.rules[0] ?? null) : null;
}
