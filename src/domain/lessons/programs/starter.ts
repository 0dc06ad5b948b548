import { programsIn, type RichText } from '../../platform/text/rich-text.ts';
import { readProgram } from './parse-program.ts';
import type { Program } from './program.ts';
import type { Project } from './project.ts';

/** The program of an activity without a starter: one empty stack. */
export const blankProgram: Program = { stacks: [{ hat: 'when-program-starts', body: [] }] };

/** Returns the first program in these texts that parses; null if there is none. */
function firstProgramIn(texts: readonly RichText[]): Program | null {
  for (const figure of texts.flatMap(programsIn)) {
    const program = readProgram(figure);
    if (program !== null) return program;
  }
  return null;
}

/** Returns the initial program for students: the project's starter, else the first program in the texts, else an empty program. */
export const starterOf = (project: Project | undefined, texts: readonly RichText[]): Program =>
  readProgram(project?.starter) ?? firstProgramIn(texts) ?? blankProgram;
