import * as z from 'zod/mini';
import { lessonResponse, lessonsResponse } from '#adapters/wire/v1/lessons.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { callerIn } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { lessonVersion } from './lesson-version.ts';

const tags = ['Lessons'];

/** The lessons, for visitors and for the signed-in user; licensed parts only for those who may read them (LES-5). */
export function addLessons(app: ApiScope, { lessons }: Pick<ServiceApp, 'lessons'>): void {
  app.get(
    '/v1/app/lessons',
    {
      config: { action: 'lesson.read' },
      schema: {
        tags,
        operationId: 'listLessons',
        summary: 'Every published lesson, with what its card shows.',
        response: { 200: lessonsResponse },
      },
    },
    async () => ({ data: await lessons.list() }),
  );

  app.get(
    '/v1/app/lessons/:slug',
    {
      config: { action: 'lesson.read' },
      schema: {
        tags,
        operationId: 'readLesson',
        summary:
          'One lesson, reduced to what the caller may read. Only teachers of a classroom with an older version may read that version.',
        params: z.object({ slug: z.string() }),
        querystring: z.object({ version: z.exactOptional(lessonVersion) }),
        response: { 200: lessonResponse, ...describeProblems('lesson/not-found', 'form/invalid') },
      },
    },
    async (request, reply) => {
      const { slug } = request.params;
      const lesson = await lessons.read(slug, callerIn(request), request.query.version);
      return lesson.ok ? { data: lesson.value } : replyRefusal(reply, lesson.error);
    },
  );
}
