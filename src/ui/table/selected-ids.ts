import { ok, type Result } from '#domain/result.ts';
import type { TableQuery } from '#domain/platform/tables/page.ts';
import type { Selection } from '#domain/platform/tables/selection.ts';
import type { ClientFailure } from '../messages/client-failure.ts';
import { type ReadPage, readMatching } from './read-matching.ts';

/** Returns the ids of the selected rows. Reads those on other pages from the service. */
export async function selectedIds<R, C extends string>(
  selection: Selection<C>,
  read: ReadPage<R, C>,
  query: TableQuery<C>,
  idOf: (row: R) => string,
): Promise<Result<readonly string[], ClientFailure>> {
  if (selection.of === 'ids') return ok(selection.ids);
  const rows = await readMatching(read, { ...query, filter: selection.filter });
  return rows.ok ? ok(rows.value.map(idOf).filter((id) => !selection.except.includes(id))) : rows;
}
