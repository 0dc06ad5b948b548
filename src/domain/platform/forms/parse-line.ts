import { err, ok, type Result } from '../../result.ts';
import type { FieldProblem } from './field-problem.ts';

export const maxNumberLength = 60;
export const maxNoteLength = 300;

/** Parses a required line of text with a maximum length in characters. */
export function parseLine(typed: string, longest: number): Result<string, FieldProblem> {
  const text = typed.replaceAll(/\s+/gu, ' ').trim();
  if (text === '') return err('required');
  return text.length > longest ? err('too-long') : ok(text);
}
