import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { FromDevice, ListedLesson } from '#domain/lessons/lesson-copy.ts';
import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import type { YearPlan } from '#domain/lessons/year-plan.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** A lesson as the reader may see it; `copiedAt` where it is this device's copy, for lack of a network (LES-8). */
export type LessonRead = LessonForReader & Partial<FromDevice>;

/** How a lesson is read: the published version, or the one that a classroom of the reader has. */
export type ReadLessonOptions = ReadOptions & { readonly version?: number };

/** The lessons, as the reader may see them. */
export interface LessonCatalog {
  /** Every published lesson, units in order and lessons in their unit's order. */
  list(options?: ReadOptions): Promise<Result<readonly ListedLesson[], ServiceFailure>>;
  /** The scope and sequence of the published lessons. */
  year(options?: ReadOptions): Promise<Result<YearPlan, ServiceFailure>>;
  bySlug(
    slug: string,
    options?: ReadLessonOptions,
  ): Promise<Result<LessonRead, LessonNotFound | ServiceFailure>>;
}
