import { routeTable } from '../routes/route-table.ts';
import { isShared } from './server-routes.tsx';

/** Pages that nobody looks for. */
const unsought: ReadonlySet<string> = new Set(['errors-not-found', 'self-service-return', 'login']);

/** The paths of the pages that search engines are told of, but for those of single lessons. */
export const publicPaths: readonly string[] = routeTable
  .filter(
    (spec) =>
      isShared(spec) && spec.redirectTo === undefined && !spec.path.includes(':') && !unsought.has(spec.name),
  )
  .map(({ path }) => path);
