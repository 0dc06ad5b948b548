import { checkGoals, type GoalResult } from '../programs/check-goals.ts';
import type { Finding } from '../programs/expectations.ts';
import { parseProgram } from '../programs/parse-program.ts';
import { printProgram } from '../programs/print-program.ts';
import { sizeOf, type Program, type ProgramProblem } from '../programs/program.ts';
import { runProblems, type RunProblem } from '../programs/readiness.ts';
import type { Project } from '../programs/project.ts';
import type { LessonActivity } from '../lessons/lesson.ts';
import { plainText } from '../../platform/text/rich-text.ts';
import { plain } from '../lessons/shown-answers.ts';

export type ProjectProblem =
  | {
      readonly kind: 'project/unreadable';
      readonly field: string;
      readonly problem: ProgramProblem | RunProblem;
    }
  | { readonly kind: 'project/solution-fails'; readonly field: string; readonly finding: Finding }
  | { readonly kind: 'project/starter-passes'; readonly field: string }
  | { readonly kind: 'project/hint-tells'; readonly field: string }
  | { readonly kind: 'project/solution-missing'; readonly field: string };

/** Returns the solution's stacks as text, without short ones such as `when button pressed, all lights off`, which are not secret. */
function secretsOf({ stacks }: Program): readonly string[] {
  const large = stacks.filter((stack) => sizeOf({ stacks: [stack] }) > 3);
  return large.map((stack) => plain(printProgram({ stacks: [stack] })));
}

function solutionProblems(
  field: string,
  { goals, hints }: Project,
  solution: Program,
): readonly ProjectProblem[] {
  const [gap] = runProblems(solution);
  if (gap !== undefined) return [{ kind: 'project/unreadable', field: `${field}.solution`, problem: gap }];
  const secrets = secretsOf(solution);
  const failing = checkGoals(solution, goals).flatMap((result, at): readonly ProjectProblem[] =>
    result.met
      ? []
      : [{ kind: 'project/solution-fails', field: `${field}.goals[${at}]`, finding: result.finding }],
  );
  const telling = hints.flatMap((hint, at): readonly ProjectProblem[] =>
    secrets.some((secret) => plain(plainText(hint)).includes(secret))
      ? [{ kind: 'project/hint-tells', field: `${field}.hints[${at}]` }]
      : [],
  );
  return [...failing, ...telling];
}

const isMet = ({ met }: GoalResult): boolean => met;

function problemsOf(field: string, project: Project, solution: string): readonly ProjectProblem[] {
  const [built, begun] = [parseProgram(solution), parseProgram(project.starter)];
  const unread = Object.entries({ starter: begun, solution: built }).flatMap(
    ([name, read]): readonly ProjectProblem[] =>
      read.ok
        ? []
        : read.error.map((problem) => ({ kind: 'project/unreadable', field: `${field}.${name}`, problem })),
  );
  if (!built.ok || !begun.ok) return unread;
  const done =
    runProblems(begun.value).length === 0 && checkGoals(begun.value, project.goals).every(isMet)
      ? [{ kind: 'project/starter-passes' as const, field: `${field}.starter` }]
      : [];
  return [...done, ...solutionProblems(field, project, built.value)];
}

/**
 * Returns the problems of a lesson's projects: a solution must meet every goal, a starter must not meet all goals, and hints must not contain a stack of the
 * solution.
 */
export function projectProblems(activities: readonly LessonActivity[]): readonly ProjectProblem[] {
  return activities.flatMap(({ id, project, projectSolution }): readonly ProjectProblem[] => {
    if (project === undefined) return [];
    const field = `projects: ${id}`;
    return projectSolution === undefined
      ? [{ kind: 'project/solution-missing', field }]
      : problemsOf(field, project, projectSolution);
  });
}
