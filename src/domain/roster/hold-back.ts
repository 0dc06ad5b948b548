import { byRow, type Change } from './change.ts';
import type { ChangeSetKind } from './change-set.ts';
import { keyOf } from './roster.ts';

/** Names one field of one row. */
export type FieldKey = `${string}/${string}#${string}`;
export const fieldKeyOf = (change: Pick<Change, 'field' | 'id' | 'kind'>): FieldKey =>
  `${keyOf(change)}#${change.field}`;

/** The fields that a user chooses in a merge. They count as edited even if the value is the one from before (R12). */
export const chosenInMerge = ['given', 'family', 'display', 'studentId'] as const;

/** What a sync may do by itself, and what would overwrite what a person wrote. */
export type HeldBack = { readonly free: readonly Change[]; readonly overwriting: readonly Change[] };

/**
 * Parts the changes of a sync by what people edited since the source last had its say: their edits outrank it, field by
 * field, and so does a removal (R11, R12). A row that would come or go is held back as a whole. What overwrites is shown and
 * is off until somebody turns it on.
 */
export function holdBack(changes: readonly Change[], edited: ReadonlySet<FieldKey>): HeldBack {
  const isEdited = (change: Change) => edited.has(fieldKeyOf(change));
  const overwriting = new Set(
    byRow(changes).flatMap(({ act, changes: ofRow }) => {
      if (act === 'edit') return ofRow.filter(isEdited);
      return ofRow.some(isEdited) ? ofRow : [];
    }),
  );
  return {
    free: changes.filter((change) => !overwriting.has(change)),
    overwriting: changes.filter((change) => overwriting.has(change)),
  };
}

/** Whether a change by a set of this kind is a person's edit. An undo that takes a classroom from its source is none: it is no release (R17). */
export const isPersonsEdit = (kind: ChangeSetKind, { field }: Pick<Change, 'field'>): boolean =>
  kind !== 'roster-imported' && kind !== 'year-rolled-over' && (kind !== 'undo' || field !== 'source');
