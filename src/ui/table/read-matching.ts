import type { ReadOptions } from '#domain/cancellation.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Page, TableQuery } from '#domain/platform/tables/page.ts';
import type { ClientFailure } from '../messages/client-failure.ts';

export type ReadPage<R, C extends string = string> = (
  query: TableQuery<C>,
  options?: ReadOptions,
) => Promise<Result<Page<R>, ClientFailure>>;

/**
 * Reads all rows that match a query's filter, in its order and from the beginning, a hundred at a time. Because of keyset pagination, no row is repeated or
 * skipped if other rows are added or deleted in the meantime.
 */
export async function readMatching<R, C extends string>(
  read: ReadPage<R, C>,
  query: TableQuery<C>,
): Promise<Result<readonly R[], ClientFailure>> {
  const rows: R[] = [];
  let next: TableQuery<C> | null = { ...query, size: 100, start: null };
  while (next !== null) {
    const page = await read(next);
    if (!page.ok) return page;
    rows.push(...page.value.rows);
    const { after } = page.value;
    next = after === null ? null : { ...next, start: { after } };
  }
  return ok(rows);
}
