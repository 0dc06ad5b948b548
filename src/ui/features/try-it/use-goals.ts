import { useEffect, useState } from 'react';
import { checkFurther, startCheck, type GoalCheck, type GoalResult } from '#domain/programs/check-goals.ts';
import type { Program } from '#domain/programs/program.ts';
import type { Goal } from '#domain/programs/project.ts';
import { frameBudget } from './frame-budget.ts';

/**
 * The results of a program's goals, as far as they have been checked; none before `check` and after each change of the
 * program. Works in parts between frames, so that no program holds the page up.
 */
export function useGoals(
  program: Program,
  goals: readonly Goal[],
): { readonly results: readonly GoalResult[]; readonly check: () => void } {
  const [check, setCheck] = useState<GoalCheck | null>(null);
  const current = check?.program === program ? check : null;
  const checking = current !== null && current.results.length < goals.length;
  useEffect(() => {
    if (!checking) return undefined;
    const within = frameBudget();
    const part = (): void => {
      setCheck((last) => (last === null ? null : within((moves) => checkFurther(last, moves))));
      request = requestAnimationFrame(part);
    };
    let request = requestAnimationFrame(part);
    return () => cancelAnimationFrame(request);
  }, [checking]);
  return { results: current?.results ?? [], check: () => setCheck(startCheck(program, goals)) };
}
