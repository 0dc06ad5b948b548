import type { LessonCatalog } from '#application/client/lessons/ports/lesson-catalog.ts';
import { lessonOperations as lessons } from '../../wire/lessons/lessons.ts';
import { scopeAndSequenceOperations as year } from '../../wire/lessons/year-plan.ts';
import { refusedLesson } from '../api-failures.ts';
import { overHttp } from '../sender.ts';

/** Lessons over HTTP. The service reduces each lesson to the parts that its reader may see. */
export const apiLessonCatalog = overHttp<LessonCatalog>((send) => ({
  list: (options) => send(lessons.listLessons, options),
  year: (options) => send(year.readScopeAndSequence, options),
  bySlug: (slug, { version, ...options } = {}) =>
    send(lessons.readLesson, { params: { slug }, query: { version }, ...options }, refusedLesson(slug)),
}));
