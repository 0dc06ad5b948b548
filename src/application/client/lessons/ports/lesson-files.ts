import type { LessonNotFound } from '#domain/lessons/lessons/lesson-not-found.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { LessonPart } from '#domain/lessons/lessons/lesson-part.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

export type LessonFile = { readonly fileName: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** The part of a lesson, by default the whole lesson. `version` is the version assigned to a class. */
export type LessonFileOptions = ReadOptions & { readonly part?: LessonPart; readonly version?: number };

/** Lessons as files, limited to what the reader may see. */
export interface LessonFiles {
  make(
    slug: string,
    options?: LessonFileOptions,
  ): Promise<Result<LessonFile, LessonNotFound | ServiceFailure>>;
}
