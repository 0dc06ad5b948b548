import type { LessonPaper, PaperBusy } from '#application/service/ports/lesson-paper.ts';
import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import { err, ok, type Result } from '#domain/result.ts';

/** Files that say what would be printed, as text. */
export class InMemoryLessonPaper implements LessonPaper {
  /** Whether it has more to do than it can. */
  busy = false;

  async print(lesson: LessonForReader, paper: PaperSize): Promise<Result<Uint8Array, PaperBusy>> {
    if (this.busy) return err({ kind: 'lesson/paper-busy' });
    return ok(new TextEncoder().encode(`%PDF-${JSON.stringify({ paper, lesson })}`));
  }
}
