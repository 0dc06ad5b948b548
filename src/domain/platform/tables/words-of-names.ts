import type { Filter } from './filter.ts';

/** Splits at the characters that `foldName` also ignores: `saint-john` and `St. John` find Saint John and St John. */
const wordsOf = (value: string): readonly string[] =>
  value.split(/[\s,.'’‘‛ʼʻ´`′\p{Pd}]+/u).filter((word) => word !== '');

/**
 * Returns a filter that finds people by the words of their names in any order: `Cruz, Anna` and `Cruz Anna` find Anna Cruz. `columns` are the columns with
 * names of people. Returns a filter unchanged if it has several rules and only one of them must match.
 */
export function byWordsOfNames<C extends string>(filter: Filter<C>, columns: readonly C[]): Filter<C> {
  if (filter.match === 'any' && filter.rules.length > 1) return filter;
  const rules = filter.rules.flatMap((rule) => {
    if (rule.kind !== 'text' || rule.mode !== 'contains' || !columns.includes(rule.column)) return [rule];
    const words = wordsOf(rule.value);
    return words.length === 0 ? [rule] : words.map((value) => ({ ...rule, value }));
  });
  return rules.length === filter.rules.length ? { ...filter, rules } : { match: 'all', rules };
}
