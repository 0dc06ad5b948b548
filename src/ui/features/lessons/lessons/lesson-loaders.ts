import type { LessonNotFound } from '#domain/lessons/lessons/lesson-not-found.ts';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { ok } from '#domain/result.ts';
import type { FromDevice } from '#domain/lessons/lessons/lesson-copy.ts';
import type { ClientApp } from '#application/client/client-app.ts';
import type { ServiceFailure } from '#application/client/platform/ports/service-failure.ts';
import { pinnedVersionOf } from '../../classrooms/classrooms/on-lesson/use-pinned-version.ts';
import { inPlace, type LessonInPlace } from './lesson-in-place.ts';
import { loadedLessonList, type LoadedLessonList } from './loaded-lesson-list.ts';
import { type LessonViewData, lessonViewOf, viewDataOf } from './lesson-views.ts';
import { type YearData, yearData } from './year/year-data.ts';
import { pageFailure } from '../../../routes/page-failure.ts';
import type { PageLoader, PageVisit } from '../../../routes/route-spec.ts';

const statuses: Readonly<Record<(ServiceFailure | LessonNotFound)['kind'], number>> = {
  'lesson/not-found': 404,
  'session/lost': 401,
  'service/refused': 403,
  'service/failed': 500,
  'service/busy': 503,
  'service/too-many-requests': 429,
  'account/second-factor-required': 403,
  'organization/not-a-member': 403,
  'sign-in/provider-required': 401,
  'sign-in/provider-not-allowed': 401,
  'view-as/ended': 403,
  'view-as/read-only': 403,
  'service/unreachable': 503,
};

const failedPage = (failure: ServiceFailure | LessonNotFound) => pageFailure(statuses[failure.kind], failure);

/** Marks data as a copy on this device, made at `copiedAt` (LES-8). */
const copyMark = (copiedAt: number | undefined): Partial<FromDevice> =>
  copiedAt === undefined ? {} : { copiedAt };

export const lessonsLoader = (async (
  app,
  { signal, url },
): Promise<YearData | (LoadedLessonList & Partial<FromDevice>)> => {
  if (url.searchParams.get('view') === 'year') {
    const plan = await app.lessons.year({ signal });
    if (!plan.ok) throw failedPage(plan.error);
    return yearData(plan.value);
  }
  const lessons = await app.lessons.list({ signal });
  if (!lessons.ok) throw failedPage(lessons.error);
  return {
    ...loadedLessonList(lessons.value, url.searchParams),
    ...copyMark(lessons.value[0]?.device?.copiedAt),
  };
}) satisfies PageLoader;

/**
 * Reads the lesson in a URL, in the requested version. Users who may not read that version get the published one, and `PinnedVersionNote` names the version.
 */
async function readLesson({ lessons }: ClientApp, { params, url, signal }: PageVisit) {
  const slug = params['slug'] ?? '';
  const version = pinnedVersionOf(url.searchParams);
  const pinned = version === undefined ? null : await lessons.bySlug(slug, { signal, version });
  const isThere = pinned !== null && (pinned.ok || pinned.error.kind !== 'lesson/not-found');
  return isThere ? pinned : lessons.bySlug(slug, { signal });
}

/** Reads the lessons of a lesson's unit, in order. Leaves out lessons that cannot be read now. */
async function readUnit(
  { lessons }: ClientApp,
  lesson: LessonForReader,
  signal: AbortSignal,
): Promise<readonly LessonForReader[]> {
  const list = await lessons.list({ signal });
  if (!list.ok) return [lesson];
  const slugs = list.value.filter(({ unit }) => unit.slug === lesson.unit.slug).map(({ slug }) => slug);
  const read = await Promise.all(
    slugs.map(async (slug) => (slug === lesson.slug ? ok(lesson) : lessons.bySlug(slug, { signal }))),
  );
  return read.flatMap((each) => (each.ok ? [each.value] : []));
}

export type LessonPageData = (LessonInPlace | LessonViewData) & Partial<FromDevice>;

/**
 * Loads one lesson with the parts that the reader may see. Returns it with the previous and next lesson, or reduced to the view in the URL. The data is part of
 * the page, so it must not contain what a view does not show.
 */
export const lessonLoader = (async (app, visit): Promise<LessonPageData> => {
  const { url, signal } = visit;
  const view = lessonViewOf(url.searchParams.get('view'));
  if (view !== null) {
    const viewed = await readLesson(app, visit);
    if (!viewed.ok) throw failedPage(viewed.error);
    const unit = view === 'pack' ? await readUnit(app, viewed.value, signal) : undefined;
    return { ...viewDataOf(view, viewed.value, unit), ...copyMark(viewed.value.copiedAt) };
  }
  const [lesson, lessons] = await Promise.all([readLesson(app, visit), app.lessons.list({ signal })]);
  if (!lesson.ok) throw failedPage(lesson.error);
  if (lessons.ok) return inPlace(lesson.value, lessons.value);
  // Offline, a copy has no previous and next lesson if the list is not available.
  if (lesson.value.copiedAt !== undefined) return inPlace(lesson.value, []);
  throw failedPage(lessons.error);
}) satisfies PageLoader;
