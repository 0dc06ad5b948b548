import { useCallback, useState } from 'react';
import type { ImportPage } from '#domain/rosters/imports/import-view.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';
import type { Query } from '../../../data/query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { type AsyncAction, useAsyncAction } from '../../../forms/use-async-action.ts';
import type { ClientFailure } from '../../../messages/client-failure.ts';

type ReadPart<T> = (
  after: number | null,
  options?: ReadOptions,
) => Promise<Result<ImportPage<T>, ClientFailure>>;

export type LongList<T> = {
  readonly query: Query<readonly T[]>;
  /** Reads the next part. Null at the end. */
  readonly readMore: (() => void) | null;
  readonly more: AsyncAction;
};

/** Reads the first part of a list when it is shown, and further parts on request. `read` must keep its identity while the list stays the same. */
export function useLongList<T>(read: ReadPart<T>): LongList<T> {
  const first = useQuery(useCallback((options: ReadOptions) => read(null, options), [read]));
  const more = useAsyncAction();
  const [rest, setRest] = useState<{ readonly of: ReadPart<T>; readonly list: ImportPage<T> } | null>(null);
  const { state } = first;
  const head = state === 'read' ? first.value : null;
  const later = rest?.of === read ? rest.list : null;
  const next = (later ?? head)?.next ?? null;
  const query: Query<readonly T[]> =
    first.state === 'read' ? { ...first, value: [...first.value.rows, ...(later?.rows ?? [])] } : first;
  return {
    query,
    more,
    readMore:
      next === null
        ? null
        : () =>
            more.run(
              () => read(next),
              (part) =>
                setRest({
                  of: read,
                  list: { rows: [...(later?.rows ?? []), ...part.rows], next: part.next },
                }),
            ),
  };
}
