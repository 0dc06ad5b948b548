import * as z from 'zod/mini';
import { lessonOperations as operations } from '#adapters/wire/lessons/lessons.ts';
import { always, routes } from '../../mount-operation.ts';

/** Lessons for visitors and signed-in users; licensed parts only for permitted readers (LES-5). */
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
