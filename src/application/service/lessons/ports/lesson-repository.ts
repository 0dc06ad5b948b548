import type { Lesson, LessonSummary, Slug } from '#domain/lessons/lessons/lesson.ts';
import type { LessonOutline } from '#domain/lessons/lessons/year-plan.ts';

export type LessonPin = { readonly slug: Slug; readonly version: number };

export interface LessonRepository {
  /** Every published lesson, in the order given to `replaceAll`: by unit, then by lesson. */
  summaries(): Promise<readonly LessonSummary[]>;
  /** The input of the year plan for every published lesson, in the same order. */
  outlines(): Promise<readonly LessonOutline[]>;
  bySlug(slug: string): Promise<Lesson | null>;
  /** Any version that was ever loaded, with its latest content; null if none. */
  byVersion(pin: LessonPin): Promise<Lesson | null>;
  /**
   * Makes exactly these lessons the published ones; idempotent. Versions are stored permanently; a version that is loaded again with other
   * content is replaced.
   */
  replaceAll(lessons: readonly Lesson[]): Promise<void>;
}
