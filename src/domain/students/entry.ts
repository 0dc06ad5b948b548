import type { ActivityHead, Slug } from '../lessons/lesson.ts';
import type { Learning } from '../license/wind-down.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { joinCodeLength, joinCodeSymbols } from '../join-codes/join-code.ts';
import type { FieldProblem } from '../account/field-problem.ts';
import { err, ok, type Result } from '../result.ts';
import type { LoginKind } from './login-secret.ts';

/** A student on the list from which they choose themselves: first name and initial, nothing more. */
export type EntryStudent = { readonly id: string; readonly name: string };

/** What a student who chose themselves is asked for. */
export type EntryChoice = EntryStudent & { readonly kind: LoginKind };

/** A student who is in, on a day of their school; the token ends with it. */
export type EnteredStudent = EntryStudent & {
  readonly token: string;
  readonly day: IsoDate;
  readonly timeZone: string;
};

/** How far a student is with an activity, by their own word. */
export const ownProgressStates = ['started', 'needs_help', 'done'] as const;
export type OwnProgressState = (typeof ownProgressStates)[number];
export type OwnProgress = { readonly activityId: string; readonly state: OwnProgressState };

/** A choice of a student in an exit question. */
export type OwnAnswer = { readonly questionId: string; readonly choice: string };

/** The goals of an activity that a student has earned, by place from 0; `goals` is how many the activity has. */
export type EarnedGoals = {
  readonly activityId: string;
  readonly earned: readonly number[];
  readonly goals: number;
};

/** A lesson of the class as a student has it; no note of a teacher, and nothing about others. */
export type StudentAssignment = {
  readonly id: string;
  readonly lessonSlug: Slug;
  readonly lessonVersion: number;
  readonly dueOn: IsoDate | null;
  readonly title: string;
  readonly activities: readonly ActivityHead[];
  readonly progress: readonly OwnProgress[];
  /** The goals that the student has earned, by activity. */
  readonly goals: readonly EarnedGoals[];
  /** The student's choices in the exit questions. */
  readonly answers: readonly OwnAnswer[];
};

/** What a token shows: who one is, and what there is to do. */
export type StudentBoard = {
  readonly student: EntryStudent;
  readonly classroom: string;
  /** What the license of the class lets them do. */
  readonly learning: Learning;
  readonly assignments: readonly StudentAssignment[];
};

const shape = new RegExp(`^[${joinCodeSymbols}]{${joinCodeLength}}$`);

/** Parses a class code as a child types it: in either case, with gaps and dashes or without. */
export function parseClassCode(typed: string): Result<string, FieldProblem> {
  const code = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
  if (code === '') return err('required');
  return shape.test(code) ? ok(code) : err('malformed');
}
