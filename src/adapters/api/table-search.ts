import type { TableQuery } from '#domain/platform/tables/page.ts';
import type { Selection } from '#domain/platform/tables/selection.ts';
import { type TableDefaults, writeTableQuery } from '#domain/platform/tables/table-address.ts';

/** Returns the query string for a page of a table, without the question mark. `more` contains additional parameters. */
export function tableSearch<C extends string>(
  query: TableQuery<C>,
  defaults: TableDefaults<C>,
  more: Readonly<Record<string, string>>,
): URLSearchParams {
  const parameters = [...writeTableQuery(query, defaults), ...Object.entries(more)];
  return new URLSearchParams(parameters.map(([name, value]): [string, string] => [name, value]));
}

export const emptyFilter = { match: 'all', rules: [] } as const;

/** Returns a selection as parameters of a call. Its filter is part of the query, the rest is part of the body. */
export const sentSelection = <C extends string>(selection: Selection<C>) =>
  selection.of === 'ids'
    ? ({ filter: emptyFilter, selection } as const)
    : ({ filter: selection.filter, selection: { of: 'filter', except: selection.except } } as const);
