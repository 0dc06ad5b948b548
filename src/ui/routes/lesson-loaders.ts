import type { LessonNotFound } from '#application/client/ports/lesson-catalogue.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import type { LessonSummary } from '#domain/lessons/lesson.ts';
import { pageFailure } from './page-failure.ts';
import type { PageLoader } from './route-spec.ts';

const statuses: Readonly<Record<(ServiceFailure | LessonNotFound)['kind'], number>> = {
  'lesson/not-found': 404,
  'session/lost': 401,
  'service/refused': 403,
  'service/failed': 500,
  'service/busy': 503,
  'service/unreachable': 503,
};

/** The cards of the list. */
export const loadLessons = (async (app): Promise<readonly LessonSummary[]> => {
  const lessons = await app.lessons.list();
  if (!lessons.ok) throw pageFailure(statuses[lessons.error.kind], { kind: lessons.error.kind });
  return lessons.value;
}) satisfies PageLoader;

/** One lesson, as whoever asks may read it. */
export const loadLesson = (async (app, { params }): Promise<LessonForReader> => {
  const lesson = await app.lessons.bySlug(params['slug'] ?? '');
  if (!lesson.ok) throw pageFailure(statuses[lesson.error.kind], { kind: lesson.error.kind });
  return lesson.value;
}) satisfies PageLoader;
