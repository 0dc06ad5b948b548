import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import type { LessonPdf, PdfBusy } from '../ports/lesson-pdf.ts';
import type { ReadLesson } from './read-lesson.ts';

/** A lesson as one file: PDF, and the name to keep it by. */
export type PrintedLesson = { readonly fileName: string; readonly pdf: Uint8Array };

/** What is asked for beside the lesson: the paper, and a version that a class was given (see `ReadLesson`). */
export type PrintOptions = { readonly paper: PaperSize; readonly version?: number };

/** One lesson as a file to print, cut to what this reader may read; `null` is a visitor. */
export type PrintLesson = (
  slug: string,
  reader: Caller | null,
  options: PrintOptions,
) => Promise<Result<PrintedLesson, LessonNotFound | PdfBusy>>;

export type PrintLessonPorts = { readonly readLesson: ReadLesson; readonly lessonPdf: LessonPdf };

/** What is printed is what `readLesson` lets out, and nothing else (LES-5). */
export function printLesson({ readLesson, lessonPdf }: PrintLessonPorts): PrintLesson {
  return async (slug, reader, { paper, version }) => {
    const lesson = await readLesson(slug, reader, version);
    if (!lesson.ok) return lesson;
    const printed = await lessonPdf.print(lesson.value, paper);
    return printed.ok ? ok({ fileName: `${lesson.value.slug}.pdf`, pdf: printed.value }) : printed;
  };
}
