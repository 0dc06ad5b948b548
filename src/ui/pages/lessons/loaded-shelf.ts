import type { LessonSummary } from '#domain/lessons/lesson.ts';
import { type Shelf, shelfOf } from '#domain/lessons/lesson-shelf.ts';
import { inMarkup } from '../../rendering/in-markup.ts';
import { type FilterOptions, filterOptions } from './filter-options.ts';
import { searchFields } from './search-path.ts';

/** What a list shows: how much of how much, its cards, its form, and what is asked, as fields of an address. */
export type ShownShelf = Pick<Shelf, 'total' | 'found' | 'page' | 'pages'> & {
  readonly asked: string;
  readonly options?: FilterOptions | undefined;
  readonly results?: Pick<Shelf, 'search' | 'without' | 'units'> | undefined;
};

/**
 * What the list begins with. In a page that the server rendered, form and cards stand as markup and do not travel as data
 * as well; neither do the lessons that are not shown.
 */
export type LoadedShelf = ShownShelf & { readonly all?: readonly LessonSummary[] | undefined };

/** What the list shows for these fields, those of an address or of the form. */
export function shownShelf(lessons: readonly LessonSummary[], fields: URLSearchParams): ShownShelf {
  const { choices, search, without, units, ...counts } = shelfOf(lessons, (name) => fields.get(name));
  return {
    ...counts,
    asked: searchFields(search).toString(),
    options: filterOptions(choices),
    results: { search, without, units },
  };
}

/** The list at an address. */
export function loadedShelf(lessons: readonly LessonSummary[], query: URLSearchParams): LoadedShelf {
  const { options, results, ...rest } = shownShelf(lessons, query);
  return { ...rest, options: inMarkup(options), results: inMarkup(results), all: inMarkup([...lessons]) };
}
