import type { ColumnKind } from '#domain/platform/tables/columns.ts';
import { blankModes, matchModes, type Rule } from '#domain/platform/tables/filter.ts';
import { readTableQuery } from '#domain/platform/tables/table-address.ts';
import { modeWords } from '../../messages/en/table.ts';
import type { ColumnOption, TableSpec } from '../table-spec.ts';

/** A filter while the user types it. `value` may still be invalid. `key` identifies the draft. */
export type RuleDraft<C extends string = string> = {
  readonly key: number;
  readonly column: C;
  readonly mode: string;
  readonly value: string;
};

/** Returns the match modes of a column with their labels. A column with enumerated values has only equals, does not equal, and the modes for blank values. */
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

export const ruleDraftOf = <C extends string>(rule: Rule<C>, key: number): RuleDraft<C> => ({
  key,
  column: rule.column,
  mode: rule.mode,
  value: rule.kind === 'blank' ? '' : String(rule.value),
});

export function emptyDraft<R, C extends string>(spec: TableSpec<R, C>, column: C, key: number): RuleDraft<C> {
  const options = spec.columns.find(({ name }) => name === column)?.options;
  const preferred = spec.kinds[column] === 'text' && options === undefined ? 'contains' : undefined;
  const mode = preferred ?? modesOf(spec.kinds[column], options)[0]?.[0] ?? '';
  return { key, column, mode, value: options?.[0]?.value ?? '' };
}

/** Parses a draft with the same rules as the URL. Null if it is invalid. */
export function ruleOf<R, C extends string>(
  { kinds, defaults }: TableSpec<R, C>,
  { column, mode, value }: RuleDraft<C>,
): Rule<C> | null {
  const text = `${column}.${mode}${isBlankMode(mode) ? '' : `:${value.trim()}`}`;
  const read = readTableQuery([['filter', text]], kinds, defaults);
  return read.ok ? (read.value.filter.rules[0] ?? null) : null;
}
