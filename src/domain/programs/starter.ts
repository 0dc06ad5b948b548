import { programsIn, type RichText } from '../lessons/rich-text.ts';
import { parseProgram } from './parse-program.ts';
import type { Program } from './program.ts';

/** The first program that these texts show and that can be read: what students start from. Null where they show none. */
export function starterIn(texts: readonly RichText[]): Program | null {
  for (const figure of texts.flatMap(programsIn)) {
    const read = parseProgram(figure);
    if (read.ok) return read.value;
  }
  return null;
}
