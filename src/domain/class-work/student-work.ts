import type { Slug } from '../lessons/lesson.ts';
import { readProgram } from '../programs/parse-program.ts';
import { blocksWithin } from '../programs/program.ts';

/** The work of one student in one activity, as the teacher's live view needs it. Times are in epoch milliseconds. */
export type StudentWork = {
  readonly studentId: string;
  readonly lessonSlug: Slug;
  readonly activityId: string;
  /** When the student last opened the activity. */
  readonly openedAt: number;
  /** When the program last changed, or `openedAt`. */
  readonly changedAt: number;
  /** Changes in a row that left the same blocks, in another order or with other values. */
  readonly reorders: number;
  /** Since when the program has had the same blocks. */
  readonly sameBlocksSince: number;
  /** How often the program ran since it changed. */
  readonly runs: number;
  /** The goals that a program of the student has met, by place from 0, in order. They stay when the program changes. */
  readonly earned: readonly number[];
  /** How many goals the activity has; 0 if unknown. */
  readonly goals: number;
};

/** An action of a student. `changed` has the text of the program before and after; `said` means that they need help or are done. */
export type WorkSignal =
  | { readonly kind: 'opened' | 'ran' | 'said' }
  | { readonly kind: 'goals'; readonly earned: readonly number[]; readonly goals: number }
  | { readonly kind: 'changed'; readonly before: string; readonly after: string };

export const reportedSignals = ['opened', 'ran', 'goals'] as const;

/** The blocks of a program by name, sorted; '' of a text that is no program. */
function blocksOf(text: string): string {
  const { stacks } = readProgram(text) ?? { stacks: [] };
  const hats = stacks.flatMap(({ hat }) => hat ?? []);
  const blocks = stacks.flatMap(({ body }) => blocksWithin(body).map(({ block }) => block));
  return [...hats, ...blocks].toSorted().join(' ');
}

type WorkPlace = Pick<StudentWork, 'activityId' | 'lessonSlug' | 'studentId'>;

/** The work of a student who has just opened the activity. */
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

/** The goals that are earned after a report; those of a version of the lesson with other goals are forgotten. */
function earnedAfter(
  work: Pick<StudentWork, 'earned' | 'goals'>,
  { earned, goals }: Pick<StudentWork, 'earned' | 'goals'>,
): readonly number[] {
  const before = work.goals === goals ? work.earned : [];
  const known = [...before, ...earned].filter((goal) => goal < goals);
  return [...new Set(known)].toSorted((one, other) => one - other);
}

/** Whether the student has met every goal of an activity that has goals. */
export const hasAllGoals = ({ earned, goals }: Pick<StudentWork, 'earned' | 'goals'>): boolean =>
  goals > 0 && earned.length >= goals;

/** The work after a signal at a moment; `before` is null for an activity that the student has not opened. */
export function afterSignal(
  before: StudentWork | null,
  place: WorkPlace,
  signal: WorkSignal,
  at: number,
): StudentWork {
  const work = before ?? begun(place, at);
  switch (signal.kind) {
    case 'opened':
      // Attempts on another day do not count for this lesson.
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
