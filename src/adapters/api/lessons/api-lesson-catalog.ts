import type { Http } from '#application/client/platform/ports/http.ts';
import type { LessonCatalog } from '#application/client/lessons/ports/lesson-catalog.ts';
import type { Log } from '#application/ports/log.ts';
import { lessonOperations as lessons } from '../../wire/lessons/lessons.ts';
import { scopeAndSequenceOperations as year } from '../../wire/lessons/year-plan.ts';
import { refusedLesson } from '../api-failures.ts';
import { sender } from '../sender.ts';

/** Lessons over HTTP. The service reduces each lesson to the parts that its reader may see. */
export function apiLessonCatalog(http: Http, log: Log): LessonCatalog {
  const send = sender(http, log);
  return {
    list: (options) => send(lessons.listLessons, options),
    year: (options) => send(year.readScopeAndSequence, options),
    bySlug: (slug, { version, ...options } = {}) =>
      send(lessons.readLesson, { params: { slug }, query: { version }, ...options }, refusedLesson(slug)),
  };
}
