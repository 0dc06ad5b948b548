import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { LessonPart } from '#domain/lessons/lessons/lesson-part.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import type { YearPlan } from '#domain/lessons/lessons/year-plan.ts';
import type { Result } from '#domain/result.ts';

/** The queue is full, or making the file timed out. */
export type FilesBusy = { readonly kind: 'lesson/paper-busy' };

/**
 * Creates the files of a lesson: all of it as one PDF (cover, teacher's plan, slides as handouts, students' sheet, answers), cut-outs and
 * games as separate PDFs, slides as PPTX, the sheet as DOCX. Its input is limited to what the reader may see, so that no file can contain
 * more.
 */
export interface LessonFileMaker {
  /** A file in one of `fileFormats`. PDFs are deterministic per lesson and paper. */
  make(lesson: LessonForReader, paper: PaperSize, part?: LessonPart): Promise<Result<Uint8Array, FilesBusy>>;
  /** The scope and sequence as a tagged PDF. Deterministic per plan and paper. */
  makeYear(plan: YearPlan, paper: PaperSize): Promise<Result<Uint8Array, FilesBusy>>;
}
