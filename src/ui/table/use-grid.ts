import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableAddress } from './use-table-address.ts';
import type { TableSpec } from './table-spec.ts';

/** The service filters, sorts and pages. TanStack manages the columns, their visibility and the sort buttons. */
const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });

export function useGrid<R extends object, C extends string>(
  { columns, kinds, facts, idOf }: TableSpec<R, C>,
  rows: readonly R[],
  { state: { query, shown }, go }: TableAddress<C>,
) {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, R>();
    const shownOnly = (facts ?? []).map(({ name, label, cell, text }) =>
      helper.accessor((row): unknown => text(row), {
        id: name,
        header: label,
        enableSorting: false,
        cell: ({ row }) => cell(row.original),
      }),
    );
    const known = columns.map(({ name, label, cell, text, sortable = true }) =>
      helper.accessor((row): unknown => text(row), {
        id: name,
        header: label,
        enableSorting: sortable,
        cell: ({ row }) => cell(row.original),
        // In columns that are not text, users look for the highest or latest value first.
        sortDescFirst: kinds[name] !== 'text',
      }),
    );
    return [...known, ...shownOnly];
  }, [columns, kinds, facts]);
  const data = useMemo(() => [...rows], [rows]);
  const { sort } = query;
  const sortOf = ({ name, sortedBy }: (typeof columns)[number]): C => sortedBy ?? name;
  const sorted = columns.find((column) => sortOf(column) === sort.column)?.name ?? sort.column;
  return useTable({
    features,
    columns: definitions,
    data,
    getRowId: idOf,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: {
      sorting: [{ id: sorted, desc: sort.direction === 'desc' }],
      columnVisibility: Object.fromEntries(columns.map(({ name }) => [name, shown.includes(name)])),
    },
    onSortingChange: (change) => {
      const [next] =
        typeof change === 'function' ? change([{ id: sorted, desc: sort.direction === 'desc' }]) : change;
      const column = columns.find(({ name }) => name === next?.id);
      if (column === undefined) return;
      const direction = next?.desc === true ? 'desc' : 'asc';
      go({ query: { ...query, sort: { column: sortOf(column), direction }, start: null }, shown });
    },
  });
}
