import { nextToTeach } from '#domain/lessons/lessons/year-plan.ts';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { LessonSummary, Slug, UnitPlace } from '#domain/lessons/lessons/lesson.ts';

export type LessonLink = { readonly slug: Slug; readonly title: string; readonly unit: UnitPlace };

type TeachNext = Pick<LessonSummary, 'slug' | 'title' | 'summary' | 'gradeBands' | 'durationMin'>;

/** A lesson with the previous and next lesson in the list, across units. They are null at the ends. */
export type LessonInPlace = LessonForReader & {
  readonly previous: LessonLink | null;
  readonly next: LessonLink | null;
  /** The next lesson for its grades, or null after the last lesson. */
  readonly teachNext: TeachNext | null;
  readonly before: readonly LessonLink[];
};

const linkTo = (lesson: LessonSummary | undefined): LessonLink | null =>
  lesson === undefined ? null : { slug: lesson.slug, title: lesson.title, unit: lesson.unit };

function nextCard(slug: Slug, list: readonly LessonSummary[]): TeachNext | null {
  const next = nextToTeach(slug, list);
  if (next === null) return null;
  const { title, summary, gradeBands, durationMin } = next;
  return { slug: next.slug, title, summary, gradeBands, durationMin };
}

/** Adds the neighbors in the list to a lesson. A lesson that is not on the list has none. */
export function inPlace(lesson: LessonForReader, list: readonly LessonSummary[]): LessonInPlace {
  const at = list.findIndex(({ slug }) => slug === lesson.slug);
  return {
    ...lesson,
    previous: at < 1 ? null : linkTo(list[at - 1]),
    teachNext: nextCard(lesson.slug, list),
    next: at === -1 ? null : linkTo(list[at + 1]),
    before: lesson.prerequisites.flatMap((slug) => linkTo(list.find((each) => each.slug === slug)) ?? []),
  };
}
