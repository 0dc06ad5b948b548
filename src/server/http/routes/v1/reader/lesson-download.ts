import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { ServiceApp } from '#application/service/service-app.ts';
import { paperSizes } from '#domain/lessons/paper-size.ts';
import { callerIn } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { lessonVersion } from './lesson-version.ts';

const pdf = {
  description: 'The lesson as one file: cover, plan, slides, student sheet, answers.',
  content: { 'application/pdf': { schema: z.any() } },
};

const unchanged = { ...pdf, description: 'The file that you have is still right.' };

/** What caches may do with it: a visitor's is everybody's, what somebody reads is theirs alone; both ask first. */
const cacheControl = { visitor: 'public, no-cache', reader: 'private, no-cache' } as const;

/** A lesson as one PDF to print, cut for its reader as the lesson is (LES-4, LES-5). */
export function addLessonDownload(app: ApiScope, { lessons }: Pick<ServiceApp, 'lessons'>): void {
  app.get(
    '/v1/app/lessons/:slug/download',
    {
      config: { action: 'lesson.read' },
      schema: {
        tags: ['Lessons'],
        operationId: 'downloadLesson',
        summary:
          'One lesson as a PDF to print, cut to what the caller may read; another version than the published one only for teachers of a classroom that has it.',
        params: z.object({ slug: z.string().check(z.maxLength(60)) }),
        querystring: z.object({
          paper: z._default(z.enum(paperSizes), 'letter'),
          version: z.exactOptional(lessonVersion),
        }),
        response: {
          200: pdf,
          304: unchanged,
          ...describeProblems('lesson/not-found', 'form/invalid', 'lesson/paper-busy'),
        },
      },
    },
    async (request, reply) => {
      const reader = callerIn(request);
      const printed = await lessons.print(request.params.slug, reader, request.query);
      if (!printed.ok) return replyRefusal(reply, printed.error);
      const { fileName, pdf: bytes } = printed.value;
      const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
      reply
        .header('cache-control', cacheControl[reader === null ? 'visitor' : 'reader'])
        .header('vary', 'authorization')
        .header('etag', etag)
        .header('x-robots-tag', 'noindex');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  );
}
