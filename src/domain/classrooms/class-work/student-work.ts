import type { Slug } from '../../lessons/lessons/lesson.ts';
import { readProgram } from '../../lessons/programs/parse-program.ts';
import { blocksWithin } from '../../lessons/programs/program.ts';

/** One student's work in one activity, for the live view. Times are in epoch milliseconds. */
export type StudentWork = {
  readonly studentId: string;
  readonly lessonSlug: Slug;
  readonly activityId: string;
  readonly openedAt: number;
  readonly changedAt: number;
  /** Number of consecutive changes that only reordered blocks or changed values. */
  readonly reorders: number;
  readonly sameBlocksSince: number;
  readonly runs: number;
  /** Indexes of the goals that the student has met, ascending. A later change of the program does not remove them. */
  readonly earned: readonly number[];
  /** Number of goals of the activity; 0 if unknown. */
  readonly goals: number;
};

/** An action of a student. `changed` contains the program's text before and after; `said` means that the student needs help or is done. */
export type WorkSignal =
  | { readonly kind: 'opened' | 'ran' | 'said' }
  | { readonly kind: 'goals'; readonly earned: readonly number[]; readonly goals: number }
  | { readonly kind: 'changed'; readonly before: string; readonly after: string };

export const reportedSignals = ['opened', 'ran', 'goals'] as const;

/** Returns the sorted block names of a program; '' if it cannot be parsed. */
function blocksOf(text: string): string {
  const { stacks } = readProgram(text) ?? { stacks: [] };
  const hats = stacks.flatMap(({ hat }) => hat ?? []);
  const blocks = stacks.flatMap(({ body }) => blocksWithin(body).map(({ block }) => block));
  return [...hats, ...blocks].toSorted().join(' ');
}

export type WorkPlace = Pick<StudentWork, 'activityId' | 'lessonSlug' | 'studentId'>;

const begun = ({ studentId, lessonSlug, activityId }: WorkPlace, at: number): StudentWork => ({
  studentId,
  lessonSlug,
  activityId,
  openedAt: at,
  changedAt: at,
  reorders: 0,
  sameBlocksSince: at,
  runs: 0,
  earned: [],
  goals: 0,
});

function earnedAfter(
  work: Pick<StudentWork, 'earned' | 'goals'>,
  { earned, goals }: Pick<StudentWork, 'earned' | 'goals'>,
): readonly number[] {
  const before = work.goals === goals ? work.earned : [];
  const known = [...before, ...earned].filter((goal) => goal < goals);
  return [...new Set(known)].toSorted((one, other) => one - other);
}

/** Whether the student has met all goals of an activity with goals. */
export const hasAllGoals = ({ earned, goals }: Pick<StudentWork, 'earned' | 'goals'>): boolean =>
  goals > 0 && earned.length >= goals;

/** Returns the work after a signal; `before` is null if the student has not opened the activity. */
export function afterSignal(
  before: StudentWork | null,
  place: WorkPlace,
  signal: WorkSignal,
  at: number,
): StudentWork {
  const work = before ?? begun(place, at);
  switch (signal.kind) {
    case 'opened':
      // Attempts from an earlier day do not count.
      return { ...begun(place, at), earned: work.earned, goals: work.goals };
    case 'ran':
      return { ...work, runs: work.runs + 1 };
    case 'goals':
      return { ...work, earned: earnedAfter(work, signal), goals: signal.goals };
    case 'said':
      return work;
    case 'changed':
      break;
  }
  const isReordered = blocksOf(signal.before) === blocksOf(signal.after);
  return {
    ...work,
    changedAt: at,
    runs: 0,
    ...(isReordered ? { reorders: work.reorders + 1 } : { reorders: 0, sameBlocksSince: at }),
  };
}
