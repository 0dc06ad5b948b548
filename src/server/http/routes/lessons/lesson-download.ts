import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { lessonFileDownload } from '#adapters/wire/lessons/lessons.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { fileFormats } from '#domain/lessons/lessons/lesson-part.ts';
import { callerIn } from '../../admission.ts';
import { describeProblems, replyRefusal } from '../../problem.ts';
import type { ApiScope } from '../api-scope.ts';

const { query: querystring, reply: file } = lessonFileDownload.parts;
const content = Object.fromEntries(Object.entries(file.content).map(([type, schema]) => [type, { schema }]));
const unchanged = { description: 'The file has not changed.', content };

/** The cache control of a response. It is public for a visitor and private for a reader. Caches revalidate both before each use. */
const cacheControl = { visitor: 'public, no-cache', reader: 'private, no-cache' } as const;

/** Adds the route for a lesson as a printable or editable file, limited to what the reader may see (LES-4, LES-5). */
export function addLessonDownload(app: ApiScope, { lessons }: Pick<ServiceApp, 'lessons'>): void {
  app.get(
    lessonFileDownload.path,
    {
      config: { action: 'lesson.read' },
      schema: {
        tags: ['Lessons'],
        operationId: 'downloadLesson',
        summary:
          'One lesson as a PDF to print, or its slides or sheet to edit, reduced to what the caller may read. Only teachers of a classroom with an older version may read that version.',
        params: z.object({ slug: z.string().check(z.maxLength(60)) }),
        querystring,
        response: {
          200: { description: file.description, content },
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
