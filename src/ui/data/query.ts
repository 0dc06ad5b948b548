import type { ClientFailure } from '../messages/client-failure.ts';

type QueryState<T> =
  | { readonly state: 'waiting' }
  /** `stale` is the failure of the last refresh, or null if the value is up to date. */
  | { readonly state: 'read'; readonly value: T; readonly stale: ClientFailure | null }
  | { readonly state: 'failed'; readonly failure: ClientFailure };

/** Data that requires a login, read by the component (`useQuery`) or by the route's loader (`useLoadedQuery`). */
export type Query<T> = QueryState<T> & {
  readonly pending: boolean;
  readonly retry: () => void;
};

export const valueOf = <T>(query: Query<T>): T | null => (query.state === 'read' ? query.value : null);
