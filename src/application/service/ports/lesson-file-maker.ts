import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import type { LessonPart } from '#domain/lessons/lesson-part.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import type { YearPlan } from '#domain/lessons/year-plan.ts';
import type { Result } from '#domain/result.ts';

/** So many files are being made that this one cannot be now, or it took longer than anybody waits. */
export type FilesBusy = { readonly kind: 'lesson/paper-busy' };

/**
 * Makes the files that a lesson comes as: all of it as one PDF (cover, the teacher's plan, slides as handouts, the students'
 * sheet, answers), what is cut or played on as a PDF of its own, its slides as PPTX, its sheet as DOCX. It is given what its
 * reader may read and nothing else, so that nothing else can be in a file.
 */
export interface LessonFileMaker {
  /** A file of `fileFormats`. The same PDF of the same lesson on the same paper has the same bytes. */
  make(lesson: LessonForReader, paper: PaperSize, part?: LessonPart): Promise<Result<Uint8Array, FilesBusy>>;
  /** The scope and sequence as a tagged PDF. The same plan on the same paper has the same bytes. */
  makeYear(plan: YearPlan, paper: PaperSize): Promise<Result<Uint8Array, FilesBusy>>;
}
