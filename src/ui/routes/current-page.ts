import { useMatches } from 'react-router';
import { handleOf, type RouteHandle } from './route-spec.ts';

export type CurrentPage = { readonly handle: RouteHandle; readonly data: unknown };

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'access' in handle;

/** The innermost matched route of the table; one whose parameters mean nothing is as if no route had the path. */
export function useCurrentPage(): CurrentPage {
  const match = useMatches().findLast(({ handle }) => isHandle(handle));
  const handle = isHandle(match?.handle) ? match.handle : handleOf(null);
  return handle.validate(match?.params ?? {})
    ? { handle, data: match?.loaderData }
    : { handle: handleOf(null), data: undefined };
}
