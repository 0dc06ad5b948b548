import type { ActivityHead, Slug } from '../../lessons/lessons/lesson.ts';
import type { Learning } from '../../organizations/grants/wind-down.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { classCodeLength, classCodeSymbols } from '../class-codes/class-code.ts';
import type { FieldProblem } from '../../platform/forms/field-problem.ts';
import { err, ok, type Result } from '../../result.ts';
import type { LoginKind } from './login-kind.ts';

/** A student in the list where students choose their name. `name` is the one from `namesInClass`. */
export type EntryStudent = { readonly id: string; readonly name: string };

export type EntryChoice = EntryStudent & { readonly kind: LoginKind };

/** A student who is logged in for a day at their school. The token expires at the end of the day. */
export type EnteredStudent = EntryStudent & {
  readonly token: string;
  readonly day: IsoDate;
  readonly timeZone: string;
};

export const ownProgressStates = ['started', 'needs_help', 'done'] as const;
export type OwnProgressState = (typeof ownProgressStates)[number];
export type OwnProgress = { readonly activityId: string; readonly state: OwnProgressState };

export type OwnAnswer = { readonly questionId: string; readonly choice: string };

/** The goals of an activity that a student has earned, as indexes from 0; `goals` is the number of goals. */
export type EarnedGoals = {
  readonly activityId: string;
  readonly earned: readonly number[];
  readonly goals: number;
};

export type StudentAssignment = {
  readonly id: string;
  readonly lessonSlug: Slug;
  readonly lessonVersion: number;
  readonly dueOn: IsoDate | null;
  readonly title: string;
  readonly activities: readonly ActivityHead[];
  readonly progress: readonly OwnProgress[];
  readonly goals: readonly EarnedGoals[];
  readonly answers: readonly OwnAnswer[];
};

export type StudentBoard = {
  readonly student: EntryStudent;
  readonly classroom: string;
  readonly learning: Learning;
  readonly assignments: readonly StudentAssignment[];
};

const shape = new RegExp(`^[${classCodeSymbols}]{${classCodeLength}}$`);

/** Parses a class code as a child types it: in upper or lower case, with or without spaces and dashes. */
export function parseClassCode(typed: string): Result<string, FieldProblem> {
  const code = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
  if (code === '') return err('required');
  return shape.test(code) ? ok(code) : err('malformed');
}
