import type { FieldProblem } from '../../platform/forms/field-problem.ts';
import { err, ok, type Result } from '../../result.ts';

/** Consonants and digits that are hard to confuse. Without vowels, no code spells a word (RFC 8628, section 6.1). */
export const userCodeSymbols = 'BCDFGHJKMNPQRTVWXY3479';
export const userCodeLength = 8;

const shape = new RegExp(`^[${userCodeSymbols}]{${userCodeLength}}$`);
/** Ignored between symbols: white space, hyphens and direction marks. */
const between = /[\s\p{Pd}\p{Cf}]/gu;

/** Parses a typed or pasted code, in upper or lower case and in half-width or full-width characters. */
export function parseUserCode(typed: string): Result<string, FieldProblem> {
  const code = typed.normalize('NFKC').replace(between, '').toUpperCase();
  if (code === '') return err('required');
  return shape.test(code) ? ok(code) : err('malformed');
}

export const shownUserCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
