/** An edit that came of two. `conflicts` names the fields that both changed, to different values. */
export type MergedEdits<T> = {
  /** What only one changed is taken from them; where both did, it is mine, so that nothing typed is lost. */
  readonly value: T;
  readonly conflicts: readonly (keyof T & string)[];
};

/**
 * Merges two edits of the same thing, field by field: `base` is what both started from, `mine` what was typed here,
 * `theirs` what stands by now. Where `conflicts` is empty, `value` can be sent as it is, with the version of `theirs`.
 * Fields are compared as plain values.
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
