import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import type { Result } from '#domain/result.ts';

/** So many lessons are being set that this one cannot be now, or it took longer than anybody waits. */
export type PdfBusy = { readonly kind: 'lesson/paper-busy' };

/**
 * Sets a lesson as one PDF: cover, the teacher's plan, slides as handouts, the students' sheet, answers. It is given what
 * its reader may read and nothing else, so that nothing else can be in it.
 */
export interface LessonPdf {
  /** The same lesson on the same paper gives the same bytes. */
  print(lesson: LessonForReader, paper: PaperSize): Promise<Result<Uint8Array, PdfBusy>>;
}
