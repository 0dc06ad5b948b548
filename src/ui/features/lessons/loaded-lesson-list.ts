import type { LessonSummary } from '#domain/lessons/lesson.ts';
import { type LessonList, lessonListOf } from '#domain/lessons/lesson-list.ts';
import { inMarkup } from '../../rendering/in-markup.ts';
import { type FilterOptions, filterOptions } from './filter-options.ts';
import { searchFields } from './search-path.ts';

/** What a list shows: how much of how much, its cards, its form, and what is asked, as fields of an address. */
export type ShownLessonList = Pick<LessonList, 'total' | 'found' | 'page' | 'pages'> & {
  readonly asked: string;
  readonly options?: FilterOptions | undefined;
  readonly results?: Pick<LessonList, 'search' | 'without' | 'units'> | undefined;
};

/**
 * What the list begins with. In a page that the server rendered, form and cards stand as markup and do not travel as data
 * as well; neither do the lessons that are not shown.
 */
export type LoadedLessonList = ShownLessonList & { readonly all?: readonly LessonSummary[] | undefined };

/** What the list shows for these fields, those of an address or of the form. */
export function shownLessonList(lessons: readonly LessonSummary[], fields: URLSearchParams): ShownLessonList {
  const { choices, search, without, units, ...counts } = lessonListOf(lessons, (name) => fields.get(name));
  return {
    ...counts,
    asked: searchFields(search).toString(),
    options: filterOptions(choices),
    results: { search, without, units },
  };
}

/** The list at an address. */
export function loadedLessonList(
  lessons: readonly LessonSummary[],
  query: URLSearchParams,
): LoadedLessonList {
  const { options, results, ...rest } = shownLessonList(lessons, query);
  return { ...rest, options: inMarkup(options), results: inMarkup(results), all: inMarkup([...lessons]) };
}
