import type { TableQuery } from '#domain/tables/page.ts';
import { type TableDefaults, writeTableQuery } from '#domain/tables/table-address.ts';

/** The search part of a call for a page of a table, without its question mark; `more` is what goes beside the table's own. */
export function tableSearch<C extends string>(
  query: TableQuery<C>,
  defaults: TableDefaults<C>,
  more: Readonly<Record<string, string>>,
): URLSearchParams {
  const parameters = [...writeTableQuery(query, defaults), ...Object.entries(more)];
  return new URLSearchParams(parameters.map(([name, value]): [string, string] => [name, value]));
}
