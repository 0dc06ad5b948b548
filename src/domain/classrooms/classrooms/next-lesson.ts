import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { type Assignment, isOpenAssignment } from './classroom.ts';

/** An activity that a class has not done yet, in its order in the lesson. */
export type NextLesson = {
  readonly assignment: Assignment;
  /** Position of the activity in the lesson, from 1. */
  readonly part: number;
  /** When the lesson was assigned, or when progress was last recorded, in epoch milliseconds. */
  readonly at: number;
};

/** Returns the next activity of the unfinished open lesson that a class worked on last; null if there is none. */
export function nextLesson(assignments: readonly Assignment[], today: IsoDate): NextLesson | null {
  const open = assignments.flatMap((assignment): readonly NextLesson[] => {
    const left = assignment.progress.findIndex(({ state }) => state !== 'done');
    if (left < 0 || !isOpenAssignment(assignment, today)) return [];
    const times = assignment.progress.flatMap(({ updatedAt }) => updatedAt ?? []);
    return [{ assignment, part: left + 1, at: Math.max(assignment.assignedAt, ...times) }];
  });
  return open.toSorted((a, b) => b.at - a.at)[0] ?? null;
}
