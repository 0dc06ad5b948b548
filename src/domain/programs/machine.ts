import type { HatId } from './block-language.ts';
import type { Color, Direction, Tone } from './dock-words.ts';
import { restingDock, silenced, withDistance, type Dock } from './dock.ts';
import type { Block, Program } from './program.ts';

/** What a stack is in the middle of: the blocks of one arm, how far it has come, and what the arm's end leads to. */
export type Frame = {
  readonly blocks: readonly Block[];
  readonly at: number;
  /** The place of `blocks` in the program, such as `0` or `0.2.1`: stack, then block and arm in turn. */
  readonly path: string;
  /** How many turns are left after this one, null without end; when this turn began. Null for arms that run once. */
  readonly loop: { readonly left: number | null; readonly since: number } | null;
};

/** One stack that runs. It continues at `wakeAt`; `quickTurns` counts turns of `repeat` in which no time passed. */
export type Thread = {
  readonly stack: number;
  readonly frames: readonly Frame[];
  readonly wakeAt: number;
  readonly quickTurns: number;
};

/** A program that runs, at a moment of its own time: milliseconds since its start, which only `advanceTo` moves. */
export type Machine = {
  readonly program: Program;
  readonly now: number;
  readonly threads: readonly Thread[];
  readonly dock: Dock;
  readonly variables: Readonly<Record<string, number>>;
};

/** What could be seen and heard from outside, and when. */
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

/** A program at its start, all stacks under 'when program starts' about to run. The Dock keeps its place and its load. */
export function startProgram(program: Program, dock: Dock = restingDock): Machine {
  const machine = { program, now: 0, threads: [], dock: silenced(dock), variables: {} };
  return startedBy(machine, 'when-program-starts');
}

/** The button is pressed: its stacks start, at this moment. One that still runs goes on and hears nothing. */
export const pressButton = (machine: Machine): Machine => startedBy(machine, 'when-button-pressed');

/** Something comes to stand at this distance in centimeters. */
export const moveTo = (machine: Machine, distance: number): Machine => ({
  ...machine,
  dock: withDistance(machine.dock, distance),
});

/** The program is stopped: nothing runs, and the Dock is dark and quiet. */
export const stopProgram = (machine: Machine): Machine => ({
  ...machine,
  threads: [],
  dock: silenced(machine.dock),
});

/** Whether anything runs, or waits for the button, or all is over. */
export function statusOf({ program, threads, dock }: Machine): 'running' | 'listening' | 'over' {
  if (threads.length > 0 || dock.tone !== null || dock.motor !== null) return 'running';
  return program.stacks.some(({ hat }) => hat === 'when-button-pressed') ? 'listening' : 'over';
}

/** The places of the blocks that the stacks are at, such as `0.2`: stack, then block and arm in turn. */
export const placesOf = ({ threads }: Machine): readonly string[] =>
  threads.flatMap(({ frames }) => {
    const inner = frames.at(-1);
    return inner === undefined ? [] : [`${inner.path}.${Math.max(0, inner.at - 1)}`];
  });
