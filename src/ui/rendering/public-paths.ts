import { routeTable } from '../routes/route-table.ts';
import { isShared } from './server-routes.tsx';

/** Pages that should not appear in search engines. */
const unsought: ReadonlySet<string> = new Set(['errors-not-found', 'self-service-return', 'login']);

/** Paths for search engines, except those of lessons. */
export const publicPaths: readonly string[] = routeTable
  .filter(
    (spec) =>
      isShared(spec) && spec.redirectTo === undefined && !spec.path.includes(':') && !unsought.has(spec.name),
  )
  .map(({ path }) => path);
