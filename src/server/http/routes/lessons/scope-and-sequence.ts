import { scopeAndSequenceOperations as operations } from '#adapters/wire/lessons/year-plan.ts';
import { always, routes } from '../../mount-operation.ts';

/** Routes for the public scope and sequence from kindergarten to grade 8, as data and as a PDF (LES-3). */
export const scopeAndSequenceRoutes = routes(
  operations,
  { tag: 'Lessons', action: 'lesson.read' },
  ({ lessons }) => ({
    readScopeAndSequence: {
      summary:
        'The published lessons in the order of a school year, by grade band: what each builds on, and the standards of the band with and without a lesson.',
      handle: () => always(lessons.year()),
    },
    downloadScopeAndSequence: {
      summary: 'The scope and sequence as a PDF to print.',
      problems: ['form/invalid', 'lesson/paper-busy'],
      handle: async ({ query, reply }) => {
        const made = await lessons.printYear(query.paper);
        if (!made.ok) return made;
        return reply
          .header('cache-control', 'public, no-cache')
          .header('x-robots-tag', 'noindex')
          .type('application/pdf')
          .header('content-disposition', 'attachment; filename="scope-and-sequence.pdf"')
          .send(Buffer.from(made.value.buffer, made.value.byteOffset, made.value.byteLength));
      },
    },
  }),
);
