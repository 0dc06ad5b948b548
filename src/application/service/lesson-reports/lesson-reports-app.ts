import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import type { LessonReport, ReportedLesson } from '#domain/lessons/lesson-report.ts';
import { isSlug } from '#domain/lessons/slug.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Caller } from '../access/caller.ts';
import type { LessonReports } from '../ports/lesson-reports.ts';
import type { LessonRepository } from '../ports/lesson-repository.ts';

/** How lessons went, as their teachers say; for whoever writes them and for our staff (issue 17, item 10). */
export type LessonReportsApp = {
  /** Keeps what a teacher says of a lesson, in place of what they said of it before. */
  readonly record: (
    caller: Caller,
    slug: string,
    report: LessonReport,
  ) => Promise<Result<void, LessonNotFound>>;
  /** What the caller said of a lesson; null where they said nothing. */
  readonly own: (caller: Caller, slug: string) => Promise<LessonReport | null>;
  /** Every published lesson with its newest reports, in the order of the lessons; nobody is named. */
  readonly list: () => Promise<readonly ReportedLesson[]>;
};

export type LessonReportsPorts = {
  readonly lessonReports: LessonReports;
  readonly lessons: Pick<LessonRepository, 'byVersion' | 'summaries'>;
  readonly clock: Pick<Clock, 'now'>;
};

/** So many reports of each lesson are read: what a lesson was like years ago says little of it now. */
const mostReportsRead = 200;

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
        lessonReports.newest(mostReportsRead),
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
