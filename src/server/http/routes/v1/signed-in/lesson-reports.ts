import * as z from 'zod/mini';
import { successResponse } from '#adapters/wire/v1/account.ts';
import { lessonReport, lessonReportsResponse, ownReportResponse } from '#adapters/wire/v1/lesson-reports.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';

const tags = ['Lessons'];
const ofLesson = z.object({ slug: z.string() });

/** How lessons went: a teacher's own word, and all of them for our staff (issue 17, item 10). */
export function addLessonReports(app: ApiScope, { lessonReports }: Pick<ServiceApp, 'lessonReports'>): void {
  app.get(
    '/v1/app/lessons/:slug/report',
    {
      config: { action: 'lesson.report' },
      schema: {
        tags,
        operationId: 'readOwnReport',
        summary: 'What the caller said of how a lesson went; null where they said nothing.',
        params: ofLesson,
        response: { 200: ownReportResponse },
      },
    },
    async (request) => ({ data: await lessonReports.own(callerOf(request), request.params.slug) }),
  );

  app.put(
    '/v1/app/lessons/:slug/report',
    {
      config: { action: 'lesson.report' },
      schema: {
        tags,
        operationId: 'reportLesson',
        summary:
          'Says how a lesson went, in place of what the caller said before. Its authors and our staff read it, without a name.',
        params: ofLesson,
        body: lessonReport,
        response: { 200: successResponse, ...describeProblems('form/invalid', 'lesson/not-found') },
      },
    },
    async (request, reply) => {
      const recorded = await lessonReports.record(callerOf(request), request.params.slug, request.body);
      return recorded.ok ? success : replyRefusal(reply, recorded.error);
    },
  );

  app.get(
    '/v1/app/lesson-reports',
    {
      config: { action: 'lesson.read-reports' },
      schema: {
        tags,
        operationId: 'listLessonReports',
        summary: 'Every lesson with its newest reports, the newest first; nobody is named.',
        response: { 200: lessonReportsResponse },
      },
    },
    async () => ({ data: await lessonReports.list() }),
  );
}
