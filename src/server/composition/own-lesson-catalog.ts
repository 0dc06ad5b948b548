import type { LessonCatalog } from '#application/client/ports/lesson-catalog.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { err, ok } from '#domain/result.ts';

const away: ServiceFailure = { kind: 'service/busy', retryAfterSeconds: 5 };

/** The lessons as a visitor may read them, for pages that this process renders itself: no call over the network. */
export function ownLessonCatalog(
  { listLessons, readLesson }: Pick<ServiceApp, 'listLessons' | 'readLesson'>,
  isOutage: (error: unknown) => boolean,
): LessonCatalog {
  const orAway = (error: unknown) => {
    if (isOutage(error)) return err(away);
    throw error;
  };
  return {
    list: () => listLessons().then((lessons) => ok(lessons), orAway),
    bySlug: (slug, { version } = {}) => readLesson(slug, null, version).catch(orAway),
  };
}
