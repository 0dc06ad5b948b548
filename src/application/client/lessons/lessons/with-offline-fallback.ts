import { type ListedLesson, readableCopies } from '#domain/lessons/lessons/lesson-copy.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { LessonCatalog, LessonRead } from '../ports/lesson-catalog.ts';
import type { OfflineLessons } from '../ports/offline-lessons.ts';
import type { SessionStore } from '../../identity/ports/session-store.ts';

/** If the service does not respond within this many milliseconds, the copy is shown. Pages use the same timeout. */
export const serviceTimeoutMs = 3000;

const outages: ReadonlySet<string> = new Set(['service/unreachable', 'service/busy', 'service/failed']);

/**
 * Reads lessons from the service. If the service is unreachable or slow, returns this device's copies with `copiedAt` (LES-8). Shows only the reader's own
 * copies and public ones.
 */
export function withOfflineFallback({
  lessons,
  copies,
  session,
  clock,
}: {
  readonly lessons: LessonCatalog;
  readonly copies: OfflineLessons;
  readonly session: SessionStore;
  readonly clock: Clock;
}): LessonCatalog {
  const reader = (): string | null => personOf(session.current())?.id ?? null;

  const answer = async <T, E extends { readonly kind: string }>(
    reply: Promise<Result<T, E>>,
    findCopy: () => Promise<T | null>,
  ): Promise<Result<T, E>> => {
    let timer = 0;
    const slow = new Promise<null>((resolve) => {
      timer = clock.after(serviceTimeoutMs, () => resolve(null));
    });
    const first = await Promise.race([reply, slow]).finally(() => clock.cancel(timer));
    if (first !== null && (first.ok || !outages.has(first.error.kind))) return first;
    const copy = await findCopy();
    return copy === null ? reply : ok(copy);
  };

  const readCopy = async (slug: string, version?: number): Promise<LessonRead | null> => {
    const copy = (await copies.read(reader(), slug)) ?? (await copies.read(null, slug));
    const isOther = version !== undefined && copy?.lesson.version !== version;
    return copy === null || isOther ? null : { ...copy.lesson, copiedAt: copy.copy.copiedAt };
  };

  const readList = async (): Promise<readonly ListedLesson[] | null> => {
    const list = await copies.readList();
    if (list === null) return null;
    const available = new Set(readableCopies(await copies.list(), reader()).map(({ slug }) => slug));
    return list.lessons.map((lesson) => ({
      ...lesson,
      device: { copiedAt: list.copiedAt, available: available.has(lesson.slug) },
    }));
  };

  return {
    list: (options) => answer(lessons.list(options), readList),
    year: (options) => lessons.year(options),
    bySlug: (slug, options) => answer(lessons.bySlug(slug, options), () => readCopy(slug, options?.version)),
  };
}
