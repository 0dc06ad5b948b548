import type { Slug } from './lesson.ts';

export const lessonOutcomes = ['well', 'mixed', 'badly'] as const;
export type LessonOutcome = (typeof lessonOutcomes)[number];

export const understandings = ['most', 'half', 'few'] as const;
export type Understanding = (typeof understandings)[number];

/** Allowed minutes in a report. A lesson can take several class periods. */
export const reportableMinutes = { least: 5, most: 600 } as const;

export const maxReportNoteLength = 300;

/** A teacher's report of a lesson (issue 17, item 10). It is shown to the lesson's authors and our staff only. */
export type LessonReport = {
  readonly version: number;
  readonly outcome: LessonOutcome;
  /** Null if the class did not finish. */
  readonly minutes: number | null;
  readonly understood: Understanding;
  /** One line; may be empty. */
  readonly note: string;
};

/** The anonymous reports of one lesson, newest first. `durationMin` is the planned time. */
export type ReportedLesson = {
  readonly slug: Slug;
  readonly title: string;
  readonly durationMin: number;
  readonly reports: readonly LessonReport[];
};

/** The range of minutes that the middle half of the classes took, with the number of reports. */
export type MinutesTaken = { readonly from: number; readonly to: number; readonly reports: number };

/** Minimum number of reports before every reader sees the minutes. */
export const minReportsShown = 5;

/** Returns the range of minutes that the middle half of the classes took; null if there are too few reports. */
export function minutesTaken(minutes: readonly number[], minSeats = minReportsShown): MinutesTaken | null {
  const sorted = minutes.toSorted((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  const [from, to] = [sorted.at(quarter), sorted.at(-1 - quarter)];
  if (sorted.length < minSeats || from === undefined || to === undefined) return null;
  return { from, to, reports: sorted.length };
}

type Counts<T extends string> = Readonly<Record<T, number>>;

const counts = <T extends string>(values: readonly T[], given: readonly T[]): Counts<T> =>
  Object.fromEntries(
    values.map((value) => [value, given.filter((each) => each === value).length]),
  ) as Counts<T>;

export type ReportSummary = {
  readonly reports: number;
  readonly outcomes: Counts<LessonOutcome>;
  readonly understood: Counts<Understanding>;
  /** Null if no class finished. */
  readonly taken: MinutesTaken | null;
  readonly unfinished: number;
};

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
