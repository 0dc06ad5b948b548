import type { ActivityProgress, AssignedLesson, ProgressState } from './classroom.ts';

/** The progress of a class in a lesson. Minutes are the sums of the activities. */
export type ProgressSummary = {
  /** `needs_help` if any activity is; `done` if all are. */
  readonly state: ProgressState;
  readonly done: number;
  readonly activities: number;
  readonly needHelp: number;
  /** Recorded class time in minutes; unrecorded activities count as 0. */
  readonly minutesTaken: number;
  /** Planned minutes of the activities that are not done. */
  readonly minutesLeft: number;
  /** The first activity that is not done; null if all are. */
  readonly next: string | null;
};

export function summarizeProgress({
  lesson,
  progress,
}: {
  readonly lesson: Pick<AssignedLesson, 'activities'>;
  readonly progress: readonly Pick<ActivityProgress, 'activityId' | 'minutes' | 'state'>[];
}): ProgressSummary {
  const stateOf = new Map(progress.map(({ activityId, state }) => [activityId, state]));
  const open = lesson.activities.filter(({ id }) => stateOf.get(id) !== 'done');
  const activities = lesson.activities.length;
  const needHelp = lesson.activities.filter(({ id }) => stateOf.get(id) === 'needs_help').length;
  const touched = lesson.activities.some(({ id }) => (stateOf.get(id) ?? 'not_started') !== 'not_started');
  return {
    state: overall({ needHelp, touched, allDone: activities > 0 && open.length === 0 }),
    done: activities - open.length,
    activities,
    needHelp,
    minutesTaken: progress.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    minutesLeft: open.reduce((sum, { minutes }) => sum + minutes, 0),
    next: open[0]?.id ?? null,
  };
}

type Facts = { readonly needHelp: number; readonly touched: boolean; readonly allDone: boolean };

const overall = ({ needHelp, touched, allDone }: Facts): ProgressState => {
  if (needHelp > 0) return 'needs_help';
  if (allDone) return 'done';
  return touched ? 'started' : 'not_started';
};
