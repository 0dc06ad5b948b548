import * as z from 'zod/mini';
import { lessonReportOperations as operations } from '#adapters/wire/v1/lesson-reports.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { always, mounter } from '../../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** Lesson reports: a teacher's own, and all for our staff (issue 17, item 10). */
export function addLessonReports(app: ApiScope, { lessonReports }: Pick<ServiceApp, 'lessonReports'>): void {
  const mount = mounter(app, operations, { tag: 'Lessons' });
  mount(
    'readOwnReport',
    {
      action: 'lesson.report',
      summary: 'What the caller said of how a lesson went; null where they said nothing.',
      params: { slug: z.string() },
    },
    ({ caller, params }) => always(lessonReports.own(caller, params.slug)),
  );

  mount(
    'reportLesson',
    {
      action: 'lesson.report',
      summary:
        'Says how a lesson went, in place of what the caller said before. Its authors and our staff read it, without a name.',
      problems: ['form/invalid', 'lesson/not-found'],
      params: { slug: z.string() },
    },
    ({ caller, params, body }) => lessonReports.record(caller, params.slug, body),
  );

  mount(
    'listLessonReports',
    {
      action: 'lesson.read-reports',
      summary: 'Every lesson with its newest reports, the newest first; nobody is named.',
    },
    () => always(lessonReports.list()),
  );
}
