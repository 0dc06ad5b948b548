import type { OrganizationPath } from '../access/scope.ts';
import type { Selection } from '../tables/selection.ts';
import type { StudentColumn } from './student-table.ts';

/** What changes where students are, as a change set that can be undone. `from` null is every classroom that the caller reaches. */
export type RosterAct =
  | { readonly kind: 'move'; readonly from: string | null; readonly to: string }
  | { readonly kind: 'copy'; readonly to: string }
  | { readonly kind: 'restore' }
  | { readonly kind: 'remove'; readonly from: string }
  | { readonly kind: 'archive' };

/**
 * What cannot be undone, and makes no change set: a reset ends what students log in with, whose next card has something new; who is
 * erased is gone. Removing from a class, archiving and erasing are three verbs (SEC-6).
 */
export type FinalAct = { readonly kind: 'erase' } | { readonly kind: 'reset' };

/** What is done to students, one or many. */
export type StudentAct = FinalAct | RosterAct;

/** Whether an act cannot be undone. */
export const isFinalAct = (act: StudentAct): act is FinalAct => act.kind === 'erase' || act.kind === 'reset';

export const studentActKinds = ['move', 'copy', 'restore', 'remove', 'archive', 'reset', 'erase'] as const;
export type StudentActKind = StudentAct['kind'];

/** Which students: some by their ids, or all that a filter leaves but for exceptions. */
export type StudentSelection = {
  readonly selection: Selection<StudentColumn>;
  readonly archived: boolean;
};

/** How many are changed in one transaction; more are done by a job. */
export const studentsAtOnce = 500;
/** How many students may be named one by one. */
export const mostStudentsNamed = 5_000;

/** Why a student was left as they are. */
export const studentSkips = [
  'student/not-found',
  'student/archived',
  'student/not-archived',
  'student/not-in-classroom',
  'student/there-already',
  'student/no-secret',
  // In the caller's classroom, and of another school, which alone erases them.
  'classroom/owner-only',
  'classroom/student-limit',
  'license/students-full',
  // Why a job could not go on: what it was permitted, or the classroom, changed since it was ordered.
  'classroom/not-found',
  'classroom/archived',
  'license/ended',
  'account/not-permitted',
] as const;
export type StudentSkip = (typeof studentSkips)[number];

/** So many of those who were skipped are named. */
export const mostSkipsNamed = 200;

/** What an act did: how many it changed, and how many it skipped; the first of them, and why (R24). */
export type StudentsChanged = {
  readonly act: StudentActKind;
  /** The change set by which all of it is undone; null where nothing was changed, or nothing can be undone. */
  readonly changeSetId: string | null;
  readonly changed: number;
  readonly skippedCount: number;
  readonly skipped: readonly { readonly id: string; readonly why: StudentSkip }[];
};

/** An act on a selection: what it did, or the job that does it. `count` students were selected. */
export type StudentsActed = {
  readonly count: number;
  readonly jobId: string | null;
  readonly result: StudentsChanged | null;
};

/** What the job is given: who acts in which organization, and the students who were selected when they did. */
export type StudentsOrder = {
  readonly by: string;
  readonly organization: OrganizationPath;
  readonly act: StudentAct;
  readonly ids: readonly string[];
  readonly changeSetId: string;
};
