import * as z from 'zod/mini';
import { lessonReportOperations as operations } from '#adapters/wire/lessons/lesson-reports.ts';
import { always, routes } from '../../mount-operation.ts';

/** Routes for lesson reports: a teacher's own, and all reports for our staff (issue 17, item 10). */
export const lessonReportRoutes = routes(
  operations,
  { tag: 'Lessons', action: 'lesson.report' },
  ({ lessonReports }) => ({
    readOwnReport: {
      summary: 'The caller’s report of a lesson; null if there is none.',
      params: { slug: z.string() },
      handle: ({ caller, params }) => always(lessonReports.own(caller, params.slug)),
    },
    reportLesson: {
      summary:
        'Saves the caller’s report of a lesson and replaces an earlier one. Its authors and our staff read it without a name.',
      problems: ['form/invalid', 'lesson/not-found'],
      params: { slug: z.string() },
      handle: ({ caller, params, body }) => lessonReports.record(caller, params.slug, body),
    },
    listLessonReports: {
      action: 'lesson.read-reports',
      summary: 'Every lesson with its reports, newest first, without names.',
      handle: () => always(lessonReports.list()),
    },
  }),
);
