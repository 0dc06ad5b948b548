import type { LessonNotFound } from '#domain/lessons/lessons/lesson-not-found.ts';
import { fileFormats, type LessonPart } from '#domain/lessons/lessons/lesson-part.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { LessonFileMaker, FilesBusy } from '../ports/lesson-file-maker.ts';
import type { ReadLesson } from './read-lesson.ts';

export type PrintedLesson = { readonly fileName: string; readonly bytes: Uint8Array };

export type PrintOptions = {
  readonly paper: PaperSize;
  readonly part: LessonPart;
  readonly version?: number;
};

/** Returns a lesson as a printable file, limited to what the reader may see; `null` is a visitor. */
export type PrintLesson = (
  slug: string,
  reader: Caller | null,
  options: PrintOptions,
) => Promise<Result<PrintedLesson, LessonNotFound | FilesBusy>>;

export type PrintLessonPorts = { readonly readLesson: ReadLesson; readonly lessonFileMaker: LessonFileMaker };

/** Prints only what `readLesson` returns (LES-5). */
export function printLesson({ readLesson, lessonFileMaker }: PrintLessonPorts): PrintLesson {
  return async (slug, reader, { paper, part, version }) => {
    const lesson = await readLesson(slug, reader, version);
    if (!lesson.ok) return lesson;
    const printed = await lessonFileMaker.make(lesson.value, paper, part);
    const fileName = `${lesson.value.slug}${fileFormats[part].ending}`;
    return printed.ok ? ok({ fileName, bytes: printed.value }) : printed;
  };
}
