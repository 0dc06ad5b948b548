import { useState } from 'react';
import type { Filter } from '#domain/platform/tables/filter.ts';
import { isSelected, nothingSelected, type Selection, toggleRow } from '#domain/platform/tables/selection.ts';

export type Selecting<C extends string = string> = {
  readonly selection: Selection<C>;
  readonly countOf: (total: number) => number;
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly setAll: (ids: readonly string[], chosen: boolean) => void;
  readonly selectMatching: () => void;
  readonly clear: () => void;
};

/** A selection that is cleared when `filter` changes, so that it contains only rows that the table lists. */
export function useSelection<C extends string>(filter: Filter<C>): Selecting<C> {
  const subject = JSON.stringify(filter);
  const [current, setCurrent] = useState<{ readonly subject: string; readonly selection: Selection<C> }>({
    subject,
    selection: nothingSelected,
  });
  const selection: Selection<C> = current.subject === subject ? current.selection : nothingSelected;
  const set = (next: Selection<C>): void => setCurrent({ subject, selection: next });
  const has = (id: string): boolean => isSelected(selection, id);
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
