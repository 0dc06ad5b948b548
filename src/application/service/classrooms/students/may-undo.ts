import { covers } from '#domain/organizations/access/can.ts';
import { type ChangeSet, isLongChange, undoProblem } from '#domain/classrooms/change-sets/change-set.ts';
import type { Caller } from '../../identity/caller/caller.ts';

/** Whether the caller could currently undo a change set with `undoChangeSet`. Imports and rollovers are undone on their own pages. */
export function mayUndo(
  caller: Caller,
  entry: ChangeSet & { readonly undoneBy: string | null },
  now: number,
): boolean {
  const { by, organization, kind } = entry;
  if (isLongChange(kind) || undoProblem(entry, now) !== null) return false;
  const relation = by === caller.account.id ? 'owner' : 'none';
  return covers(caller.actor, 'student.edit', { relation, organization }).ok;
}
