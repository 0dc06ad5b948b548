import { byRow, type Change } from './change.ts';
import { keyOf } from './roster.ts';

export type FieldKey = `${string}/${string}#${string}`;
export const fieldKeyOf = (change: Pick<Change, 'field' | 'id' | 'kind'>): FieldKey =>
  `${keyOf(change)}#${change.field}`;

/** The fields that a user chooses in a merge. They count as edited even if the value did not change (R12). */
export const chosenInMerge = ['given', 'family', 'display', 'studentId'] as const;

export type SeparatedChanges = { readonly free: readonly Change[]; readonly overwriting: readonly Change[] };

/**
 * Separates the changes of a sync that would overwrite user edits since the last import. Each field that a user edited keeps its value, and a row that a user
 * removed stays removed (R11, R12). An added or removed row is held back as a whole. Overwriting changes are shown, and applied only if the user chooses so.
 */
export function separateOverwriting(
  changes: readonly Change[],
  edited: ReadonlySet<FieldKey>,
): SeparatedChanges {
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
