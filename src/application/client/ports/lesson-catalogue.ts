import type { ReadOptions } from '#domain/cancellation.ts';
import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import type { LessonSummary } from '#domain/lessons/lesson.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** No published lesson has this slug. */
export type LessonNotFound = { readonly kind: 'lesson/not-found'; readonly slug: string };

/** The lessons, as whoever asks may read them. */
export interface LessonCatalogue {
  /** Every published lesson, units in order and lessons in their unit's order. */
  list(options?: ReadOptions): Promise<Result<readonly LessonSummary[], ServiceFailure>>;
  bySlug(
    slug: string,
    options?: ReadOptions,
  ): Promise<Result<LessonForReader, LessonNotFound | ServiceFailure>>;
}
