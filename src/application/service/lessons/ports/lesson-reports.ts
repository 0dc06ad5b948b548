import type { Slug } from '#domain/lessons/lessons/lesson.ts';
import type { LessonReport } from '#domain/lessons/lessons/lesson-report.ts';

export type SluggedReport = LessonReport & { readonly slug: Slug };
/** `at` is in epoch milliseconds. */
export type NewLessonReport = SluggedReport & { readonly accountId: string; readonly at: number };

/** Stores the latest report per teacher and lesson. Deleted with the teacher's account. */
export interface LessonReports {
  /** Saves the teacher's report and replaces an earlier one. Does nothing if the account is deleted. */
  record(report: NewLessonReport): Promise<void>;
  own(accountId: string, slug: Slug): Promise<LessonReport | null>;
  /** Per lesson the latest reports, at most `maxOfEach`; newest first. */
  newest(maxOfEach: number): Promise<readonly SluggedReport[]>;
  /** Minutes in the latest reports of a lesson, at most `most`, unordered. */
  minutesOf(slug: Slug, most: number): Promise<readonly number[]>;
}
