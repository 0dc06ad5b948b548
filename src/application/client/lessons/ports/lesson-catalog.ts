import type { LessonNotFound } from '#domain/lessons/lessons/lesson-not-found.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { FromDevice, ListedLesson } from '#domain/lessons/lessons/lesson-copy.ts';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { YearPlan } from '#domain/lessons/lessons/year-plan.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** A lesson as the reader sees it. `copiedAt` is set if it was read offline from this device's copies (LES-8). */
export type LessonRead = LessonForReader & Partial<FromDevice>;

/** The version to read: by default the published one, or the version that is assigned to a classroom of the reader. */
export type ReadLessonOptions = ReadOptions & { readonly version?: number };

export interface LessonCatalog {
  list(options?: ReadOptions): Promise<Result<readonly ListedLesson[], ServiceFailure>>;
  year(options?: ReadOptions): Promise<Result<YearPlan, ServiceFailure>>;
  bySlug(
    slug: string,
    options?: ReadLessonOptions,
  ): Promise<Result<LessonRead, LessonNotFound | ServiceFailure>>;
}
