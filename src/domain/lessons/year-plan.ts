import type { Lesson, LessonBlock, Setting, Slug, Standard } from './lesson.ts';
import { cstaStandards, type PlannedBand, plannedBands } from './standards/all-standards.ts';

/** A lesson as far as a year is planned from it. Nothing of it is licensed. */
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

/** The outline of a lesson, and nothing else of it. */
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

/** When in the school year a lesson is suggested. */
export const seasons = ['fall', 'winter', 'spring'] as const;
export type Season = (typeof seasons)[number];

/** A lesson that another builds on; with its band where that is another one. */
export type BuildsOn = { readonly slug: Slug; readonly title: string; readonly band: PlannedBand | null };

/** A lesson in its place in the year. */
export type PlannedLesson = {
  readonly slug: Slug;
  readonly title: string;
  readonly unitTitle: string;
  readonly season: Season;
  /** Class periods of 50 minutes at most, counted through the year, from 1. */
  readonly firstPeriod: number;
  readonly periods: number;
  readonly minutes: number;
  readonly setting: readonly Setting[];
  readonly topics: readonly string[];
  /** Complete 'Students can …'. */
  readonly goals: readonly string[];
  /** Blocks that this lesson teaches first. */
  readonly newBlocks: readonly string[];
  readonly buildsOn: readonly BuildsOn[];
  readonly standards: readonly string[];
};

/** A standard of a band and the lessons that meet it; no lesson where it is not covered yet. */
export type StandardInYear = Pick<Standard, 'code' | 'text'> & {
  readonly lessons: readonly (Pick<PlannedLesson, 'slug' | 'title'> & Pick<Standard, 'alignment'>)[];
};

export type YearOfBand = {
  readonly band: PlannedBand;
  readonly periods: number;
  readonly lessons: readonly PlannedLesson[];
  readonly standards: readonly StandardInYear[];
};

/** The scope and sequence of all bands, and the day of its newest lesson; '' where there is none. */
export type YearPlan = { readonly updatedAt: string; readonly bands: readonly YearOfBand[] };

/** The longest class period in minutes. */
const longestPeriod = 50;

const plannedBandOf = ({ gradeBands }: Pick<Lesson, 'gradeBands'>): PlannedBand | null =>
  plannedBands.find((band) => gradeBands.includes(band)) ?? null;

const blockLabel = ({ label }: LessonBlock): string => label;

function yearOfBand(band: PlannedBand, all: readonly LessonOutline[]): YearOfBand {
  const inBand = all.filter(({ gradeBands }) => gradeBands.includes(band));
  let period = 1;
  const lessons = inBand.map((lesson, at): PlannedLesson => {
    const periods = Math.ceil(lesson.durationMin / longestPeriod);
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

/** Plans a year of each band from the published lessons, which stand in the order in which they are taught. */
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

/** How many standards of a band some lesson meets. */
export const metIn = ({ standards }: YearOfBand): number =>
  standards.filter(({ lessons }) => lessons.length > 0).length;

type Listed = Pick<Lesson, 'slug' | 'gradeBands'>;

/**
 * What to teach after a lesson: the next one of its band in the order of the list; after the last, the first of the next
 * band. Null after the last of all.
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
