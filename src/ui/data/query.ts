import type { ClientFailure } from '../messages/client-failure.ts';

/** Where a read of the service stands. */
type QueryState<T> =
  | { readonly state: 'waiting' }
  /** `stale` says why the value could not be read again since; null where it is the latest. */
  | { readonly state: 'read'; readonly value: T; readonly stale: ClientFailure | null }
  | { readonly state: 'failed'; readonly failure: ClientFailure };

/** Data behind sign-in, as a component sees it: from its own question (`useQuery`) or from the route's loader (`useLoadedQuery`). */
export type Query<T> = QueryState<T> & {
  /** Whether it is being read, for the first time or again. */
  readonly pending: boolean;
  readonly retry: () => void;
};

/** What was read last, if anything was. */
export const valueOf = <T>(query: Query<T>): T | null => (query.state === 'read' ? query.value : null);
