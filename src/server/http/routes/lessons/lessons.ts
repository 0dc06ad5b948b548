import * as z from 'zod/mini';
import { lessonOperations as operations } from '#adapters/wire/lessons/lessons.ts';
import { always, routes } from '../../mount-operation.ts';

/** Routes for lessons, for visitors and signed-in users. Licensed parts are included only for readers with permission (LES-5). */
export const lessonRoutes = routes(operations, { tag: 'Lessons', action: 'lesson.read' }, ({ lessons }) => ({
  listLessons: {
    summary: 'Every published lesson, with what its card shows.',
    handle: () => always(lessons.list()),
  },
  readLesson: {
    summary:
      'One lesson, reduced to what the caller may read. Only teachers of a classroom with an older version may read that version.',
    problems: ['lesson/not-found', 'form/invalid'],
    params: { slug: z.string() },
    handle: async ({ visitor, params, query }) => {
      const { slug } = params;
      return lessons.read(slug, visitor, query.version);
    },
  },
}));
