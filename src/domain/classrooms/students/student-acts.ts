import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { Selection } from '../../platform/tables/selection.ts';
import type { StudentColumn } from './student-table.ts';

/**
 * An act that changes enrollments or archives students, as a change set that can be undone. If `from` is null, it applies to every classroom that the caller
 * can access.
 */
export type RosterAct =
  | { readonly kind: 'move'; readonly from: string | null; readonly to: string }
  | { readonly kind: 'copy'; readonly to: string }
  | { readonly kind: 'restore' }
  | { readonly kind: 'remove'; readonly from: string }
  | { readonly kind: 'archive' };

/**
 * An act that cannot be undone and has no change set: a reset replaces the logins, and an erased student is deleted. Removing from a class, archiving and
 * erasing are three different acts (SEC-6).
 */
export type FinalAct = { readonly kind: 'erase' } | { readonly kind: 'reset' };

export type StudentAct = FinalAct | RosterAct;

export const isFinalAct = (act: StudentAct): act is FinalAct => act.kind === 'erase' || act.kind === 'reset';

export const studentActKinds = ['move', 'copy', 'restore', 'remove', 'archive', 'reset', 'erase'] as const;
export type StudentActKind = StudentAct['kind'];

export type StudentSelection = {
  readonly selection: Selection<StudentColumn>;
  readonly archived: boolean;
};

export const studentsPerBatch = 500;
export const maxStudentsNamed = 5_000;

export const studentSkips = [
  'student/not-found',
  'student/archived',
  'student/not-archived',
  'student/not-in-classroom',
  'student/there-already',
  'student/no-login',
  // The student is in the caller's classroom but belongs to a different school, and only that school can erase them.
  'classroom/owner-only',
  'classroom/student-limit',
  'license/students-full',
  // The job stopped, because permissions or the classroom changed after the job was requested.
  'classroom/not-found',
  'classroom/archived',
  'license/ended',
  'account/not-permitted',
] as const;
export type StudentSkip = (typeof studentSkips)[number];

export const maxSkipsNamed = 200;

/** The result of an act: the numbers of changed and skipped students, and the first skipped ones with reasons (R24). */
export type StudentsChanged = {
  readonly act: StudentActKind;
  /** The id of the change set for undo; null if nothing was changed or nothing can be undone. */
  readonly changeSetId: string | null;
  readonly changed: number;
  readonly skippedCount: number;
  readonly skipped: readonly { readonly id: string; readonly why: StudentSkip }[];
};

/** The result of a change of one student: the id of the change set for undo; null if nothing changed. */
export type StudentChanged = Pick<StudentsChanged, 'changeSetId'>;

/** The result of an act on a selection, or the job that performs it. `count` students were selected. */
export type StudentsActed = {
  readonly count: number;
  readonly jobId: string | null;
  readonly result: StudentsChanged | null;
};

export type StudentsOrder = {
  readonly by: string;
  readonly organization: OrganizationPath;
  readonly act: StudentAct;
  readonly ids: readonly string[];
  readonly changeSetId: string;
};
