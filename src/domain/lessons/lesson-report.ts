import type { Slug } from './lesson.ts';

/** How a lesson went, in a teacher's own judgment. */
export const lessonOutcomes = ['well', 'mixed', 'badly'] as const;
export type LessonOutcome = (typeof lessonOutcomes)[number];

/** How many of the students got the idea. */
export const understandings = ['most', 'half', 'few'] as const;
export type Understanding = (typeof understandings)[number];

/** The fewest and the most minutes that a report may state; a lesson can take several periods. */
export const reportableMinutes = { least: 5, most: 600 } as const;

/** The longest note of a report, in characters. */
export const longestReportNote = 300;

/** What a teacher says of a lesson that they taught (issue 17, item 10). For its authors and our staff; never public. */
export type LessonReport = {
  readonly version: number;
  readonly outcome: LessonOutcome;
  /** Null where the class did not get to the end. */
  readonly minutes: number | null;
  readonly understood: Understanding;
  /** One line; may be empty. */
  readonly note: string;
};

/** The reports of one lesson, the newest first; nobody is named in them. `durationMin` is what is planned. */
export type ReportedLesson = {
  readonly slug: Slug;
  readonly title: string;
  readonly durationMin: number;
  readonly reports: readonly LessonReport[];
};

/** From how many minutes to how many the middle half of the classes took, and how many reports say so. */
export type MinutesTaken = { readonly from: number; readonly to: number; readonly reports: number };

/** From so many reports on, what they say on average is shown to everybody. */
export const fewestReportsShown = 5;

/** The middle half of these minutes; null where there are too few of them to say anything of a class. */
export function minutesTaken(minutes: readonly number[], fewest = fewestReportsShown): MinutesTaken | null {
  const sorted = minutes.toSorted((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  const [from, to] = [sorted.at(quarter), sorted.at(-1 - quarter)];
  if (sorted.length < fewest || from === undefined || to === undefined) return null;
  return { from, to, reports: sorted.length };
}

type Counts<T extends string> = Readonly<Record<T, number>>;

const counts = <T extends string>(values: readonly T[], given: readonly T[]): Counts<T> =>
  Object.fromEntries(
    values.map((value) => [value, given.filter((each) => each === value).length]),
  ) as Counts<T>;

/** What the reports of a lesson come to. */
export type ReportSummary = {
  readonly reports: number;
  readonly outcomes: Counts<LessonOutcome>;
  readonly understood: Counts<Understanding>;
  /** Null where nobody got to the end. */
  readonly taken: MinutesTaken | null;
  /** How many classes did not get to the end. */
  readonly unfinished: number;
};

/** Adds up the reports of a lesson. */
export function summarizeReports(reports: readonly LessonReport[]): ReportSummary {
  const minutes = reports.map((report) => report.minutes).filter((each) => each !== null);
  return {
    reports: reports.length,
    outcomes: counts(
      lessonOutcomes,
      reports.map(({ outcome }) => outcome),
    ),
    understood: counts(
      understandings,
      reports.map(({ understood }) => understood),
    ),
    taken: minutesTaken(minutes, 1),
    unfinished: reports.length - minutes.length,
  };
}
