import * as z from 'zod/mini';
import { lessonReportOperations as operations } from '#adapters/wire/lessons/lesson-reports.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { always, mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** Lesson reports: a teacher's own, and all for our staff (issue 17, item 10). */
export function addLessonReports(app: ApiScope, { lessonReports }: Pick<ServiceApp, 'lessonReports'>): void {
  const mount = mounter(app, operations, { tag: 'Lessons' });
  mount(
    'readOwnReport',
    {
      action: 'lesson.report',
      summary: 'The caller’s report of a lesson; null if there is none.',
      params: { slug: z.string() },
    },
    ({ caller, params }) => always(lessonReports.own(caller, params.slug)),
  );

  mount(
    'reportLesson',
    {
      action: 'lesson.report',
      summary:
        'Saves the caller’s report of a lesson and replaces an earlier one. Its authors and our staff read it without a name.',
      problems: ['form/invalid', 'lesson/not-found'],
      params: { slug: z.string() },
    },
    ({ caller, params, body }) => lessonReports.record(caller, params.slug, body),
  );

  mount(
    'listLessonReports',
    {
      action: 'lesson.read-reports',
      summary: 'Every lesson with its reports, newest first, without names.',
    },
    () => always(lessonReports.list()),
  );
}
