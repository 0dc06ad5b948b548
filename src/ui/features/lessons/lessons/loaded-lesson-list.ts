import type { LessonSummary } from '#domain/lessons/lessons/lesson.ts';
import { type LessonList, lessonListOf } from '#domain/lessons/lessons/lesson-list.ts';
import { inMarkup } from '../../../rendering/in-markup.ts';
import { type FilterOptions, filterOptions } from './filter-options.ts';
import { searchFields } from './search-path.ts';

/** The visible part of the list: numbers, cards, form, and the search as URL parameters. */
export type ShownLessonList = Pick<LessonList, 'total' | 'found' | 'page' | 'pages'> & {
  readonly asked: string;
  readonly options?: FilterOptions | undefined;
  readonly results?: Pick<LessonList, 'search' | 'without' | 'units'> | undefined;
};

/** The initial state of the list. In a page from the server, form and cards are markup and are not sent as data. Hidden lessons are not sent either. */
export type LoadedLessonList = ShownLessonList & { readonly all?: readonly LessonSummary[] | undefined };

export function shownLessonList(lessons: readonly LessonSummary[], fields: URLSearchParams): ShownLessonList {
  const { choices, search, without, units, ...counts } = lessonListOf(lessons, (name) => fields.get(name));
  return {
    ...counts,
    asked: searchFields(search).toString(),
    options: filterOptions(choices),
    results: { search, without, units },
  };
}

export function loadedLessonList(
  lessons: readonly LessonSummary[],
  query: URLSearchParams,
): LoadedLessonList {
  const { options, results, ...rest } = shownLessonList(lessons, query);
  return { ...rest, options: inMarkup(options), results: inMarkup(results), all: inMarkup([...lessons]) };
}
