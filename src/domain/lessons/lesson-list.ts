import type { LessonSummary, UnitPlace } from './lesson.ts';
import {
  type Choices,
  type Criterion,
  type Choice,
  type LessonSearch,
  readSearch,
  searchLessons,
} from './lesson-search.ts';

/** How many lessons a page of the list shows at most, so that neither grows with the catalog. */
export const lessonsOnPage = 24;

/** The lessons of a unit on one page of the list. */
export type LessonListUnit = Pick<UnitPlace, 'slug' | 'title'> & {
  /** Its place among all units, from 1. */
  readonly number: number;
  /** How many of its lessons were found, on whichever page. */
  readonly count: number;
  readonly lessons: readonly LessonSummary[];
};

/** The contents of the lesson list, apart from its cards. */
export type LessonListFacts = {
  readonly search: LessonSearch;
  readonly choices: Choices;
  /** The active filters, each with the number of lessons without it. */
  readonly without: readonly Choice<Criterion | 'q'>[];
  /** How many lessons there are, and how many of them were found. */
  readonly total: number;
  readonly found: number;
  /** Which page this is, from 1, and how many there are. */
  readonly page: number;
  readonly pages: number;
};

/** One page of the list, by unit. */
export type LessonList = LessonListFacts & { readonly units: readonly LessonListUnit[] };

/** The requested page, or the nearest one that exists. */
function pageIn(asked: string | null, pages: number): number {
  const page = Number(asked);
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

/** Reads the search and the page from the fields of an address or a form, and returns what the list shows. */
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
