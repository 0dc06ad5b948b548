/** The result of merging two edits. `conflicts` names the fields that both changed to different values. */
export type MergedEdits<T> = {
  /** A field that only one edit changed has the value of that edit. A conflicting field has my value, so that no typed text is lost. */
  readonly value: T;
  readonly conflicts: readonly (keyof T & string)[];
};

/**
 * Merges two edits field by field: `base` is their common origin, `mine` was typed here, `theirs` is stored. If `conflicts` is empty,
 * `value` can be saved with the version of `theirs`. Compares fields as plain values.
 */
export function mergeEdits<T extends object>(base: T, mine: T, theirs: T): MergedEdits<T> {
  const value = { ...theirs };
  const conflicts: (keyof T & string)[] = [];
  for (const field of fieldsOf(mine)) {
    if (Object.is(mine[field], base[field])) continue;
    value[field] = mine[field];
    const both = !Object.is(theirs[field], base[field]) && !Object.is(theirs[field], mine[field]);
    if (both) conflicts.push(field);
  }
  return { value, conflicts };
}

const fieldsOf = <T extends object>(edit: T): readonly (keyof T & string)[] =>
  Object.keys(edit).filter((field): field is keyof T & string => field in edit);
