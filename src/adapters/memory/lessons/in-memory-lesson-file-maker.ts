import type { LessonFileMaker, FilesBusy } from '#application/service/lessons/ports/lesson-file-maker.ts';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { LessonPart } from '#domain/lessons/lessons/lesson-part.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import type { YearPlan } from '#domain/lessons/lessons/year-plan.ts';
import { err, ok, type Result } from '#domain/result.ts';

export class InMemoryLessonFileMaker implements LessonFileMaker {
  busy = false;

  async make(
    lesson: LessonForReader,
    paper: PaperSize,
    part: LessonPart = 'lesson',
  ): Promise<Result<Uint8Array, FilesBusy>> {
    return this.#file({ paper, part, lesson });
  }

  async makeYear(plan: YearPlan, paper: PaperSize): Promise<Result<Uint8Array, FilesBusy>> {
    return this.#file({ paper, plan });
  }

  #file(about: object): Result<Uint8Array, FilesBusy> {
    if (this.busy) return err({ kind: 'lesson/paper-busy' });
    return ok(new TextEncoder().encode(`%PDF-${JSON.stringify(about)}`));
  }
}
