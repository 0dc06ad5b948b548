import type { AppliedChange, Change } from './change.ts';

/**
 * The changes that take back what a change set has done, from the last one on: from the value that it had brought, back to the one
 * before, so that what was edited since stays (ROS-9). What it kept or could not do is not among them.
 */
export const inverse = (changes: readonly AppliedChange[]): readonly Change[] =>
  changes
    .filter(({ outcome }) => outcome.of === 'done')
    .map(({ kind, id, field, from, to }) => ({ kind, id, field, from: to, to: from }))
    .toReversed();
