import { isCampaignField } from '#domain/identity/campaign/campaign.ts';
import { lessonViews } from '../features/lessons/lessons/lesson-views.ts';
import { specFor } from '../routes/spec-at.ts';
import { appShellPath } from './app-shell-path.ts';
import { isShared } from './server-routes.tsx';

/** The format of our public paths. The router also accepts variants, such as `/LESSONS` and `/lesson%73`. */
const plainPath = /^(?:\/[a-z\d-]+)+$/;
const views: ReadonlySet<string> = new Set(lessonViews.map((view) => `view=${view}`));

/**
 * Returns the name of the page at a URL if it is the same for all users: a public page, or a view of a lesson. Null for personal pages, and for queries with
 * arbitrary values, such as secrets or searches.
 */
export function sharedAddress({ pathname, searchParams }: URL): string | null {
  const parameters = [...searchParams].filter(([name]) => !isCampaignField(name));
  const query = new URLSearchParams(parameters).toString();
  if (!plainPath.test(pathname)) return null;
  if (pathname === appShellPath) return query === '' ? pathname : null;
  const spec = specFor(pathname);
  if (spec === null || spec.redirectTo !== undefined || !isShared(spec)) return null;
  if (query === '') return pathname;
  if (spec.name === 'lessons' && query === 'view=year') return `${pathname}?${query}`;
  return spec.name === 'lessons-lesson' && views.has(query) ? `${pathname}?${query}` : null;
}
