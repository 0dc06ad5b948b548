import type { MarkedState } from '../students/student-mark.ts';
import { hasAllGoals, type StudentWork } from './student-work.ts';

const minuteMs = 60_000;

/** The reason why a student may need a teacher. `since` is in epoch milliseconds. */
export type StuckReason =
  | { readonly kind: 'asked-for-help'; readonly since: number }
  | { readonly kind: 'same-run'; readonly runs: number }
  | { readonly kind: 'same-blocks'; readonly minutes: number }
  | { readonly kind: 'no-change'; readonly minutes: number }
  | { readonly kind: 'not-started'; readonly minutes: number };

/** A student in a running class. `work` is null before they open an activity. */
export type StudentAtWork = {
  readonly work: StudentWork | null;
  readonly mark: MarkedState | null;
  /** When the first student of the class opened an activity. */
  readonly classBeganAt: number;
  readonly now: number;
};

/** A student who has not worked for this many milliseconds no longer belongs to the running class. */
export const classMs = 60 * minuteMs;

type Rule = (student: StudentAtWork) => StuckReason | null;

const minutesFrom = (from: number, now: number): number => Math.floor((now - from) / minuteMs);

const ifWorking =
  (is: (work: StudentWork, now: number) => StuckReason | null): Rule =>
  ({ work, now }) =>
    work === null ? null : is(work, now);

/** When a student counts as stuck, most urgent first. */
export const stuckLimits = {
  runs: 5,
  /** Minimum number of consecutive changes that only reorder blocks or change values, during at least `sameBlocksMinutes`. */
  reorders: 4,
  sameBlocksMinutes: 4,
  quietMinutes: 5,
  lateMinutes: 3,
} as const;

const askedForHelp: Rule = ({ mark }) =>
  mark?.state === 'needs_help' ? { kind: 'asked-for-help', since: mark.at } : null;

const signs: readonly Rule[] = [
  ifWorking(({ runs }) => (runs >= stuckLimits.runs ? { kind: 'same-run', runs } : null)),
  ifWorking(({ reorders, sameBlocksSince }, now) => {
    const minutes = minutesFrom(sameBlocksSince, now);
    const isSame = reorders >= stuckLimits.reorders && minutes >= stuckLimits.sameBlocksMinutes;
    return isSame ? { kind: 'same-blocks', minutes } : null;
  }),
  ifWorking(({ changedAt }, now) => {
    const minutes = minutesFrom(changedAt, now);
    return minutes >= stuckLimits.quietMinutes ? { kind: 'no-change', minutes } : null;
  }),
  ({ work, classBeganAt, now }) => {
    const minutes = minutesFrom(classBeganAt, now);
    return work === null && minutes >= stuckLimits.lateMinutes ? { kind: 'not-started', minutes } : null;
  },
];

const isFinished = ({ work, mark }: StudentAtWork): boolean =>
  mark?.state === 'done' || (work !== null && hasAllGoals(work));

/** Returns why a student may need a teacher now; null if no rule applies. A request for help counts even from a student who is finished. */
export function stuckReason(student: StudentAtWork): StuckReason | null {
  const request = askedForHelp(student);
  if (request !== null || isFinished(student)) return request;
  for (const sign of signs) {
    const reason = sign(student);
    if (reason !== null) return reason;
  }
  return null;
}

export const stuckKinds: readonly StuckReason['kind'][] = [
  'asked-for-help',
  'same-run',
  'same-blocks',
  'no-change',
  'not-started',
];
