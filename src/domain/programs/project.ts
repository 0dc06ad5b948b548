import type { RichLine, RichText } from '../lessons/rich-text.ts';
import type { Color, Direction, DockPart, Tone } from './dock-words.ts';

/** What happens to a Dock from outside, and when (ms after the start). */
export type SimulatedInput =
  | { readonly at: number; readonly kind: 'press' }
  | { readonly at: number; readonly kind: 'distance'; readonly distance: number };

/**
 * When something must be so, in ms after the start: at each of these moments, at some moment of a span (`by`), all
 * through one, or for at least so long (`least`, ms) without a break within one.
 */
export type When =
  | { readonly kind: 'at'; readonly moments: readonly number[] }
  | { readonly kind: 'for'; readonly least: number; readonly from: number; readonly to: number }
  | { readonly kind: 'by' | 'throughout'; readonly from: number; readonly to: number };

/** `on` is any light; `dark` is none. A color means that some lights are on, and all of those in this color. */
export type LightsState = 'on' | 'dark' | Color;
export type ToneState = 'on' | 'quiet' | Tone;
export type MotorState = 'on' | 'off' | Direction;

/**
 * One thing that can be seen, heard or read of a program; `is` lists what is welcome. Flashes go from dark to light, or
 * into one of `colors` where some are named; flashes and tones count where they begin from `from` up to, not at, `to`.
 */
export type Expectation =
  | { readonly kind: 'lights'; readonly is: readonly LightsState[]; readonly when: When }
  | { readonly kind: 'tone'; readonly is: readonly ToneState[]; readonly when: When }
  | { readonly kind: 'motor'; readonly is: readonly MotorState[]; readonly when: When }
  | {
      readonly kind: 'variable';
      /** Null is any variable, whatever its name. */
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
  /** The number of times that a sound starts after silence. */
  | {
      readonly kind: 'sounds';
      readonly least: number;
      readonly most: number;
      readonly from: number;
      readonly to: number;
    }
  /** On and off in turn, for these times (ms), again and again. A program may begin anywhere in the round. */
  | {
      readonly kind: 'signal';
      readonly of: DockPart;
      readonly round: readonly { readonly least: number; readonly most: number }[];
      readonly from: number;
      readonly to: number;
    }
  /** On and off repeat with this period (ms), and no shorter one. */
  | {
      readonly kind: 'repeats';
      readonly of: DockPart;
      readonly every: number;
      readonly from: number;
      readonly to: number;
    }
  /** Both parts are on at the same times. */
  | {
      readonly kind: 'together';
      readonly parts: readonly [DockPart, DockPart];
      readonly from: number;
      readonly to: number;
    }
  /** A block of this label can run. A loop counts if it does something more than once. */
  | { readonly kind: 'uses'; readonly label: string }
  /** A block of one label is inside a block of the other. */
  | { readonly kind: 'nested'; readonly outer: string; readonly inner: string }
  /** The program has so many blocks at most. */
  | { readonly kind: 'size'; readonly most: number };

/**
 * What a program is to do, in words for students, and how that is found out: what happens while it runs for `until` ms,
 * and what is expected then. `ways` are alternatives; all expectations of one of them must hold.
 */
export type Goal = {
  readonly says: RichLine;
  readonly happens: readonly SimulatedInput[];
  readonly until: number;
  readonly ways: readonly (readonly Expectation[])[];
};

/**
 * What students build in an activity. `starter` is a program as authors write it. `hints` go from a nudge to nearly there
 * and never say the solution, which is licensed and stands in `Activity.projectSolution`.
 */
export type Project = {
  readonly starter: string;
  readonly goals: readonly Goal[];
  readonly hints: readonly RichText[];
};
