import type { FieldProblem } from '../../platform/forms/field-problem.ts';
import { err, ok, type Result } from '../../result.ts';

const arabicDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;
const inAscii = (digit: string): string => String((digit.codePointAt(0) ?? 0) % 16);

/** Ignored between digits, because copied codes contain them: white space, hyphens, direction marks. */
const between = /[\s\p{Pd}\p{Cf}]/gu;
/** A six-digit code within text, such as a sentence copied from an email. */
const code = /^\D*(\d{6})\D*$/;

/**
 * Parses a typed or pasted six-digit code. Ignores separators between the digits and text around them; accepts full-width and Arabic
 * digits.
 */
export function parseSixDigits(typed: string): Result<string, FieldProblem> {
  const digits = typed.normalize('NFKC').replace(between, '').replace(arabicDigits, inAscii);
  if (digits === '') return err('required');
  const found = code.exec(digits)?.[1];
  return found === undefined ? err('malformed') : ok(found);
}
