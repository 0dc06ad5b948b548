import type { AppliedChange, Change } from './change.ts';

/**
 * Returns the changes that undo a change set, in reverse order. They change the new values to the old ones, so that later edits are kept (ROS-9). Leaves out
 * changes that were kept or impossible.
 */
export const inverse = (changes: readonly AppliedChange[]): readonly Change[] =>
  changes
    .filter(({ outcome }) => outcome.of === 'done')
    .map(({ kind, id, field, from, to }) => ({ kind, id, field, from: to, to: from }))
    .toReversed();
