import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { ServiceApp } from '#application/service/service-app.ts';
import { fileFormats, lessonParts } from '#domain/lessons/lesson-part.ts';
import { paperSizes } from '#domain/lessons/paper-size.ts';
import { callerIn } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { lessonVersion } from './lesson-version.ts';

const file = {
  description:
    'The lesson as one file: cover, plan, slides, student sheet, answers; or the part that is asked for.',
  content: Object.fromEntries(Object.values(fileFormats).map(({ type }) => [type, { schema: z.any() }])),
};

const unchanged = { ...file, description: 'The file has not changed.' };

/** What caches may do with it: a visitor's is everybody's, what somebody reads is theirs alone; both ask first. */
const cacheControl = { visitor: 'public, no-cache', reader: 'private, no-cache' } as const;

/** A lesson as a file to print or to edit, cut for its reader as the lesson is (LES-4, LES-5). */
export function addLessonDownload(app: ApiScope, { lessons }: Pick<ServiceApp, 'lessons'>): void {
  app.get(
    '/v1/app/lessons/:slug/download',
    {
      config: { action: 'lesson.read' },
      schema: {
        tags: ['Lessons'],
        operationId: 'downloadLesson',
        summary:
          'One lesson as a PDF to print, or its slides or sheet to edit, reduced to what the caller may read. Only teachers of a classroom with an older version may read that version.',
        params: z.object({ slug: z.string().check(z.maxLength(60)) }),
        querystring: z.object({
          paper: z._default(z.enum(paperSizes), 'letter'),
          part: z._default(z.enum(lessonParts), 'lesson'),
          version: z.exactOptional(lessonVersion),
        }),
        response: {
          200: file,
          304: unchanged,
          ...describeProblems('lesson/not-found', 'form/invalid', 'lesson/paper-busy'),
        },
      },
    },
    async (request, reply) => {
      const reader = callerIn(request);
      const printed = await lessons.print(request.params.slug, reader, request.query);
      if (!printed.ok) return replyRefusal(reply, printed.error);
      const { fileName, bytes } = printed.value;
      const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
      reply
        .header('cache-control', cacheControl[reader === null ? 'visitor' : 'reader'])
        .header('vary', 'authorization')
        .header('etag', etag)
        .header('x-robots-tag', 'noindex');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .type(fileFormats[request.query.part].type)
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  );
}
