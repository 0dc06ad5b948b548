import { scopeAndSequenceOperations as operations } from '#adapters/wire/lessons/year-plan.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { always, mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** The public scope and sequence from kindergarten to grade 8: as data, and as a PDF (LES-3). */
export function addScopeAndSequence(app: ApiScope, { lessons }: Pick<ServiceApp, 'lessons'>): void {
  const mount = mounter(app, operations, { tag: 'Lessons', action: 'lesson.read' });
  mount(
    'readScopeAndSequence',
    {
      summary:
        'The published lessons in the order of a school year, by grade band: what each builds on, and the standards of the band with and without a lesson.',
    },
    () => always(lessons.year()),
  );

  mount(
    'downloadScopeAndSequence',
    { summary: 'The scope and sequence as a PDF to print.', problems: ['form/invalid', 'lesson/paper-busy'] },
    async ({ query, reply }) => {
      const made = await lessons.printYear(query.paper);
      if (!made.ok) return made;
      return reply
        .header('cache-control', 'public, no-cache')
        .header('x-robots-tag', 'noindex')
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="scope-and-sequence.pdf"')
        .send(Buffer.from(made.value.buffer, made.value.byteOffset, made.value.byteLength));
    },
  );
}
