import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** A lesson as one file to keep: PDF, and the name to keep it by. */
export type LessonFile = { readonly fileName: string; readonly pdf: Uint8Array<ArrayBuffer> };

/** Which lesson; with a version it is the one that a class was given. */
export type LessonFileOptions = ReadOptions & { readonly version?: number };

/** Lessons as files, cut to what the reader may see. */
export interface LessonFiles {
  pdf(
    slug: string,
    options?: LessonFileOptions,
  ): Promise<Result<LessonFile, LessonNotFound | ServiceFailure>>;
}
