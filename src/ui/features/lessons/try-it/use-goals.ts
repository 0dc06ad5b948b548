import { useEffect, useState } from 'react';
import {
  checkFurther,
  startCheck,
  type GoalCheck,
  type GoalResult,
} from '#domain/lessons/programs/check-goals.ts';
import type { Program } from '#domain/lessons/programs/program.ts';
import type { Goal } from '#domain/lessons/programs/project.ts';
import { frameBudget } from './frame-budget.ts';

/** The state of a goal: its last result, whether that result is for the current program, and whether the goal was ever met. */
export type GoalMark = {
  readonly result: GoalResult | undefined;
  readonly current: boolean;
  readonly earned: boolean;
};

type Checked = {
  readonly check: GoalCheck | null;
  readonly last: readonly GoalResult[];
  readonly earned: readonly boolean[];
};

const nothing: Checked = { check: null, last: [], earned: [] };

function checkedFurther(last: Checked, moves: number): Checked {
  if (last.check === null) return last;
  const check = checkFurther(last.check, moves);
  const earned = last.check.goals.map((_, at) => last.earned[at] === true || check.results[at]?.met === true);
  return { ...last, check, earned };
}

/**
 * Checks the goals of a program in parts between frames, so that the page stays responsive. Keeps the results while the program changes. A met goal stays met
 * until `reset`. If the service has stored it (`before`), it stays met permanently.
 */
export function useGoals(
  program: Program,
  goals: readonly Goal[],
  /** The goals that the student met earlier, by index from 0. */
  before?: readonly number[],
): {
  readonly marks: readonly GoalMark[];
  readonly checked: boolean;
  readonly checking: boolean;
  readonly check: () => void;
  readonly reset: () => void;
} {
  const [{ check, last, earned }, setChecked] = useState<Checked>(() => ({
    ...nothing,
    earned: goals.map((_, at) => before?.includes(at) === true),
  }));
  const checked = check?.program === program;
  const checking = checked && check.results.length < goals.length;
  useEffect(() => {
    if (!checking) return undefined;
    const within = frameBudget();
    const part = (): void => {
      setChecked((last) => within((moves) => checkedFurther(last, moves)));
      request = requestAnimationFrame(part);
    };
    let request = requestAnimationFrame(part);
    return () => cancelAnimationFrame(request);
  }, [checking]);
  const results = check?.results ?? [];
  return {
    marks: goals.map((_, at) => ({
      result: results[at] ?? last[at],
      current: checked && at < results.length,
      earned: earned[at] === true,
    })),
    checked,
    checking,
    check: () =>
      setChecked((known) => ({
        ...known,
        check: startCheck(program, goals),
        last: goals.flatMap((_, at) => known.check?.results[at] ?? known.last[at] ?? []),
      })),
    reset: () =>
      setChecked((known) => (before === undefined ? nothing : { ...nothing, earned: known.earned })),
  };
}
