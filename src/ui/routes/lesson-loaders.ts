import type { LessonNotFound } from '#application/client/ports/lesson-catalogue.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import { inPlace, type LessonInPlace } from '../pages/lessons/lesson-in-place.ts';
import { loadedShelf, type LoadedShelf } from '../pages/lessons/loaded-shelf.ts';
import { pageFailure } from './page-failure.ts';
import type { PageLoader } from './route-spec.ts';

const statuses: Readonly<Record<(ServiceFailure | LessonNotFound)['kind'], number>> = {
  'lesson/not-found': 404,
  'session/lost': 401,
  'service/refused': 403,
  'service/failed': 500,
  'service/busy': 503,
  'service/too-many-requests': 429,
  'account/second-factor-required': 403,
  'service/unreachable': 503,
};

/** The list as its address asks for it. */
export const loadLessons = (async (app, { signal, url }): Promise<LoadedShelf> => {
  const lessons = await app.lessons.list({ signal });
  if (!lessons.ok) throw pageFailure(statuses[lessons.error.kind], { kind: lessons.error.kind });
  return loadedShelf(lessons.value, url.searchParams);
}) satisfies PageLoader;

/** One lesson, as whoever asks may read it, and what stands beside it on the shelf. */
export const loadLesson = (async (app, { params, signal }): Promise<LessonInPlace> => {
  const [lesson, lessons] = await Promise.all([
    app.lessons.bySlug(params['slug'] ?? '', { signal }),
    app.lessons.list({ signal }),
  ]);
  if (!lesson.ok) throw pageFailure(statuses[lesson.error.kind], { kind: lesson.error.kind });
  if (!lessons.ok) throw pageFailure(statuses[lessons.error.kind], { kind: lessons.error.kind });
  return inPlace(lesson.value, lessons.value);
}) satisfies PageLoader;
