import type { ActivityHead } from '../../lessons/lessons/lesson.ts';
import type { StudentAssignment } from '../students/entry.ts';
import type { StudentProgram } from './student-program.ts';

export type OpenActivity = { readonly assignment: StudentAssignment; readonly activity: ActivityHead };

const isDone = ({ assignment, activity }: OpenActivity): boolean =>
  assignment.progress.some(({ activityId, state }) => activityId === activity.id && state === 'done');

/**
 * Returns the activity to continue with: the first one that is not done. The search starts at the activity whose program the student changed last, and then
 * continues from the beginning. Null if all are done.
 */
export function whereStopped(
  assignments: readonly StudentAssignment[],
  programs: readonly StudentProgram[],
): OpenActivity | null {
  const all = assignments.flatMap((assignment) =>
    assignment.activities.map((activity): OpenActivity => ({ assignment, activity })),
  );
  const [last] = programs
    .toSorted((one, other) => other.changedAt - one.changedAt)
    .flatMap(({ lessonSlug, activityId }) => {
      const at = all.findIndex(
        ({ assignment, activity }) => assignment.lessonSlug === lessonSlug && activity.id === activityId,
      );
      return at < 0 ? [] : [at];
    });
  const from = last ?? 0;
  const ordered = [...all.slice(from), ...all.slice(0, from)];
  return ordered.find((each) => !isDone(each)) ?? null;
}
