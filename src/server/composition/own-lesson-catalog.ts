import type { LessonCatalog } from '#application/client/lessons/ports/lesson-catalog.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { ok } from '#domain/result.ts';
import { orBusy } from './or-busy.ts';

/** Creates a catalog of the lessons as visitors see them. Pages that this process renders use it without network calls. */
export function ownLessonCatalog(
  { lessons }: Pick<ServiceApp, 'lessons'>,
  isOutage: (error: unknown) => boolean,
): LessonCatalog {
  const orAway = orBusy(isOutage);
  return {
    list: () => lessons.list().then((all) => ok(all), orAway),
    year: () => lessons.year().then((plan) => ok(plan), orAway),
    bySlug: (slug, { version } = {}) => lessons.read(slug, null, version).catch(orAway),
  };
}
