import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';

/** What the worker is told when it starts. */
export type PdfWorkerSettings = { readonly picturesDir: string; readonly publicUrl: string };
/** One lesson to print. */
export type PdfRequest = { readonly id: number; readonly lesson: LessonForReader; readonly paper: PaperSize };
/** What came of it: the file, or what broke. */
export type PdfReply =
  { readonly id: number; readonly pdf: Uint8Array } | { readonly id: number; readonly broke: string };
