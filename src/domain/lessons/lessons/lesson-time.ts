import type { TimedKind, TimedStep } from './lesson.ts';

/** Class sizes for which a lesson's time is checked. The stated minutes are for `usual`. */
export const classSizes = { small: 18, usual: 24, large: 30 } as const;
/** Maximum number of minutes that a lesson for a large class may take beyond its stated minutes. */
export const maxMinutesOver = 5;

const secondsToHelpAPair = 40;

/** Returns how many seconds a step takes in a class of this many students, who work in pairs. */
function secondsOf({ kind, amount, help }: TimedStep, students: number): number {
  const pairs = Math.ceil(students / 2);
  const costs: Readonly<Record<TimedKind, number>> = {
    explain: amount,
    work: Math.max(amount, help === undefined ? 0 : Math.ceil(pairs / help) * secondsToHelpAPair),
    together: amount * 20,
    'call-on': amount * 25,
    everyone: amount * students * 10,
    partners: amount * 60,
    'hand-out': amount * (15 + pairs * 4),
    show: amount * 60,
    move: amount * (45 + students),
    'pack-up': amount * (40 + pairs * 5),
  };
  return costs[kind];
}

/** Returns how many minutes an activity's steps take in a class of this many students, rounded up. */
export const minutesFor = (steps: readonly TimedStep[], students: number): number =>
  Math.ceil(steps.reduce((sum, step) => sum + secondsOf(step, students), 0) / 60);

type Timed = { readonly kind: string; readonly minutes: number; readonly time: readonly TimedStep[] };

/** Whether an activity is planned for a different day. Its minutes are then not part of the lesson. */
export const isForAnotherDay = ({ kind }: Pick<Timed, 'kind'>): boolean => kind === 'extend';

/** Returns how many minutes the lesson takes in a class of this many students, without the activities that are planned for a different day. */
export const lessonMinutesFor = (activities: readonly Timed[], students: number): number =>
  activities.reduce((sum, each) => sum + (isForAnotherDay(each) ? 0 : minutesFor(each.time, students)), 0);
