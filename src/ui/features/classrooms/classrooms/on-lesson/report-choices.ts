import {
  type LessonReport,
  lessonOutcomes,
  reportableMinutes,
  understandings,
} from '#domain/lessons/lessons/lesson-report.ts';
import { reportWords as words } from '../messages/en/report.ts';

/** The current choices, or '' for none. Minutes are a number as text, or a value for a class that did not finish. */
export type ReportChoices = {
  readonly outcome: string;
  readonly minutes: string;
  readonly understood: string;
};

type Option = { readonly value: string; readonly label: string };

const unfinished = 'unfinished';
/** The offered minutes relative to the plan: from ten below to fifteen above. */
const steps = [-10, -5, 0, 5, 10, 15];

/** Returns the options for minutes around the planned time, including an earlier choice. */
export function minuteOptions(planned: number, before: number | null): readonly Option[] {
  const around = steps.map((step) => planned + step).filter((each) => each >= reportableMinutes.least);
  const all = [...new Set(before === null ? around : [...around, before])].toSorted((a, b) => a - b);
  return [
    ...all.map((each) => ({ value: `${each}`, label: words.minutesChoice(each) })),
    { value: unfinished, label: words.unfinished },
  ];
}

export const choicesOf = (report: LessonReport | null): ReportChoices =>
  report === null
    ? { outcome: '', minutes: '', understood: '' }
    : { ...report, minutes: report.minutes === null ? unfinished : `${report.minutes}` };

/** Returns the report for the choices, or null if one is missing. */
export function reportOf(
  choices: ReportChoices,
  rest: Pick<LessonReport, 'note' | 'version'>,
): LessonReport | null {
  const outcome = lessonOutcomes.find((each) => each === choices.outcome);
  const understood = understandings.find((each) => each === choices.understood);
  if (outcome === undefined || understood === undefined || choices.minutes === '') return null;
  const minutes = choices.minutes === unfinished ? null : Number(choices.minutes);
  return { ...rest, outcome, understood, minutes };
}
