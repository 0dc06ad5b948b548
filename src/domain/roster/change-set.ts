import type { OrganizationPath } from '../access/scope.ts';

/** What a change set was made by. */
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

/** Whether a change set may be long: it is made and undone by jobs, which say themselves what happened to it. */
export const isLongChange = (kind: ChangeSetKind): boolean =>
  kind === 'roster-imported' || kind === 'year-rolled-over';

/** Changes of a roster that were made at once, by whom and why, so that they can be undone by value (ROS-9). */
export type ChangeSet = {
  readonly id: string;
  readonly kind: ChangeSetKind;
  /** The organization whose roster it changes; null for what belongs to none. */
  readonly organization: OrganizationPath | null;
  /** The account that made it; null once that account was erased. */
  readonly by: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The change set that this one takes back. */
  readonly undoes: string | null;
};

/** What was done to a roster at once, in the words of the audit log: to so many students; the classroom that they came to, or null. */
export type RosterChanged = {
  readonly kind: ChangeSetKind;
  readonly classroom: string | null;
  readonly count: number;
};

/** How long after it was made a change set can be undone, in milliseconds: 7 days. */
export const undoWindowMs = 7 * 24 * 60 * 60 * 1000;

/** Why a change set cannot be undone; null where it can. */
export function undoProblem(
  set: Pick<ChangeSet, 'at' | 'undoes'> & { readonly undoneBy: string | null },
  now: number,
): 'roster/already-undone' | 'roster/undo-too-late' | null {
  if (set.undoneBy !== null || set.undoes !== null) return 'roster/already-undone';
  return now - set.at < undoWindowMs ? null : 'roster/undo-too-late';
}
