import type { Lesson, LessonBlock, Setting, Slug, Standard } from './lesson.ts';
import { cstaStandards, type PlannedBand, plannedBands } from './standards/all-standards.ts';

/** The fields of a lesson that a year plan needs. None of them is licensed. */
export type LessonOutline = Pick<
  Lesson,
  | 'slug'
  | 'title'
  | 'unit'
  | 'updatedAt'
  | 'gradeBands'
  | 'durationMin'
  | 'setting'
  | 'topics'
  | 'prerequisites'
  | 'objectives'
  | 'standards'
  | 'blocks'
>;

export const outlineOf = (lesson: LessonOutline): LessonOutline => ({
  slug: lesson.slug,
  title: lesson.title,
  unit: lesson.unit,
  updatedAt: lesson.updatedAt,
  gradeBands: lesson.gradeBands,
  durationMin: lesson.durationMin,
  setting: lesson.setting,
  topics: lesson.topics,
  prerequisites: lesson.prerequisites,
  objectives: lesson.objectives,
  standards: lesson.standards,
  blocks: lesson.blocks,
});

export const seasons = ['fall', 'winter', 'spring'] as const;
export type Season = (typeof seasons)[number];

/** A prerequisite lesson; `band` is null if it has the same band. */
export type BuildsOn = { readonly slug: Slug; readonly title: string; readonly band: PlannedBand | null };

export type PlannedLesson = {
  readonly slug: Slug;
  readonly title: string;
  readonly unitTitle: string;
  readonly season: Season;
  /** Number of its first class period of at most 50 minutes, counted from 1 at the start of the year. */
  readonly firstPeriod: number;
  readonly periods: number;
  readonly minutes: number;
  readonly setting: readonly Setting[];
  readonly topics: readonly string[];
  /** Each is the end of a sentence that starts with 'Students can …'. */
  readonly goals: readonly string[];
  readonly newBlocks: readonly string[];
  readonly buildsOn: readonly BuildsOn[];
  readonly standards: readonly string[];
};

/** A standard of a band and the lessons that meet it; the list is empty if no lesson meets it. */
export type StandardInYear = Pick<Standard, 'code' | 'text'> & {
  readonly lessons: readonly (Pick<PlannedLesson, 'slug' | 'title'> & Pick<Standard, 'alignment'>)[];
};

export type YearOfBand = {
  readonly band: PlannedBand;
  readonly periods: number;
  readonly lessons: readonly PlannedLesson[];
  readonly standards: readonly StandardInYear[];
};

/** The scope and sequence of all bands, and the date of the newest lesson; '' if there are no lessons. */
export type YearPlan = { readonly updatedAt: string; readonly bands: readonly YearOfBand[] };

const maxPeriod = 50;

const plannedBandOf = ({ gradeBands }: Pick<Lesson, 'gradeBands'>): PlannedBand | null =>
  plannedBands.find((band) => gradeBands.includes(band)) ?? null;

const blockLabel = ({ label }: LessonBlock): string => label;

function yearOfBand(band: PlannedBand, all: readonly LessonOutline[]): YearOfBand {
  const inBand = all.filter(({ gradeBands }) => gradeBands.includes(band));
  let period = 1;
  const lessons = inBand.map((lesson, at): PlannedLesson => {
    const periods = Math.ceil(lesson.durationMin / maxPeriod);
    const firstPeriod = period;
    period += periods;
    return {
      slug: lesson.slug,
      title: lesson.title,
      unitTitle: lesson.unit.title,
      season: seasons[Math.floor((at * seasons.length) / inBand.length)] ?? 'spring',
      firstPeriod,
      periods,
      minutes: lesson.durationMin,
      setting: lesson.setting,
      topics: lesson.topics,
      goals: lesson.objectives.map(({ text }) => text),
      newBlocks: lesson.blocks.filter(({ introduced }) => introduced).map(blockLabel),
      buildsOn: all
        .filter(({ slug }) => lesson.prerequisites.includes(slug))
        .map((before) => ({
          slug: before.slug,
          title: before.title,
          band: before.gradeBands.includes(band) ? null : plannedBandOf(before),
        })),
      standards: lesson.standards.map(({ code }) => code),
    };
  });
  return {
    band,
    periods: period - 1,
    lessons,
    standards: cstaStandards[band].map(({ code, text }) => ({
      code,
      text,
      lessons: inBand.flatMap(({ slug, title, standards }) =>
        standards.filter((cited) => cited.code === code).map(({ alignment }) => ({ slug, title, alignment })),
      ),
    })),
  };
}

/** Plans a year for each band from the published lessons, in teaching order. */
export function yearPlan(lessons: readonly LessonOutline[]): YearPlan {
  return {
    updatedAt:
      lessons
        .map(({ updatedAt }) => updatedAt)
        .toSorted()
        .at(-1) ?? '',
    bands: plannedBands.map((band) => yearOfBand(band, lessons)),
  };
}

/** Returns how many standards of a band at least one lesson meets. */
export const metIn = ({ standards }: YearOfBand): number =>
  standards.filter(({ lessons }) => lessons.length > 0).length;

type Listed = Pick<Lesson, 'slug' | 'gradeBands'>;

/**
 * Returns the lesson to teach next: the next one of its band in list order, or after the band's last one, the first one of the next band. Null after the last
 * lesson.
 */
export function nextToTeach<Each extends Listed>(slug: Slug, list: readonly Each[]): Each | null {
  const lesson = list.find((each) => each.slug === slug);
  const band = lesson === undefined ? null : plannedBandOf(lesson);
  if (band === null) return null;
  const ofBand = list.filter(({ gradeBands }) => gradeBands.includes(band));
  const next = ofBand[ofBand.findIndex((each) => each.slug === slug) + 1];
  if (next !== undefined) return next;
  const later = plannedBands.slice(plannedBands.indexOf(band) + 1);
  return list.find((each) => later.some((one) => each.gradeBands.includes(one))) ?? null;
}
