import type { LessonForReader, Readable } from './lesson-for-reader.ts';
import type { LessonSummary, Slug } from './lesson.ts';
import type { Picture } from './picture.ts';

/** Whose a copy of a lesson is: an account's id; null for a reader without an account. */
export type CopyOwner = string | null;

/** A lesson stored on this device, with its pictures. Times are in epoch milliseconds. */
export type LessonCopy = {
  readonly slug: Slug;
  readonly title: string;
  readonly owner: CopyOwner;
  /** When the service was last asked for it. */
  readonly copiedAt: number;
  readonly openedAt: number;
  readonly bytes: number;
};

/** A lesson that a person saved for offline use, until they remove it. */
export type SavedLesson = Pick<LessonCopy, 'owner' | 'slug' | 'title'>;

/** How many recently opened lessons are stored in addition to saved ones. */
export const openedLessonsLimit = 20;

/** Whether a lesson is available without a network, as of when; set where this device answered instead of the service. */
export type FromDevice = { readonly copiedAt: number };

/** A card of the list as this device has it, for lack of a network. */
export type ListedLesson = LessonSummary & {
  readonly device?: FromDevice & { readonly available: boolean };
};

/** The copies that a person may read, each lesson once: their own first, then public ones; newest first. */
export function readableCopies(copies: readonly LessonCopy[], reader: CopyOwner): readonly LessonCopy[] {
  const own = copies.filter(({ owner }) => owner === reader);
  const open = copies.filter(
    ({ owner, slug }) => owner === null && reader !== null && !own.some((each) => each.slug === slug),
  );
  return [...own, ...open].toSorted((one, other) => other.openedAt - one.openedAt);
}

const isKept = ({ owner, slug }: LessonCopy, saved: readonly SavedLesson[]): boolean =>
  saved.some((each) => each.owner === owner && each.slug === slug);

/** The copies to delete for one owner: unsaved ones beyond the 20 opened last. */
export const copiesToDrop = (
  copies: readonly LessonCopy[],
  saved: readonly SavedLesson[],
): readonly LessonCopy[] =>
  copies
    .filter((copy) => !isKept(copy, saved))
    .toSorted((one, other) => other.openedAt - one.openedAt)
    .slice(openedLessonsLimit);

const open = <T>(part: Readable<T> | undefined): readonly T[] => (part?.kind === 'open' ? [part.value] : []);

/** Where all pictures lie. */
const pictureFolder = '/pictures/';

/** The addresses of all pictures that some view of the lesson shows or links to for its reader, each once. */
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

/** Whether students program in the lesson, so that 'Try it' goes with it. */
export const isProgrammed = ({ setting }: Pick<LessonForReader, 'setting'>): boolean =>
  setting.includes('dock') || setting.includes('app');
