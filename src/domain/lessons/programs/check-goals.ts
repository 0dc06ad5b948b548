import { findingOf, type Finding } from './expectations.ts';
import type { Program } from './program.ts';
import type { Goal } from './project.ts';
import { recordFurther, recordingOf, startRecording, type Recorder, type Recording } from './recording.ts';

/** The result of a goal. `finding` is how the recording differs from the goal. */
export type GoalResult = { readonly met: true } | { readonly met: false; readonly finding: Finding };

/** A check in progress that can run in parts of any size. It is complete when it has a result for each goal. */
export type GoalCheck = {
  readonly program: Program;
  readonly goals: readonly Goal[];
  readonly results: readonly GoalResult[];
  readonly recorder: Recorder | null;
};

export const startCheck = (program: Program, goals: readonly Goal[]): GoalCheck => ({
  program,
  goals,
  results: [],
  recorder: null,
});

function resultOf({ ways }: Goal, program: Program, recording: Recording): GoalResult {
  const [closest] = ways
    .map((alternative) => alternative.flatMap((expected) => findingOf(expected, program, recording) ?? []))
    .sort((one, other) => one.length - other.length);
  const [finding] = closest ?? [];
  return finding === undefined ? { met: true } : { met: false, finding };
}

/** Continues a check for at most `moves` moves of the program. */
export function checkFurther(check: GoalCheck, moves: number): GoalCheck {
  const { program, goals, results } = check;
  const goal = goals[results.length];
  if (goal === undefined) return check;
  const recorder = recordFurther(check.recorder ?? startRecording(program, goal.happens, goal.until), moves);
  const recording = recordingOf(recorder);
  if (recording === null) return { ...check, recorder };
  return { ...check, results: [...results, resultOf(goal, program, recording)], recorder: null };
}

const whole = Number.MAX_SAFE_INTEGER;

/** Returns the results of all goals, in order. Runs all recordings synchronously. */
export function checkGoals(program: Program, goals: readonly Goal[]): readonly GoalResult[] {
  let check = startCheck(program, goals);
  while (check.results.length < goals.length) check = checkFurther(check, whole);
  return check.results;
}
