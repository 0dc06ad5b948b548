import type { ReadOptions } from '#domain/cancellation.ts';
import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import type { LessonReport, ReportedLesson } from '#domain/lessons/lesson-report.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** How lessons went, as the service keeps it. */
export interface LessonReportService {
  /** What the signed-in user said of a lesson; null where they said nothing. */
  own(slug: string, options?: ReadOptions): Promise<Result<LessonReport | null, ServiceFailure>>;
  /** Says it, in place of what they said before. */
  record(slug: string, report: LessonReport): Promise<Result<void, LessonNotFound | ServiceFailure>>;
  /** Every lesson with its newest reports, for our staff. */
  list(options?: ReadOptions): Promise<Result<readonly ReportedLesson[], ServiceFailure>>;
}
