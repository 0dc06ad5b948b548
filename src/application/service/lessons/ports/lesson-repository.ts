import type { Lesson, LessonSummary, Slug } from '#domain/lessons/lessons/lesson.ts';
import type { LessonOutline } from '#domain/lessons/lessons/year-plan.ts';

export type LessonPin = { readonly slug: Slug; readonly version: number };

export interface LessonRepository {
  /** Every published lesson, in the order given to `replaceAll`: by unit, then by lesson. */
  summaries(): Promise<readonly LessonSummary[]>;
  /** The data for the year plan for every published lesson, in the same order. */
  outlines(): Promise<readonly LessonOutline[]>;
  bySlug(slug: string): Promise<Lesson | null>;
  /** Any version that was ever loaded, with its latest content; null if there is none. */
  byVersion(pin: LessonPin): Promise<Lesson | null>;
  /**
   * Publishes these lessons and unpublishes all others. Idempotent. Versions are stored permanently. A version that is loaded again with different content is
   * replaced.
   */
  replaceAll(lessons: readonly Lesson[]): Promise<void>;
}
