import type { OrganizationPath } from '../../identity/membership/organization.ts';

export const changeSetKinds = [
  'students-added',
  'student-edited',
  'students-moved',
  'students-copied',
  'students-removed',
  'students-archived',
  'students-restored',
  'students-merged',
  'classroom-released',
  'roster-imported',
  'year-rolled-over',
  'undo',
] as const;
export type ChangeSetKind = (typeof changeSetKinds)[number];

/** Whether change sets of this kind may take long. A job creates or undoes them and reports the result. */
export const isLongChange = (kind: ChangeSetKind): boolean =>
  kind === 'roster-imported' || kind === 'year-rolled-over';

/** Changes of a roster that are applied together, with their author and kind, so that they can be undone by value (ROS-9). */
export type ChangeSet = {
  readonly id: string;
  readonly kind: ChangeSetKind;
  /** The organization of the roster; null if there is none. */
  readonly organization: OrganizationPath | null;
  /** Account id; null if the account was erased. */
  readonly by: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The change set that this one undoes; null if none. */
  readonly undoes: string | null;
};

/** A change set in the audit log: the number of students, and the target classroom, or null if there is none. */
export type RosterChanged = {
  readonly kind: ChangeSetKind;
  readonly classroom: string | null;
  readonly count: number;
};

/** How long a change set can be undone, in milliseconds: 7 days. */
export const undoWindowMs = 7 * 24 * 60 * 60 * 1000;

/** Returns why a change set cannot be undone; null if it can. */
export function undoProblem(
  set: Pick<ChangeSet, 'at' | 'undoes'> & { readonly undoneBy: string | null },
  now: number,
): 'roster/already-undone' | 'roster/undo-too-late' | null {
  if (set.undoneBy !== null || set.undoes !== null) return 'roster/already-undone';
  return now - set.at < undoWindowMs ? null : 'roster/undo-too-late';
}
