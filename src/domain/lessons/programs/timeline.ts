import type { Color, Direction, Tone } from './dock-words.ts';
import type { DockEvent } from './machine.ts';
import type { Recording } from './recording.ts';

export type TimelineInterval<S> = { readonly from: number; readonly to: number; readonly is: S };

export type RingLook = 'dark' | Color | 'several';

type Change<S> = { readonly at: number; readonly is: S };

/** Converts changes to intervals until `end`. Skips states without duration, except the last one. */
function timeline<S>(first: S, changes: readonly Change<S>[], end: number): readonly TimelineInterval<S>[] {
  const seen: TimelineInterval<S>[] = [];
  const all = [{ at: 0, is: first }, ...changes];
  all.forEach(({ at, is }, index) => {
    const to = all[index + 1]?.at ?? end;
    if (to === at && index < all.length - 1) return;
    const last = seen.at(-1);
    if (last?.is === is) seen[seen.length - 1] = { ...last, to };
    else seen.push({ from: at, to, is });
  });
  return seen;
}

const changesOf = <S>(
  { events }: Recording,
  read: (event: DockEvent) => S | undefined,
): readonly Change<S>[] =>
  events.flatMap((event) => {
    const is = read(event);
    return is === undefined ? [] : [{ at: event.at, is }];
  });

function lookOf(lights: readonly (Color | null)[]): RingLook {
  const lit = lights.filter((light) => light !== null);
  const [first] = lit;
  if (first === undefined) return 'dark';
  return lit.every((light) => light === first) ? first : 'several';
}

export const lightsSeen = (recording: Recording): readonly TimelineInterval<RingLook>[] =>
  timeline<RingLook>(
    'dark',
    changesOf(recording, (event) => (event.kind === 'lights' ? lookOf(event.lights) : undefined)),
    recording.machine.now,
  );

export const tonesHeard = (recording: Recording): readonly TimelineInterval<'quiet' | Tone>[] =>
  timeline<'quiet' | Tone>(
    'quiet',
    changesOf(recording, (event) => (event.kind === 'tone' ? (event.tone ?? 'quiet') : undefined)),
    recording.machine.now,
  );

export const motorSeen = (recording: Recording): readonly TimelineInterval<'off' | Direction>[] =>
  timeline<'off' | Direction>(
    'off',
    changesOf(recording, (event) => (event.kind === 'motor' ? (event.direction ?? 'off') : undefined)),
    recording.machine.now,
  );

/** Returns the values of a variable; 0 before it is set. */
export const valuesOf = (recording: Recording, name: string): readonly TimelineInterval<number>[] =>
  timeline(
    0,
    changesOf(recording, (event) =>
      event.kind === 'variable' && event.name === name ? event.value : undefined,
    ),
    recording.machine.now,
  );

/** Returns the tones that begin in a span, in order; two tones of the same pitch without a pause count as two. */
export const tonesBegun = ({ events }: Recording, from: number, to: number): readonly Tone[] =>
  events.flatMap((event) =>
    event.kind === 'tone' && event.tone !== null && event.at >= from && event.at < to ? [event.tone] : [],
  );
