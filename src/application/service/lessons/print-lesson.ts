import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import { fileFormats, type LessonPart } from '#domain/lessons/lesson-part.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import type { LessonFileMaker, FilesBusy } from '../ports/lesson-file-maker.ts';
import type { ReadLesson } from './read-lesson.ts';

/** A lesson or a part of it as one file, and the name to keep it by. */
export type PrintedLesson = { readonly fileName: string; readonly bytes: Uint8Array };

/** What is asked for beside the lesson: the paper, the part, and a version that a class was given (see `ReadLesson`). */
export type PrintOptions = {
  readonly paper: PaperSize;
  readonly part: LessonPart;
  readonly version?: number;
};

/** One lesson as a file to print, cut to what this reader may read; `null` is a visitor. */
export type PrintLesson = (
  slug: string,
  reader: Caller | null,
  options: PrintOptions,
) => Promise<Result<PrintedLesson, LessonNotFound | FilesBusy>>;

export type PrintLessonPorts = { readonly readLesson: ReadLesson; readonly lessonFileMaker: LessonFileMaker };

/** What is printed is what `readLesson` lets out, and nothing else (LES-5). */
export function printLesson({ readLesson, lessonFileMaker }: PrintLessonPorts): PrintLesson {
  return async (slug, reader, { paper, part, version }) => {
    const lesson = await readLesson(slug, reader, version);
    if (!lesson.ok) return lesson;
    const printed = await lessonFileMaker.make(lesson.value, paper, part);
    const fileName = `${lesson.value.slug}${fileFormats[part].ending}`;
    return printed.ok ? ok({ fileName, bytes: printed.value }) : printed;
  };
}
