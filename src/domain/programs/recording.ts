import { moveTo, pressButton, startProgram, type DockEvent, type Machine } from './machine.ts';
import type { Program } from './program.ts';
import { advanceTo } from './run-program.ts';

/** What happens to a Dock from outside, and when (ms after the start). */
export type Happening =
  | { readonly at: number; readonly kind: 'press' }
  | { readonly at: number; readonly kind: 'distance'; readonly distance: number };

/** What a run showed. `complete` is false where a program did so much in no time that it was cut off. */
export type Recording = {
  readonly machine: Machine;
  readonly events: readonly DockEvent[];
  readonly complete: boolean;
};

const recordingBudget = 50_000;

/**
 * Runs a program to this moment (ms), with these happenings in the order of their times, and keeps what it showed. What
 * happens at 0 comes before the program's first block, later things after what the program does at their moment.
 */
export function record(program: Program, happenings: readonly Happening[], until: number): Recording {
  let machine = startProgram(program);
  const events: DockEvent[] = [];
  let budget = recordingBudget;
  const run = (to: number): void => {
    const slice = advanceTo(machine, to, budget);
    machine = slice.machine;
    events.push(...slice.events);
    budget -= slice.steps;
  };
  for (const happening of happenings) {
    if (happening.at > machine.now) run(happening.at);
    machine = happening.kind === 'press' ? pressButton(machine) : moveTo(machine, happening.distance);
  }
  run(until);
  return { machine, events, complete: machine.now === until };
}
