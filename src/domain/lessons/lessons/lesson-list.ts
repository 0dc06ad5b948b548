import type { LessonSummary, UnitPlace } from './lesson.ts';
import {
  type SearchChoices,
  type Criterion,
  type SearchChoice,
  type LessonSearch,
  readSearch,
  searchLessons,
} from './lesson-search.ts';

/** Maximum number of lessons per page of the list, independent of the size of the catalog. */
export const lessonsOnPage = 24;

export type LessonListUnit = Pick<UnitPlace, 'slug' | 'title'> & {
  readonly number: number;
  readonly count: number;
  readonly lessons: readonly LessonSummary[];
};

export type LessonListFacts = {
  readonly search: LessonSearch;
  readonly choices: SearchChoices;
  /** Active filters, each with the number of results if it is removed. */
  readonly without: readonly SearchChoice<Criterion | 'q'>[];
  readonly total: number;
  readonly found: number;
  readonly page: number;
  readonly pages: number;
};

export type LessonList = LessonListFacts & { readonly units: readonly LessonListUnit[] };

function pageIn(text: string | null, pages: number): number {
  const page = Number(text);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), pages) : 1;
}

function unitsOf(
  shown: readonly LessonSummary[],
  found: readonly LessonSummary[],
  all: readonly LessonSummary[],
): readonly LessonListUnit[] {
  const numbers = new Map([...new Set(all.map(({ unit }) => unit.slug))].map((slug, at) => [slug, at + 1]));
  const units = new Map(shown.map(({ unit }) => [unit.slug, unit.title]));
  return [...units].map(([slug, title]) => ({
    slug,
    title,
    number: numbers.get(slug) ?? 0,
    count: found.filter(({ unit }) => unit.slug === slug).length,
    lessons: shown.filter(({ unit }) => unit.slug === slug),
  }));
}

/** Parses search and page number from the fields of a URL or form. Returns that page of the list. */
export function lessonListOf(
  lessons: readonly LessonSummary[],
  field: (name: string) => string | null,
): LessonList {
  const search = readSearch(field, lessons);
  const { lessons: found, choices, without } = searchLessons(lessons, search);
  const pages = Math.max(1, Math.ceil(found.length / lessonsOnPage));
  const page = pageIn(field('page'), pages);
  const shown = found.slice((page - 1) * lessonsOnPage, page * lessonsOnPage);
  return {
    search,
    choices,
    without,
    total: lessons.length,
    found: found.length,
    page,
    pages,
    units: unitsOf(shown, found, lessons),
  };
}
