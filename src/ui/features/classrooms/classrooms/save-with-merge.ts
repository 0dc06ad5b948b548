import type { EditConflict } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import { mergeEdits } from '#domain/classrooms/classrooms/merge-edits.ts';
import { ok, type Result } from '#domain/result.ts';

export type FieldOf<E> = keyof E & string;

export type Editing<E extends object, C> = {
  readonly base: C;
  readonly mine: E;
  readonly editOf: (thing: C) => E;
};

/** Two users changed the same fields, so the user has to choose. `mine` includes the fields that only the user changed. */
export type MergeConflict<E extends object, C> = {
  readonly mine: E;
  readonly theirs: C;
  readonly fields: readonly FieldOf<E>[];
};

export type ConcurrentChange<E extends object, C> = {
  readonly theirs: C;
  readonly fields: readonly FieldOf<E>[];
};

export type Merged<E extends object, C> =
  | { readonly kind: 'saved'; readonly thing: C; readonly concurrent: ConcurrentChange<E, C> | null }
  | { readonly kind: 'conflict'; readonly conflict: MergeConflict<E, C> };

const fieldsOf = <E extends object>(edit: E): readonly FieldOf<E>[] =>
  Object.keys(edit).filter((field): field is FieldOf<E> => field in edit);

export const differing = <E extends object>(one: E, other: E): readonly FieldOf<E>[] =>
  fieldsOf(one).filter((field) => !Object.is(one[field], other[field]));

const isConflict = <C>(error: EditConflict<C> | { readonly kind: string }): error is EditConflict<C> =>
  error.kind === 'classroom/edit-conflict';

/**
 * Saves an edit while other users may edit the same record. If the record has changed, merges both edits and saves again, until it succeeds or both edits
 * contain the same field.
 */
export async function saveWithMerge<
  E extends object,
  C extends { readonly version: number },
  F extends { readonly kind: string },
>(
  { base, mine, editOf }: Editing<E, C>,
  save: (edit: E, version: number) => Promise<Result<C, EditConflict<C> | F>>,
  concurrent: ConcurrentChange<E, C> | null = null,
): Promise<Result<Merged<E, C>, F>> {
  const answer = await save(mine, base.version);
  if (answer.ok) return ok({ kind: 'saved', thing: answer.value, concurrent });
  const { error } = answer;
  if (!isConflict<C>(error)) return { ok: false, error };
  const theirs = error.current;
  const { value, conflicts } = mergeEdits(editOf(base), mine, editOf(theirs));
  if (conflicts.length > 0) {
    return ok({ kind: 'conflict', conflict: { mine: value, theirs, fields: conflicts } });
  }
  const fields = [...new Set([...(concurrent?.fields ?? []), ...differing(mine, value)])];
  const met = fields.length === 0 ? null : { theirs, fields };
  return saveWithMerge({ base: theirs, mine: value, editOf }, save, met);
}
