import type { Filter } from './filter.ts';

/**
 * Rows chosen for a bulk action (UI-9): some by their ids, or all that a filter leaves but for exceptions. The second needs
 * no list of ids, so that it stays small over 100,000 rows, and means the rows of the moment when it is applied.
 */
export type Selection<C extends string = string> =
  | { readonly of: 'ids'; readonly ids: readonly string[] }
  | { readonly of: 'filter'; readonly filter: Filter<C>; readonly except: readonly string[] };

export const nothingSelected: Selection<never> = { of: 'ids', ids: [] };

/** A selection with one row put in, or taken out. */
export function toggleRow<C extends string>(selection: Selection<C>, id: string): Selection<C> {
  const toggle = (ids: readonly string[]) =>
    ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
  return selection.of === 'ids'
    ? { ...selection, ids: toggle(selection.ids) }
    : { ...selection, except: toggle(selection.except) };
}

/** Whether a row is selected. With `of: 'filter'` the row must be one that the filter leaves, as those on the page are. */
export const isSelected = (selection: Selection, id: string): boolean =>
  selection.of === 'ids' ? selection.ids.includes(id) : !selection.except.includes(id);
