import type { FieldProblem } from '../account/field-problem.ts';
import { err, ok, type Result } from '../result.ts';

/** Consonants and digits that nobody takes for another one; without vowels no code is a word (RFC 8628, section 6.1). */
export const userCodeSymbols = 'BCDFGHJKMNPQRTVWXY3479';
/** How many symbols a code has that people read on one screen and type on another. */
export const userCodeLength = 8;

const shape = new RegExp(`^[${userCodeSymbols}]{${userCodeLength}}$`);
/** White space, hyphens and marks of direction between the symbols are no matter. */
const between = /[\s\p{Pd}\p{Cf}]/gu;

/** Parses a code as typed or pasted, in either case, full-width or not. */
export function parseUserCode(typed: string): Result<string, FieldProblem> {
  const code = typed.normalize('NFKC').replace(between, '').toUpperCase();
  if (code === '') return err('required');
  return shape.test(code) ? ok(code) : err('malformed');
}

/** The code as it is shown: two groups of four. */
export const shownUserCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
