import type { Tone } from './dock-words.ts';
import { sizeOf, type Program } from './program.ts';
import type { Expectation, When } from './project.ts';
import type { Recording } from './recording.ts';
import {
  maxRunMs,
  repeats,
  resting,
  seenOf,
  signal,
  soundsBegun,
  togetherSignal,
  type SignalFinding,
} from './signals.ts';
import { lightsSeen, tonesBegun, valuesOf, type TimelineInterval } from './timeline.ts';
import { nestsBlock, startedIn, usesBlock } from './used-blocks.ts';

/** A difference between a recording and an expectation. Times are in ms after the start. `name` is null for any variable. */
export type Finding =
  | SignalFinding
  | {
      readonly kind: 'goal/not-then';
      readonly of: 'lights' | 'tone' | 'motor';
      readonly seen: string;
      readonly at: number;
    }
  | {
      readonly kind: 'goal/never';
      readonly of: 'lights' | 'tone' | 'motor';
      readonly wanted: readonly string[];
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'goal/value-then';
      readonly name: string | null;
      readonly seen: number;
      readonly at: number;
    }
  | {
      readonly kind: 'goal/value-never';
      readonly name: string | null;
      readonly least: number;
      readonly most: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'goal/count';
      readonly of: 'flashes' | 'tones' | 'sounds';
      readonly wanted: readonly string[];
      readonly seen: number;
      readonly least: number;
      readonly most: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'goal/melody';
      readonly seen: readonly Tone[];
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'goal/unused'; readonly label: string }
  | { readonly kind: 'goal/not-nested'; readonly outer: string; readonly inner: string }
  | { readonly kind: 'goal/too-large'; readonly seen: number; readonly most: number }
  | { readonly kind: 'goal/too-busy' };

type Missed<S> =
  | { readonly kind: 'then'; readonly seen: S; readonly at: number }
  | { readonly kind: 'never'; readonly from: number; readonly to: number };

const standing = <S>(seen: readonly TimelineInterval<S>[], at: number): TimelineInterval<S> | undefined =>
  seen.findLast(({ from }) => from <= at);

/** Returns the intervals in a span. With `by`, this includes an interval that begins at the end of the span. */
const during = <S>(
  seen: readonly TimelineInterval<S>[],
  { kind, from, to }: Extract<When, { kind: 'by' | 'throughout' }>,
): readonly TimelineInterval<S>[] =>
  seen.filter(
    (each) =>
      (each.from < to || (kind === 'by' && each.from === to)) && (each.to > from || each === seen.at(-1)),
  );

function missed<S>(
  seen: readonly TimelineInterval<S>[],
  fits: (is: S) => boolean,
  when: Exclude<When, { kind: 'for' }>,
): Missed<S> | null {
  if (when.kind === 'at') {
    for (const at of when.moments) {
      const there = standing(seen, at);
      if (there !== undefined && !fits(there.is)) return { kind: 'then', seen: there.is, at };
    }
    return null;
  }
  const { from, to } = when;
  const span = during(seen, when);
  if (when.kind === 'by') return span.some(({ is }) => fits(is)) ? null : { kind: 'never', from, to };
  const wrong = span.find(({ is }) => !fits(is));
  return wrong === undefined ? null : { kind: 'then', seen: wrong.is, at: Math.max(from, wrong.from) };
}

type Of<Kind extends Expectation['kind']> = Extract<Expectation, { readonly kind: Kind }>;

function state(
  { kind: of, is, when }: Of<'lights' | 'tone' | 'motor'>,
  recording: Recording,
): Finding | null {
  const welcome: readonly string[] = is;
  const fits = (each: string): boolean =>
    welcome.includes(each) || (each !== resting[of] && welcome.includes('on'));
  if (when.kind === 'for') {
    const seen = maxRunMs(of, recording, fits, when);
    return seen >= when.least ? null : { kind: 'goal/too-short', of, wanted: is, seen, least: when.least };
  }
  const miss = missed(seenOf(of, recording), fits, when);
  if (miss === null) return null;
  return miss.kind === 'then'
    ? { kind: 'goal/not-then', of, seen: miss.seen, at: miss.at }
    : { kind: 'goal/never', of, wanted: is, from: miss.from, to: miss.to };
}

function variable({ name, least, most, when }: Of<'variable'>, recording: Recording): Finding | null {
  const set = recording.events.flatMap((event) => (event.kind === 'variable' ? [event.name] : []));
  const names = name === null ? [...new Set(set)] : [name];
  const misses = names.map((each) =>
    missed(valuesOf(recording, each), (is) => is >= least && is <= most, when),
  );
  if (misses.includes(null)) return null;
  const [miss] = misses;
  if (miss?.kind === 'then') return { kind: 'goal/value-then', name, seen: miss.seen, at: miss.at };
  const { from, to } = miss ?? { from: 0, to: recording.machine.now };
  return { kind: 'goal/value-never', name, least, most, from, to };
}

function counted(
  of: 'flashes' | 'tones' | 'sounds',
  { least, most, from, to }: Of<'flashes' | 'tones' | 'sounds'>,
  wanted: readonly string[],
  seen: number,
): Finding | null {
  return seen >= least && seen <= most
    ? null
    : { kind: 'goal/count', of, wanted, seen, least, most, from, to };
}

function flashes(expected: Of<'flashes'>, recording: Recording): Finding | null {
  const { colors, from, to } = expected;
  const seen = lightsSeen(recording);
  const wanted: readonly string[] = colors;
  const flash = (at: number): boolean => {
    const is = seen[at]?.is ?? 'dark';
    return wanted.length === 0 ? is !== 'dark' : wanted.includes(is);
  };
  const begun = seen.filter((each, at) => flash(at) && !flash(at - 1) && each.from >= from && each.from < to);
  return counted('flashes', expected, colors, begun.length);
}

function tones(expected: Of<'tones'>, recording: Recording): Finding | null {
  const { pitches, from, to } = expected;
  const begun = tonesBegun(recording, from, to).filter(
    (tone) => pitches.length === 0 || pitches.includes(tone),
  );
  return counted('tones', expected, pitches, begun.length);
}

function sounds(expected: Of<'sounds'>, recording: Recording): Finding | null {
  return counted('sounds', expected, [], soundsBegun(recording, expected.from, expected.to));
}

function melody({ tones, from, to }: Of<'melody'>, recording: Recording): Finding | null {
  const seen = tonesBegun(recording, from, to);
  return seen.join() === tones.join() ? null : { kind: 'goal/melody', seen, from, to };
}

function uses({ label }: Of<'uses'>, program: Program): Finding | null {
  return usesBlock(program, label) ? null : { kind: 'goal/unused', label };
}

function nested({ outer, inner }: Of<'nested'>, program: Program): Finding | null {
  return nestsBlock(program, outer, inner) ? null : { kind: 'goal/not-nested', outer, inner };
}

function size({ most }: Of<'size'>, program: Program): Finding | null {
  const seen = sizeOf(startedIn(program));
  return seen <= most ? null : { kind: 'goal/too-large', seen, most };
}

const built = { uses, nested, size } as const;
const seen = {
  lights: state,
  tone: state,
  motor: state,
  variable,
  flashes,
  tones,
  sounds,
  melody,
  signal,
  repeats,
  together: togetherSignal,
} as const;
type Asks<What> = (expected: Expectation, of: What) => Finding | null;

/** Returns how a recording differs from an expectation; null if the expectation is met. */
export function findingOf(expected: Expectation, program: Program, recording: Recording): Finding | null {
  // Each entry accepts the expectation of its own kind. The type of `Expectation` ensures that.
  if (expected.kind in built)
    return (built as Record<string, Asks<Program>>)[expected.kind]?.(expected, program) ?? null;
  if (!recording.complete) return { kind: 'goal/too-busy' };
  return (seen as Record<string, Asks<Recording>>)[expected.kind]?.(expected, recording) ?? null;
}
