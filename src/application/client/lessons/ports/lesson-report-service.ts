import type { ReadOptions } from '#domain/cancellation.ts';
import type { LessonNotFound } from '#domain/lessons/lessons/lesson-not-found.ts';
import type { LessonReport, ReportedLesson } from '#domain/lessons/lessons/lesson-report.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

export interface LessonReportService {
  own(slug: string, options?: ReadOptions): Promise<Result<LessonReport | null, ServiceFailure>>;
  record(slug: string, report: LessonReport): Promise<Result<void, LessonNotFound | ServiceFailure>>;
  list(options?: ReadOptions): Promise<Result<readonly ReportedLesson[], ServiceFailure>>;
}
