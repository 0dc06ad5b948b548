import { useMatches } from 'react-router';
import { handleOf, type RouteHandle } from './route-spec.ts';

export type CurrentPage = { readonly handle: RouteHandle; readonly data: unknown };

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'access' in handle;

/** Returns the innermost matching route of the table. A route with invalid parameters counts as no match. */
export function useCurrentPage(): CurrentPage {
  const match = useMatches().findLast(({ handle }) => isHandle(handle));
  const handle = isHandle(match?.handle) ? match.handle : handleOf(null);
  return handle.validate(match?.params ?? {})
    ? { handle, data: match?.loaderData }
    : { handle: handleOf(null), data: undefined };
}
