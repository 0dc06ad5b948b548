import type { DockPart } from './dock-words.ts';
import type { Expectation } from './project.ts';
import type { Recording } from './recording.ts';
import { lightsSeen, motorSeen, tonesHeard, type TimelineInterval } from './timeline.ts';

/** The difference between a signal and the expected one. Times are in ms. */
export type SignalFinding =
  | {
      readonly kind: 'goal/signal';
      readonly of: DockPart;
      /** Durations of on and off, alternating, starting with the first time that it was on. Empty if it was never on. */
      readonly seen: readonly number[];
    }
  /** `seen` is the duration of a cycle; null if there is no repetition. */
  | {
      readonly kind: 'goal/round';
      readonly of: DockPart;
      readonly seen: number | null;
      readonly wanted: number;
    }
  | { readonly kind: 'goal/apart'; readonly on: DockPart; readonly off: DockPart; readonly at: number }
  /** `seen` is the longest time in this state. */
  | {
      readonly kind: 'goal/too-short';
      readonly of: DockPart;
      readonly wanted: readonly string[];
      readonly seen: number;
      readonly least: number;
    };

/** The state of each part at rest; any other state is `on`. */
export const resting = { lights: 'dark', tone: 'quiet', motor: 'off' } as const;

const readers = { lights: lightsSeen, tone: tonesHeard, motor: motorSeen } as const;

export const seenOf = (part: DockPart, recording: Recording): readonly TimelineInterval<string>[] =>
  readers[part](recording);

function runsOf<S>(
  seen: readonly TimelineInterval<S>[],
  holds: (is: S) => boolean,
  from: number,
  to: number,
): readonly TimelineInterval<boolean>[] {
  const runs: TimelineInterval<boolean>[] = [];
  for (const each of seen) {
    const run = { from: Math.max(from, each.from), to: Math.min(to, each.to), is: holds(each.is) };
    if (run.to <= run.from) continue;
    const last = runs.at(-1);
    if (last?.is === run.is) runs[runs.length - 1] = { ...last, to: run.to };
    else runs.push(run);
  }
  return runs;
}

type Of<Kind extends Expectation['kind']> = Extract<Expectation, { readonly kind: Kind }>;
type Run = TimelineInterval<boolean>;

const onRuns = (of: DockPart, recording: Recording, from: number, to: number): readonly Run[] =>
  runsOf(seenOf(of, recording), (is) => is !== resting[of], from, to);
const lengthOf = ({ from, to }: Run): number => to - from;

/** Whether the runs repeat the cycle, starting at its part `phase`. */
function followsRound(
  runs: readonly Run[],
  round: Of<'signal'>['round'],
  phase: number,
  cut: boolean,
): boolean {
  let whole = 0;
  const fits = runs.every((run, at) => {
    const { least, most } = round[(phase + at) % round.length] ?? { least: 0, most: 0 };
    const length = lengthOf(run);
    if (length >= least) whole += 1;
    // The span may begin or end within a run that is not complete.
    const partly = at === runs.length - 1 || (at === 0 && (cut || !run.is));
    return length <= most && (length >= least || partly);
  });
  return fits && whole >= round.length;
}

/** Compares a signal at any phase, because a program may start at any point of the cycle. */
export function signal({ of, round, from, to }: Of<'signal'>, recording: Recording): SignalFinding | null {
  const runs = onRuns(of, recording, from, to);
  const [first] = runs;
  const cut = from > 0;
  const phases = round.flatMap((_, at) => ((at % 2 === 0) === (first?.is ?? false) ? [at] : []));
  if (phases.some((phase) => followsRound(runs, round, phase, cut))) return null;
  const lit = first?.is === true ? runs : runs.slice(1);
  return { kind: 'goal/signal', of, seen: lit.slice(0, 8).map(lengthOf) };
}

const sameLengthMs = 150;

/** Returns the shortest period of these runs in ms; null if they do not repeat. */
function periodOf(runs: readonly Run[]): number | null {
  const whole = runs.slice(1, -1);
  for (let size = 2; size < whole.length; size += 2) {
    const repeats = whole.every((run, at) => {
      const later = whole[at + size];
      return later === undefined || Math.abs(lengthOf(later) - lengthOf(run)) <= sameLengthMs;
    });
    const rounds = Math.floor((whole.length - 1) / size);
    const [start, end] = [whole[0], whole[rounds * size]];
    if (repeats && start !== undefined && end !== undefined) return (end.from - start.from) / rounds;
  }
  return null;
}

const roundToleranceMs = 100;

/** Checks that on and off repeat with this period, and not with a shorter one. */
export function repeats(expected: Of<'repeats'>, recording: Recording): SignalFinding | null {
  const { of, every, from, to } = expected;
  const seen = periodOf(onRuns(of, recording, from, to));
  return seen !== null && Math.abs(seen - every) <= roundToleranceMs
    ? null
    : { kind: 'goal/round', of, seen, wanted: every };
}

const minSeenMs = 100;

/** Checks that two parts of the Dock are on at the same times, at least once. */
export function togetherSignal(
  { parts, from, to }: Of<'together'>,
  recording: Recording,
): SignalFinding | null {
  const [one, other] = parts;
  const [ones, others] = [onRuns(one, recording, from, to), onRuns(other, recording, from, to)];
  for (const [on, off, lit, dark] of [
    [one, other, ones, others],
    [other, one, others, ones],
  ] as const) {
    for (const run of lit.filter(({ is }) => is)) {
      const gap = dark.find(
        (each) => !each.is && Math.min(each.to, run.to) - Math.max(each.from, run.from) >= minSeenMs,
      );
      if (gap !== undefined) return { kind: 'goal/apart', on, off, at: Math.max(gap.from, run.from) };
    }
  }
  return ones.some(({ is }) => is) ? null : { kind: 'goal/signal', of: one, seen: [] };
}

/** Counts sounds. Tones without a pause between them count as one sound. */
export const soundsBegun = (recording: Recording, from: number, to: number): number =>
  onRuns('tone', recording, 0, recording.machine.now).filter(
    (run) => run.is && run.from >= from && run.from < to,
  ).length;

/** Returns the longest uninterrupted time, in milliseconds, during which `holds` is true. */
export const maxRunMs = (
  of: DockPart,
  recording: Recording,
  holds: (is: string) => boolean,
  { from, to }: { readonly from: number; readonly to: number },
): number =>
  Math.max(
    0,
    ...runsOf(seenOf(of, recording), holds, from, to).flatMap((run) => (run.is ? [lengthOf(run)] : [])),
  );
