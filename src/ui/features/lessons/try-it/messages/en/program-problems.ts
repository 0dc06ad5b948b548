import type { ProgramProblem } from '#domain/lessons/programs/program.ts';
import type { RunProblem } from '#domain/lessons/programs/readiness.ts';

const problems: {
  readonly [Kind in (ProgramProblem | RunProblem)['kind']]: (
    problem: Extract<ProgramProblem | RunProblem, { readonly kind: Kind }>,
  ) => string;
} = {
  'program/unknown-block': ({ line, text }) => `Line ${line}: there is no block ‘${text}’.`,
  'program/bad-slot': ({ line, text }) => `Line ${line}: ‘${text}’ does not fit into its slot.`,
  'program/bad-indent': ({ line }) =>
    `Line ${line} is indented too far. Indent blocks inside another by two spaces.`,
  'program/else-without-if': ({ line }) => `Line ${line}: this ‘else’ has no ‘if’ above it.`,
  'program/hat-inside': ({ line, text }) =>
    `Line ${line}: ‘${text}’ starts a stack and cannot be inside one.`,
  'program/too-large': ({ most }) => `This program is too large. The limit is ${most} blocks.`,
  'program/huge': () => 'This program is too large to run. Remove some blocks.',
  'program/nothing-starts': () =>
    'Nothing starts this program. Put ‘when program starts’ or ‘when button pressed’ on top of a stack.',
  'program/empty-slot': ({ block }) => `This block has an empty slot: ${block}.`,
};

export function programProblem(problem: ProgramProblem | RunProblem): string {
  // The type of the table ensures that each entry takes the problem of its own kind.
  const says = problems[problem.kind] as (problem: ProgramProblem | RunProblem) => string;
  return says(problem);
}
