import { moveTo, pressButton, startProgram, type DockEvent, type Machine } from './machine.ts';
import type { Program } from './program.ts';
import type { SimulatedInput } from './project.ts';
import { advanceTo } from './run-program.ts';

/** What a run showed. `complete` is false where a program did so much in no time that it was cut off. */
export type Recording = {
  readonly machine: Machine;
  readonly events: readonly DockEvent[];
  readonly complete: boolean;
};

/** A recording on its way to the moment `until` (ms); `budget` is how many moves it may still take. */
export type Recorder = {
  readonly machine: Machine;
  readonly events: readonly DockEvent[];
  readonly ahead: readonly SimulatedInput[];
  readonly until: number;
  readonly budget: number;
  readonly reached: boolean;
};

const recordingBudget = 50_000;

/** Begins to record a program; `inputs` in the order of their times. */
export const startRecording = (
  program: Program,
  inputs: readonly SimulatedInput[],
  until: number,
): Recorder => ({
  machine: startProgram(program),
  events: [],
  ahead: inputs,
  until,
  budget: recordingBudget,
  reached: false,
});

/** The recording once there is nothing more to record, or no budget for it; else null. */
export const recordingOf = ({ machine, events, budget, reached }: Recorder): Recording | null =>
  reached || budget <= 0 ? { machine, events, complete: reached } : null;

/** Records on with at most so many moves. It makes no difference in how many parts a recording is made. */
export function recordFurther(start: Recorder, moves: number): Recorder {
  const events: DockEvent[] = [];
  let { machine, ahead, budget } = start;
  let left = Math.min(moves, budget);
  const run = (to: number): boolean => {
    const slice = advanceTo(machine, to, left);
    machine = slice.machine;
    events.push(...slice.events);
    left -= slice.steps;
    budget -= slice.steps;
    return slice.reached;
  };
  for (let next = ahead[0]; next !== undefined; next = ahead[0]) {
    if (next.at > machine.now && !run(next.at)) break;
    machine = next.kind === 'press' ? pressButton(machine) : moveTo(machine, next.distance);
    ahead = ahead.slice(1);
  }
  const reached = ahead.length === 0 && run(start.until);
  return { ...start, machine, events: [...start.events, ...events], ahead, budget, reached };
}

/**
 * Runs a program to this moment (ms), with these inputs in the order of their times, and keeps what it showed. What
 * happens at 0 comes before the program's first block, later things after what the program does at their moment.
 */
export function record(program: Program, inputs: readonly SimulatedInput[], until: number): Recording {
  let recorder = startRecording(program, inputs, until);
  for (;;) {
    recorder = recordFurther(recorder, recordingBudget);
    const recording = recordingOf(recorder);
    if (recording !== null) return recording;
  }
}
