import { moveTo, pressButton, startProgram, type DockEvent, type Machine } from './machine.ts';
import type { Program } from './program.ts';
import type { SimulatedInput } from './project.ts';
import { advanceTo } from './run-program.ts';

/** The events of a run. `complete` is false if the run was cut off because the program ran too many blocks without passing time. */
export type Recording = {
  readonly machine: Machine;
  readonly events: readonly DockEvent[];
  readonly complete: boolean;
};

/** A recording in progress until `until` (ms); `budget` is its remaining number of moves. */
export type Recorder = {
  readonly machine: Machine;
  readonly events: readonly DockEvent[];
  readonly ahead: readonly SimulatedInput[];
  readonly until: number;
  readonly budget: number;
  readonly reached: boolean;
};

const recordingBudget = 50_000;

/** Starts a recording; `inputs` are sorted by time. */
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

/** Returns the recording if it is complete or the budget is used up; else null. */
export const recordingOf = ({ machine, events, budget, reached }: Recorder): Recording | null =>
  reached || budget <= 0 ? { machine, events, complete: reached } : null;

/** Continues a recording for at most `moves` moves. The number of parts does not change the result. */
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
 * Runs a program until `until` (ms) with these inputs, sorted by time, and records its events. Inputs at 0 happen before the program's first block. Later
 * inputs happen after the program's actions at the same time.
 */
export function record(program: Program, inputs: readonly SimulatedInput[], until: number): Recording {
  let recorder = startRecording(program, inputs, until);
  for (;;) {
    recorder = recordFurther(recorder, recordingBudget);
    const recording = recordingOf(recorder);
    if (recording !== null) return recording;
  }
}
