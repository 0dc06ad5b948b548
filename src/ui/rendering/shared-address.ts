import { isCampaignField } from '#domain/campaign/campaign.ts';
import { lessonViews } from '../features/lessons/lesson-views.ts';
import { specFor } from '../routes/spec-at.ts';
import { appShellPath } from './app-shell-path.ts';
import { isShared } from './server-routes.tsx';

/** As all our public paths are written: the router takes others, such as `/LESSONS` and `/lesson%73`, for the same. */
const plainPath = /^(?:\/[a-z\d-]+)+$/;
const views: ReadonlySet<string> = new Set(lessonViews.map((view) => `view=${view}`));

/**
 * Names the page at this address where it is the same for everybody: a public page, or a view of a lesson, wherever the
 * visitor comes from. Null for pages of one person, and for queries that anybody can make up: secrets, searches.
 */
export function sharedAddress({ pathname, searchParams }: URL): string | null {
  const asked = [...searchParams].filter(([name]) => !isCampaignField(name));
  const query = new URLSearchParams(asked).toString();
  if (!plainPath.test(pathname)) return null;
  if (pathname === appShellPath) return query === '' ? pathname : null;
  const spec = specFor(pathname);
  if (spec === null || spec.redirectTo !== undefined || !isShared(spec)) return null;
  if (query === '') return pathname;
  if (spec.name === 'lessons' && query === 'view=year') return `${pathname}?${query}`;
  return spec.name === 'lessons-lesson' && views.has(query) ? `${pathname}?${query}` : null;
}
