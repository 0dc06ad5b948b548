import type { RichLine, RichText } from '../../platform/text/rich-text.ts';
import type { Color, Direction, DockPart, Tone } from './dock-words.ts';

/** An external event for the Dock, with its time (ms after the start). */
export type SimulatedInput =
  | { readonly at: number; readonly kind: 'press' }
  | { readonly at: number; readonly kind: 'distance'; readonly distance: number };

/**
 * The time of an expectation, in ms after the start: at each of these moments (`at`), at any moment of a span (`by`), throughout a span, or for at least
 * `least` ms without a break within a span.
 */
export type When =
  | { readonly kind: 'at'; readonly moments: readonly number[] }
  | { readonly kind: 'for'; readonly least: number; readonly from: number; readonly to: number }
  | { readonly kind: 'by' | 'throughout'; readonly from: number; readonly to: number };

/** `on`: any light is on. `dark`: no light is on. A color: some lights are on, and all of them have this color. */
export type LightsState = 'on' | 'dark' | Color;
export type ToneState = 'on' | 'quiet' | Tone;
export type MotorState = 'on' | 'off' | Direction;

/**
 * An expectation of a program; `is` lists accepted states. A flash is a change from dark to any light, or to one of `colors` if given. Flashes and tones count
 * if they begin at or after `from` and before `to`.
 */
export type Expectation =
  | { readonly kind: 'lights'; readonly is: readonly LightsState[]; readonly when: When }
  | { readonly kind: 'tone'; readonly is: readonly ToneState[]; readonly when: When }
  | { readonly kind: 'motor'; readonly is: readonly MotorState[]; readonly when: When }
  | {
      readonly kind: 'variable';
      /** Null matches any variable. */
      readonly name: string | null;
      readonly least: number;
      readonly most: number;
      readonly when: Exclude<When, { kind: 'for' }>;
    }
  | {
      readonly kind: 'flashes';
      readonly least: number;
      readonly most: number;
      readonly colors: readonly Color[];
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'tones';
      readonly least: number;
      readonly most: number;
      readonly pitches: readonly Tone[];
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'melody'; readonly tones: readonly Tone[]; readonly from: number; readonly to: number }
  | {
      readonly kind: 'sounds';
      readonly least: number;
      readonly most: number;
      readonly from: number;
      readonly to: number;
    }
  /** On and off alternate with these durations (ms) repeatedly. A program may start at any point of the cycle. */
  | {
      readonly kind: 'signal';
      readonly of: DockPart;
      readonly round: readonly { readonly least: number; readonly most: number }[];
      readonly from: number;
      readonly to: number;
    }
  /** On and off repeat with this period (ms), and not with a shorter one. */
  | {
      readonly kind: 'repeats';
      readonly of: DockPart;
      readonly every: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'together';
      readonly parts: readonly [DockPart, DockPart];
      readonly from: number;
      readonly to: number;
    }
  /** A block with this label can run. A loop counts only if it runs a statement more than once. */
  | { readonly kind: 'uses'; readonly label: string }
  | { readonly kind: 'nested'; readonly outer: string; readonly inner: string }
  | { readonly kind: 'size'; readonly most: number };

/**
 * A goal of a program in words for students, and its test. The test runs the program for `until` ms with these inputs and compares the run with the
 * expectations. `ways` are alternatives; all expectations of one of them must be met.
 */
export type Goal = {
  readonly says: RichLine;
  readonly happens: readonly SimulatedInput[];
  readonly until: number;
  readonly ways: readonly (readonly Expectation[])[];
};

/**
 * The program that students build in an activity. `starter` is its initial text. `hints` become more specific and never contain the
 * solution, which is licensed (`Activity.projectSolution`).
 */
export type Project = {
  readonly starter: string;
  readonly goals: readonly Goal[];
  readonly hints: readonly RichText[];
};
