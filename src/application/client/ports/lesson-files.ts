import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { LessonPart } from '#domain/lessons/lesson-part.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** A lesson or a part of it as one file to keep, and the name to keep it by. */
export type LessonFile = { readonly fileName: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** Which part, all of it unless said otherwise; with a version it is the one that a class was given. */
export type LessonFileOptions = ReadOptions & { readonly part?: LessonPart; readonly version?: number };

/** Lessons as files, cut to what the reader may see. */
export interface LessonFiles {
  make(
    slug: string,
    options?: LessonFileOptions,
  ): Promise<Result<LessonFile, LessonNotFound | ServiceFailure>>;
}
