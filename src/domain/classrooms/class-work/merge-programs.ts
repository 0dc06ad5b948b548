import { readProgram } from '../../lessons/programs/parse-program.ts';
import { printProgram } from '../../lessons/programs/print-program.ts';
import { err, ok, type Result } from '../../result.ts';

/** The result of a save. `merged` is true if a different computer has changed the program since `base`. */
export type SavedText = { readonly text: string; readonly merged: boolean };

/** Returns the stacks of a program as source text; null if it cannot be parsed. */
function stacksOf(text: string): readonly string[] | null {
  const stacks = readProgram(text)?.stacks ?? null;
  return stacks?.map((stack) => printProgram({ stacks: [stack] })) ?? null;
}

function minus(from: readonly string[], without: readonly string[]): readonly string[] {
  const left = [...without];
  return from.filter((stack) => {
    const at = left.indexOf(stack);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

/** Merges two programs based on `base`, stack by stack. Returns null if both changed the same stack, or the result does not parse. */
function mergeStacks(base: string, mine: string, theirs: string): string | null {
  const [from, one, other] = [stacksOf(base), stacksOf(mine), stacksOf(theirs)];
  if (from === null || one === null || other === null) return null;
  const [gone, removedByOther] = [minus(from, one), minus(from, other)];
  const added = minus(one, from);
  const allAddedByOther = minus(other, from);
  const addedByOther = minus(allAddedByOther, added);
  const bothChanged = minus(gone, minus(gone, removedByOther)).length;
  // A save that repeats another save, or is part of a later one, is not a conflict.
  const changedEqually = allAddedByOther.length - addedByOther.length;
  if (bothChanged > changedEqually && (added.length > 0 || addedByOther.length > 0)) return null;
  const stacks = [...minus(minus(from, gone), minus(removedByOther, gone)), ...added, ...addedByOther];
  const text = stacks.join('\n\n');
  return readProgram(text) === null ? null : text;
}

/**
 * Returns the text to store: `mine` is based on `base` (null if unknown), and `current` is stored. If both changed the same stack, `mine` is stored, and the
 * caller must keep `current` as a version.
 *
 * @returns an error if `mine` does not parse
 */
export function mergeSave(
  base: string | null,
  mine: string,
  current: string | null,
): Result<SavedText, 'malformed'> {
  if (stacksOf(mine) === null) return err('malformed');
  if (current === null || current === mine || base === current) return ok({ text: mine, merged: false });
  if (base === mine) return ok({ text: current, merged: true });
  return ok({ text: (base === null ? null : mergeStacks(base, mine, current)) ?? mine, merged: true });
}
