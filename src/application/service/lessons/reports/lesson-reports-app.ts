import type { LessonNotFound } from '#domain/lessons/lessons/lesson-not-found.ts';
import type { LessonReport, ReportedLesson } from '#domain/lessons/lessons/lesson-report.ts';
import { isSlug } from '#domain/platform/text/slug.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { LessonReports } from '../ports/lesson-reports.ts';
import type { LessonRepository } from '../ports/lesson-repository.ts';

/** Teachers' reports on lessons, for their authors and our staff (issue 17, item 10). */
export type LessonReportsApp = {
  readonly record: (
    caller: Caller,
    slug: string,
    report: LessonReport,
  ) => Promise<Result<void, LessonNotFound>>;
  readonly own: (caller: Caller, slug: string) => Promise<LessonReport | null>;
  readonly list: () => Promise<readonly ReportedLesson[]>;
};

export type LessonReportsPorts = {
  readonly lessonReports: LessonReports;
  readonly lessons: Pick<LessonRepository, 'byVersion' | 'summaries'>;
  readonly clock: Pick<Clock, 'now'>;
};

/** The maximum number of reports read per lesson. Older reports are mostly about earlier versions. */
const maxReportsRead = 200;

export function createLessonReportsApp({
  lessonReports,
  lessons,
  clock,
}: LessonReportsPorts): LessonReportsApp {
  return {
    record: async ({ account }, slug, report) => {
      const { version } = report;
      const taught = isSlug(slug) ? await lessons.byVersion({ slug, version }) : null;
      if (taught === null) return err({ kind: 'lesson/not-found', slug });
      await lessonReports.record({ ...report, slug, accountId: account.id, at: clock.now() });
      return ok(undefined);
    },
    own: async ({ account }, slug) => (isSlug(slug) ? lessonReports.own(account.id, slug) : null),
    list: async () => {
      const [summaries, reports] = await Promise.all([
        lessons.summaries(),
        lessonReports.newest(maxReportsRead),
      ]);
      return summaries.map(({ slug, title, durationMin }) => ({
        slug,
        title,
        durationMin,
        reports: reports.filter((report) => report.slug === slug).map(({ slug: _slug, ...report }) => report),
      }));
    },
  };
}
