import type { Freedom } from './rewrites.ts';

/** A change that makes a correct program wrong: the index of the goal that it breaks, the text to replace, and the replacement. */
export type Break = readonly [
  goal: number,
  from: string | RegExp,
  to: string | ((match: string, body: string) => string),
];

export type Task = {
  readonly lesson: string;
  readonly activity: string;
  readonly freedom: Freedom;
  /** Correct programs besides the solution. They use different cards, orders or times, or start at a different point of a cycle. */
  readonly also: readonly string[];
  readonly breaks: readonly Break[];
};

export const noHat = /^when .*\n/gm;
/** Matches a nested loop and the blocks that it repeats. */
export const inner = / {2}repeat \(\d\)\n((?: {4}.*\n?)+)/;
export const outdent = (body: string): string => body.replaceAll(/^ {2}/gm, '');
export const onPress = (body: string): string => `when button pressed\n${body}`;
export const onStart = (body: string): string => `when program starts\n${body}`;
export const inLoop = (body: string): string => `forever\n${body.replaceAll(/^/gm, '  ')}`;

export const flash = (on = '0.5', off = '0.5'): string =>
  `all lights on, color (yellow)\nwait (${on}) seconds\nall lights off\nwait (${off}) seconds`;
