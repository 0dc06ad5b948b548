import { useState } from 'react';
import type { Filter } from '#domain/tables/filter.ts';
import { nothingSelected, type Selection, toggleRow } from '#domain/tables/selection.ts';

/** The rows that somebody chose, on all pages of what a filter leaves. */
export type Selecting<C extends string = string> = {
  readonly selection: Selection<C>;
  /** How many they are, of so many that the filter leaves. */
  readonly countOf: (total: number) => number;
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Puts all of these in, or takes them out. */
  readonly setAll: (ids: readonly string[], chosen: boolean) => void;
  /** All that the filter leaves, on this page and the others. */
  readonly selectMatching: () => void;
  readonly clear: () => void;
};

/** A selection that ends when `filter` becomes another one: what is chosen is always among what can be seen. */
export function useSelection<C extends string>(filter: Filter<C>): Selecting<C> {
  const subject = JSON.stringify(filter);
  const [current, setCurrent] = useState<{ readonly subject: string; readonly selection: Selection<C> }>({
    subject,
    selection: nothingSelected,
  });
  const selection: Selection<C> = current.subject === subject ? current.selection : nothingSelected;
  const set = (next: Selection<C>): void => setCurrent({ subject, selection: next });
  const has = (id: string): boolean =>
    selection.of === 'ids' ? selection.ids.includes(id) : !selection.except.includes(id);
  return {
    selection,
    countOf: (total) => (selection.of === 'ids' ? selection.ids.length : total - selection.except.length),
    has,
    toggle: (id) => set(toggleRow(selection, id)),
    setAll: (ids, chosen) =>
      set(ids.filter((id) => has(id) !== chosen).reduce<Selection<C>>(toggleRow, selection)),
    selectMatching: () => set({ of: 'filter', filter, except: [] }),
    clear: () => set(nothingSelected),
  };
}
