import type { Filter } from './filter.ts';

/**
 * Rows selected for a bulk action (UI-9): by ids, or all that match a filter except some ids. The second form stays small for 100,000 rows, and selects the
 * rows that match when the action runs.
 */
export type Selection<C extends string = string> =
  | { readonly of: 'ids'; readonly ids: readonly string[] }
  | { readonly of: 'filter'; readonly filter: Filter<C>; readonly except: readonly string[] };

export const nothingSelected: Selection<never> = { of: 'ids', ids: [] };

export function toggleRow<C extends string>(selection: Selection<C>, id: string): Selection<C> {
  const toggle = (ids: readonly string[]) =>
    ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
  return selection.of === 'ids'
    ? { ...selection, ids: toggle(selection.ids) }
    : { ...selection, except: toggle(selection.except) };
}

/** Whether a row is selected. With `of: 'filter'`, the row is assumed to match the filter, like the rows on the page. */
export const isSelected = (selection: Selection, id: string): boolean =>
  selection.of === 'ids' ? selection.ids.includes(id) : !selection.except.includes(id);
