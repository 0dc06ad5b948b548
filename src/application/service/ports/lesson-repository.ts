import type { Lesson, LessonSummary } from '#domain/lessons/lesson.ts';

/** Keeps the lessons that the content files hold. */
export interface LessonRepository {
  /** Every published lesson, in the order in which `replaceAll` was given them: units, and lessons in their unit. */
  summaries(): Promise<readonly LessonSummary[]>;
  /** The published lesson of this slug; null where there is none. */
  bySlug(slug: string): Promise<Lesson | null>;
  /** Brings the store to exactly these lessons; repeating it changes nothing. */
  replaceAll(lessons: readonly Lesson[]): Promise<void>;
}
