import type { LessonForReader, Readable } from './lesson-for-reader.ts';
import type { LessonSummary, Slug } from './lesson.ts';
import type { Picture } from './picture.ts';

/** The owner of a lesson copy: an account id; null for a reader without an account. */
export type CopyOwner = string | null;

/** A lesson stored on this device, with its pictures. Times are in epoch milliseconds. */
export type LessonCopy = {
  readonly slug: Slug;
  readonly title: string;
  readonly owner: CopyOwner;
  readonly copiedAt: number;
  readonly openedAt: number;
  readonly bytes: number;
};

export type SavedLesson = Pick<LessonCopy, 'owner' | 'slug' | 'title'>;

export const openedLessonsLimit = 20;

/** Set if the lesson comes from this device and not from the service: the time of the copy, in epoch milliseconds. */
export type FromDevice = { readonly copiedAt: number };

export type ListedLesson = LessonSummary & {
  readonly device?: FromDevice & { readonly available: boolean };
};

/** Returns the copies that a person may read, last opened first: their own copies, and public copies of other lessons. */
export function readableCopies(copies: readonly LessonCopy[], reader: CopyOwner): readonly LessonCopy[] {
  const own = copies.filter(({ owner }) => owner === reader);
  const open = copies.filter(
    ({ owner, slug }) => owner === null && reader !== null && !own.some((each) => each.slug === slug),
  );
  return [...own, ...open].toSorted((one, other) => other.openedAt - one.openedAt);
}

const isKept = ({ owner, slug }: LessonCopy, saved: readonly SavedLesson[]): boolean =>
  saved.some((each) => each.owner === owner && each.slug === slug);

/** Returns the copies to delete for one owner: all unsaved ones except the 20 that were opened last. */
export const copiesToDrop = (
  copies: readonly LessonCopy[],
  saved: readonly SavedLesson[],
): readonly LessonCopy[] =>
  copies
    .filter((copy) => !isKept(copy, saved))
    .toSorted((one, other) => other.openedAt - one.openedAt)
    .slice(openedLessonsLimit);

const open = <T>(part: Readable<T> | undefined): readonly T[] => (part?.kind === 'open' ? [part.value] : []);

const pictureFolder = '/pictures/';

/** Returns the URLs of all pictures that the lesson shows or links to for its reader, without duplicates. */
export function picturesIn(lesson: LessonForReader): readonly string[] {
  const plans = lesson.activities.flatMap(({ plan }) => open(plan));
  const sheet = open(lesson.studentSheet).flatMap(({ sections }) => sections.flatMap(({ parts }) => parts));
  const pictures: readonly Picture[] = [
    lesson.cover,
    ...(lesson.film?.scenes.map(({ picture }) => picture) ?? []),
    ...plans.flatMap((plan) => plan.pictures),
    ...plans.flatMap(({ slides }) => slides.flatMap(({ picture }) => picture ?? [])),
    ...sheet.flatMap((part) => (part.kind === 'picture' ? [part.picture] : [])),
  ];
  const linked = lesson.resources.flatMap(open).map(({ url }) => url);
  const all = [...pictures.map(({ src }) => src), ...linked];
  return [...new Set(all.filter((address) => address.startsWith(pictureFolder)))];
}

/** Whether students program in the lesson, so it has a 'Try it' page. */
export const isProgrammed = ({ setting }: Pick<LessonForReader, 'setting'>): boolean =>
  setting.includes('dock') || setting.includes('app');
