import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { LessonPart } from '#domain/lessons/lessons/lesson-part.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import type { YearPlan } from '#domain/lessons/lessons/year-plan.ts';
import type { Result } from '#domain/result.ts';

/** The queue is full, or the creation of the file timed out. */
export type FilesBusy = { readonly kind: 'lesson/paper-busy' };

/**
 * Creates the files of a lesson: the whole lesson as one PDF (cover, teacher's plan, slides as handouts, students' sheet, answers), cut-outs and games as
 * separate PDFs, slides as PPTX, and the sheet as DOCX. The input contains only what the reader may see, so the files cannot contain more.
 */
export interface LessonFileMaker {
  /** A file in one of `fileFormats`. PDFs are deterministic for the same lesson and paper. */
  make(lesson: LessonForReader, paper: PaperSize, part?: LessonPart): Promise<Result<Uint8Array, FilesBusy>>;
  /** The scope and sequence as a tagged PDF. Deterministic for the same plan and paper. */
  makeYear(plan: YearPlan, paper: PaperSize): Promise<Result<Uint8Array, FilesBusy>>;
}
