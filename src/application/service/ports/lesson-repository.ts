import type { Lesson, LessonSummary, Slug } from '#domain/lessons/lesson.ts';
import type { LessonOutline } from '#domain/lessons/year-plan.ts';

/** One version of a lesson. */
export type LessonPin = { readonly slug: Slug; readonly version: number };

/** Keeps the lessons that the content files hold. */
export interface LessonRepository {
  /** Every published lesson, in the order in which `replaceAll` was given them: units, and lessons in their unit. */
  summaries(): Promise<readonly LessonSummary[]>;
  /** What a year is planned from, of every published lesson, in the same order. */
  outlines(): Promise<readonly LessonOutline[]>;
  /** The published lesson of this slug; null where there is none. */
  bySlug(slug: string): Promise<Lesson | null>;
  /** A version that was ever loaded, as it was loaded last; null where there was none. */
  byVersion(pin: LessonPin): Promise<Lesson | null>;
  /**
   * Brings the store to exactly these lessons; repeating it changes nothing. Their versions are stored for ever; one that
   * comes again with other content has that.
   */
  replaceAll(lessons: readonly Lesson[]): Promise<void>;
}
