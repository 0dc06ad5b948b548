import type { Slug } from '#domain/lessons/lesson.ts';
import type { LessonReport } from '#domain/lessons/lesson-report.ts';

/** A report of a lesson; nobody is named in it. */
export type SluggedReport = LessonReport & { readonly slug: Slug };
/** `at` is in epoch milliseconds. */
export type NewLessonReport = SluggedReport & { readonly accountId: string; readonly at: number };

/** Keeps how lessons went: of each teacher and lesson what they said last. A report goes with the account of its teacher. */
export interface LessonReports {
  /** Replaces what the teacher said of this lesson before. Nothing where the account is gone. */
  record(report: NewLessonReport): Promise<void>;
  /** What a teacher said of a lesson; null where they said nothing. */
  own(accountId: string, slug: Slug): Promise<LessonReport | null>;
  /** Of each lesson the newest reports, so many at most; the newest first. */
  newest(mostOfEach: number): Promise<readonly SluggedReport[]>;
  /** The minutes that the newest reports of a lesson state, so many at most, in any order. */
  minutesOf(slug: Slug, most: number): Promise<readonly number[]>;
}
