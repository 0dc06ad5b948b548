import type { HatId } from './block-language.ts';
import type { Color, Direction, Tone } from './dock-words.ts';
import { restingDock, silenced, withDistance, type Dock } from './dock.ts';
import type { Block, Program } from './program.ts';

/** The execution state of an arm, with its blocks, the next index, and the loop at its end. */
export type Frame = {
  readonly blocks: readonly Block[];
  readonly at: number;
  /** Path of `blocks` in the program, such as `0` or `0.2.1`: the index of the stack, then alternating indexes of blocks and arms. */
  readonly path: string;
  /** `left` is the number of turns after this one, or null if endless. `since` is the start of this turn. `loop` is null for arms that run once. */
  readonly loop: { readonly left: number | null; readonly since: number } | null;
};

/** A running stack. It continues at `wakeAt`; `quickTurns` counts turns of `repeat` that took no time. */
export type Thread = {
  readonly stack: number;
  readonly frames: readonly Frame[];
  readonly wakeAt: number;
  readonly quickTurns: number;
};

/** A running program. Its clock is in milliseconds since the program's start; only `advanceTo` and `stepOnce` advance it. */
export type Machine = {
  readonly program: Program;
  readonly now: number;
  readonly threads: readonly Thread[];
  readonly dock: Dock;
  readonly variables: Readonly<Record<string, number>>;
};

export type DockEvent =
  | { readonly kind: 'lights'; readonly at: number; readonly lights: readonly (Color | null)[] }
  | { readonly kind: 'tone'; readonly at: number; readonly tone: Tone | null }
  | { readonly kind: 'motor'; readonly at: number; readonly direction: Direction | null }
  | { readonly kind: 'variable'; readonly at: number; readonly name: string; readonly value: number };

const threadsOf = ({ program, now, threads }: Machine, hat: HatId): readonly Thread[] =>
  program.stacks.flatMap((stack, at) =>
    stack.hat === hat && !threads.some((thread) => thread.stack === at)
      ? [
          {
            stack: at,
            wakeAt: now,
            quickTurns: 0,
            frames: [{ blocks: stack.body, at: 0, path: `${at}`, loop: null }],
          },
        ]
      : [],
  );

const startedBy = (machine: Machine, hat: HatId): Machine => ({
  ...machine,
  threads: [...machine.threads, ...threadsOf(machine, hat)].sort((one, other) => one.stack - other.stack),
});

/** Returns a program at its start, with all stacks under 'when program starts' ready to run. The Dock keeps the height of the winch and the distance. */
export function startProgram(program: Program, dock: Dock = restingDock): Machine {
  const machine = { program, now: 0, threads: [], dock: silenced(dock), variables: {} };
  return startedBy(machine, 'when-program-starts');
}

/** Starts the stacks under 'when button pressed', except those that are still running. */
export const pressButton = (machine: Machine): Machine => startedBy(machine, 'when-button-pressed');

/** Places an object at this distance in centimeters. */
export const moveTo = (machine: Machine, distance: number): Machine => ({
  ...machine,
  dock: withDistance(machine.dock, distance),
});

/** Stops all stacks and turns off all parts of the Dock. */
export const stopProgram = (machine: Machine): Machine => ({
  ...machine,
  threads: [],
  dock: silenced(machine.dock),
});

/** Returns whether the program is running, waits for the button, or has ended. */
export function machineStatusOf({ program, threads, dock }: Machine): 'running' | 'listening' | 'over' {
  if (threads.length > 0 || dock.tone !== null || dock.motor !== null) return 'running';
  return program.stacks.some(({ hat }) => hat === 'when-button-pressed') ? 'listening' : 'over';
}

/** Returns the paths of the current blocks of all stacks, such as `0.2`: the index of the stack, then alternating indexes of blocks and arms. */
export const placesOf = ({ threads }: Machine): readonly string[] =>
  threads.flatMap(({ frames }) => {
    const inner = frames.at(-1);
    return inner === undefined ? [] : [`${inner.path}.${Math.max(0, inner.at - 1)}`];
  });
