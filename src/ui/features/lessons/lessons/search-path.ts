import type { LessonSearch } from '#domain/lessons/lessons/lesson-search.ts';
import { paths } from '../../../routes/paths.ts';

/** Returns the search as URL parameters. The first page has no page parameter. */
export function searchFields(search: LessonSearch, page = 1): URLSearchParams {
  const entries = Object.entries({ ...search, page: page === 1 ? null : page });
  return new URLSearchParams(
    entries.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)]])),
  );
}

export function searchPath(fields: URLSearchParams): string {
  return fields.size === 0 ? paths.lessons : `${paths.lessons}?${fields.toString()}`;
}
