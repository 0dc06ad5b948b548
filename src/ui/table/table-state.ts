import { err, ok, type Result } from '#domain/result.ts';
import type { TableQuery } from '#domain/platform/tables/page.ts';
import {
  type Parameters,
  readTableQuery,
  type TableQueryInvalid,
  writeTableQuery,
} from '#domain/platform/tables/table-address.ts';
import { type TableSpec, usualColumns } from './table-spec.ts';

/** The state of a table in the URL: its query, and the visible columns in the table's order. */
export type TableState<C extends string = string> = {
  readonly query: TableQuery<C>;
  readonly shown: readonly C[];
};

/** The query parameters that a table reads. A page may have others. */
export const tableParameters = ['filter', 'match', 'sort', 'size', 'after', 'before', 'columns'] as const;

const sameNames = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));

/** Returns the state of a table if the URL has no parameters. */
export const initialState = <R, C extends string>(spec: TableSpec<R, C>): TableState<C> => ({
  query: { ...spec.defaults, filter: { match: 'all', rules: [] }, start: null },
  shown: usualColumns(spec),
});

function readColumns<R, C extends string>(
  parameters: Parameters,
  spec: TableSpec<R, C>,
): Result<readonly C[], TableQueryInvalid> {
  const text = parameters.find(([name]) => name === 'columns')?.[1];
  if (text === undefined) return ok(usualColumns(spec));
  const names = text.split(',');
  const shown = spec.columns.filter(({ name }, at) => at === 0 || names.includes(name));
  const all = names.every((wanted) => shown.some(({ name }) => name === wanted));
  return all
    ? ok(shown.map(({ name }) => name))
    : err({ kind: 'table/invalid-query', parameter: 'columns', value: text });
}

/** Parses the state of a table from a URL. One invalid parameter makes the whole state invalid. */
export function readTableState<R, C extends string>(
  parameters: Parameters,
  spec: TableSpec<R, C>,
): Result<TableState<C>, TableQueryInvalid> {
  const query = readTableQuery(parameters, spec.kinds, spec.defaults);
  if (!query.ok) return query;
  const shown = readColumns(parameters, spec);
  return shown.ok ? ok({ query: query.value, shown: shown.value }) : shown;
}

/** Returns the parameters of a state. The inverse of `readTableState`. */
export function writeTableState<R, C extends string>(
  { query, shown }: TableState<C>,
  spec: TableSpec<R, C>,
): Parameters {
  const parameters = writeTableQuery(query, spec.defaults);
  return sameNames(shown, usualColumns(spec)) ? parameters : [...parameters, ['columns', shown.join(',')]];
}
