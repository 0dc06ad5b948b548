import * as z from 'zod/mini';
import { lessonOperations as operations } from '#adapters/wire/lessons/lessons.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { always, mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** Lessons for visitors and signed-in users; licensed parts only for permitted readers (LES-5). */
export function addLessons(app: ApiScope, { lessons }: Pick<ServiceApp, 'lessons'>): void {
  const mount = mounter(app, operations, { tag: 'Lessons', action: 'lesson.read' });
  mount('listLessons', { summary: 'Every published lesson, with what its card shows.' }, () =>
    always(lessons.list()),
  );

  mount(
    'readLesson',
    {
      summary:
        'One lesson, reduced to what the caller may read. Only teachers of a classroom with an older version may read that version.',
      problems: ['lesson/not-found', 'form/invalid'],
      params: { slug: z.string() },
    },
    async ({ visitor, params, query }) => {
      const { slug } = params;
      return lessons.read(slug, visitor, query.version);
    },
  );
}
