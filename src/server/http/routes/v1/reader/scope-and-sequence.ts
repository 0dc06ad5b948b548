import * as z from 'zod/mini';
import { yearResponse } from '#adapters/wire/v1/year-plan.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { paperSizes } from '#domain/lessons/paper-size.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';

const tags = ['Lessons'];

/** What comes when, from kindergarten to grade 8, for everybody: as data, and as a PDF to print (LES-3). */
export function addScopeAndSequence(app: ApiScope, { lessons }: Pick<ServiceApp, 'lessons'>): void {
  app.get(
    '/v1/app/scope-and-sequence',
    {
      config: { action: 'lesson.read' },
      schema: {
        tags,
        operationId: 'readScopeAndSequence',
        summary:
          'The published lessons in the order of a school year, by grade band: what each builds on, and which standards of the band some lesson meets and which none.',
        response: { 200: yearResponse },
      },
    },
    async () => ({ data: await lessons.year() }),
  );

  app.get(
    '/v1/app/scope-and-sequence/download',
    {
      config: { action: 'lesson.read' },
      schema: {
        tags,
        operationId: 'downloadScopeAndSequence',
        summary: 'The scope and sequence as a PDF to print.',
        querystring: z.object({ paper: z._default(z.enum(paperSizes), 'letter') }),
        response: {
          200: {
            description: 'The scope and sequence, a tagged PDF.',
            content: { 'application/pdf': { schema: z.any() } },
          },
          ...describeProblems('form/invalid', 'lesson/paper-busy'),
        },
      },
    },
    async (request, reply) => {
      const made = await lessons.printYear(request.query.paper);
      if (!made.ok) return replyRefusal(reply, made.error);
      return reply
        .header('cache-control', 'public, no-cache')
        .header('x-robots-tag', 'noindex')
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="scope-and-sequence.pdf"')
        .send(Buffer.from(made.value.buffer, made.value.byteOffset, made.value.byteLength));
    },
  );
}
