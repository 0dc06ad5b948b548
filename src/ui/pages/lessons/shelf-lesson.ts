import type { LessonSummary, Picture, UnitPlace } from '#domain/lessons/lesson.ts';
import { paths } from '../../routes/paths.ts';

/** A lesson as far as the list shows it and searches in it: all of it travels in the page, so nothing more. */
export type ShelfLesson = Omit<LessonSummary, 'cover' | 'difficulty' | 'slug' | 'unit'> & {
  /** The address of its page. */
  readonly path: string;
  readonly cover: Pick<Picture, 'src' | 'width' | 'height'>;
  readonly unit: Pick<UnitPlace, 'slug' | 'title'>;
};

/** What the list needs of a lesson, in the order in which a card shows it: what is in the markup need not travel twice. */
export function onShelf(lesson: LessonSummary): ShelfLesson {
  const { slug, title, summary, cover, gradeBands, durationMin, setting, topics, unit, access } = lesson;
  const { src, width, height } = cover;
  return {
    cover: { src, width, height },
    path: paths.lesson(slug),
    title,
    gradeBands,
    durationMin,
    summary,
    setting,
    topics,
    access,
    unit: { slug: unit.slug, title: unit.title },
  };
}
