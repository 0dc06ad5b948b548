import { pageTitleKey } from '#domain/identity/navigation/page-title.ts';
import { titles } from '../messages/en/titles.ts';

function titleValues(data: unknown): Readonly<Record<string, string>> {
  if (typeof data !== 'object' || data === null) return {};
  return 'title' in data && typeof data.title === 'string' ? { lesson: data.title } : {};
}

/** Returns the view to which a page's data belongs, or ''. */
export const viewOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'view' in data && typeof data.view === 'string'
    ? data.view
    : '';

/** Whether a page's data belongs to a view for students and families, who have no account. */
export const isForClass = (data: unknown): boolean => ['student', 'sheet', 'family'].includes(viewOf(data));

/** Returns the title of an error page. */
export const failureTitle = (status: number): string =>
  titles[status === 404 ? 'errors_not_found' : 'errors_failed'] ?? '';

/** Returns the title of a page without the product's name, by the route's name or by the path. If a page has no title, returns the title of the 404 page. */
export function titleOf(name: string | null, pathname: string, data?: unknown): string {
  const key = pageTitleKey(name, pathname);
  const template = titles[`${key}_${viewOf(data)}`] ?? titles[key] ?? '';
  const values = titleValues(data);
  const title = template.replace(/\{(\w+)\}/g, (_whole, key: string) => values[key] ?? '');
  return title === '' ? failureTitle(404) : title;
}
