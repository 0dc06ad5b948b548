import type { Slug } from '#domain/lessons/lessons/lesson.ts';
import type { LessonReport } from '#domain/lessons/lessons/lesson-report.ts';

export type SluggedReport = LessonReport & { readonly slug: Slug };
/** `at` is in epoch milliseconds. */
export type NewLessonReport = SluggedReport & { readonly accountId: string; readonly at: number };

/** Stores the latest report per teacher and lesson. A report is deleted with the teacher's account. */
export interface LessonReports {
  /** Saves the teacher's report and replaces an earlier one. Does nothing if the account is deleted. */
  record(report: NewLessonReport): Promise<void>;
  own(accountId: string, slug: Slug): Promise<LessonReport | null>;
  /** The latest reports of each lesson, at most `maxOfEach` per lesson; newest first. */
  newest(maxOfEach: number): Promise<readonly SluggedReport[]>;
  /** Minutes in the latest reports of a lesson, at most `most`, in any order. */
  minutesOf(slug: Slug, most: number): Promise<readonly number[]>;
}
