import type { LessonPdf, PdfBusy } from '#application/service/ports/lesson-pdf.ts';
import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import { err, ok, type Result } from '#domain/result.ts';

/** Files that say what would be printed, as text. */
export class InMemoryLessonPdf implements LessonPdf {
  /** Whether it has more to do than it can. */
  busy = false;

  async print(lesson: LessonForReader, paper: PaperSize): Promise<Result<Uint8Array, PdfBusy>> {
    if (this.busy) return err({ kind: 'lesson/paper-busy' });
    return ok(new TextEncoder().encode(`%PDF-${JSON.stringify({ paper, lesson })}`));
  }
}
