import type { ActivityHead } from '../../lessons/lessons/lesson.ts';
import { isForAnotherDay } from '../../lessons/lessons/lesson-time.ts';

/** Returns the planned minutes of a lesson, without the activities that are planned for a different day. */
export const plannedMinutes = (activities: readonly ActivityHead[]): number =>
  activities.reduce((sum, each) => sum + (isForAnotherDay(each) ? 0 : each.minutes), 0);
