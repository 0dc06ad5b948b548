import { useEffect, useState } from 'react';
import { paths } from '../../routes/paths.ts';
import { type LessonSearch, searchOf, searchPath } from './lesson-search.ts';
import type { ShelfLesson } from './shelf-lesson.ts';

/** How long typing may pause before the address follows, in milliseconds; browsers limit how often it may change. */
const settled = 250;

/**
 * The search of the list, from the address and kept there. Narrowing the list is no navigation (nothing is loaded,
 * nobody goes anywhere, no page is viewed), so the address is replaced without the router.
 */
export function useLessonSearch(
  query: string,
  lessons: readonly ShelfLesson[],
): readonly [LessonSearch, (query: URLSearchParams) => void] {
  const [search, setSearch] = useState(() => searchOf(new URLSearchParams(query), lessons));
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (!touched) return undefined;
    const timer = setTimeout(
      () => window.history.replaceState(window.history.state, '', searchPath(paths.lessons, search)),
      settled,
    );
    return () => clearTimeout(timer);
  }, [search, touched]);
  const ask = (asked: URLSearchParams): void => {
    setTouched(true);
    setSearch(searchOf(asked, lessons));
  };
  return [search, ask];
}
