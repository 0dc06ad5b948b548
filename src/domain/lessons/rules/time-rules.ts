import type { Lesson } from '../lessons/lesson.ts';
import {
  classSizes,
  isForAnotherDay,
  lessonMinutesFor,
  minutesFor,
  maxMinutesOver,
} from '../lessons/lesson-time.ts';

/** The stated minutes differ from the minutes of the steps. */
export type TimeProblem =
  | {
      readonly kind: 'lesson/minutes-do-not-add-up';
      readonly field: string;
      readonly stated: number;
      readonly sum: number;
    }
  | {
      readonly kind: 'lesson/minutes-off-model';
      readonly field: string;
      readonly stated: number;
      readonly needed: number;
      readonly students: number;
    };

/** Returns every wrong time: sums, activities that are longer or shorter than stated, and a lesson that takes too long in a large class. */
export function timeProblems({ durationMin, activities }: Pick<Lesson, 'durationMin' | 'activities'>) {
  const problems: TimeProblem[] = [];
  const sum = activities.reduce((total, each) => total + (isForAnotherDay(each) ? 0 : each.minutes), 0);
  if (sum !== durationMin) {
    problems.push({ kind: 'lesson/minutes-do-not-add-up', field: 'durationMin', stated: durationMin, sum });
  }
  for (const [at, { minutes, time }] of activities.entries()) {
    const needed = minutesFor(time, classSizes.usual);
    if (needed === minutes) continue;
    const field = `activities[${at}].time`;
    const students = classSizes.usual;
    problems.push({ kind: 'lesson/minutes-off-model', field, stated: minutes, needed, students });
  }
  const large = lessonMinutesFor(activities, classSizes.large);
  if (large > durationMin + maxMinutesOver) {
    const facts = { stated: durationMin, needed: large, students: classSizes.large };
    problems.push({ kind: 'lesson/minutes-off-model', field: 'durationMin', ...facts });
  }
  return problems;
}
