import { err, ok, type Result } from '../../result.ts';
import type { FieldProblem, FieldProblems, FormInvalid } from './field-problem.ts';

type Parsed = Readonly<Record<string, Result<unknown, FieldProblem>>>;
type Values<P extends Parsed> = {
  readonly [K in keyof P]: P[K] extends Result<infer T, FieldProblem> ? T : never;
};

/** Combines parsed fields into the form's value, or returns all problems. */
export function parseForm<P extends Parsed>(fields: P): Result<Values<P>, FormInvalid<keyof P & string>> {
  const values: Record<string, unknown> = {};
  const problems: Record<string, FieldProblem> = {};
  for (const [name, parsed] of Object.entries(fields)) {
    if (parsed.ok) values[name] = parsed.value;
    else problems[name] = parsed.error;
  }
  if (Object.keys(problems).length > 0) {
    return err({ kind: 'form/invalid', fields: problems as FieldProblems<keyof P & string> });
  }
  return ok(values as Values<P>);
}

/** Parses an optional field: returns null if it is empty. */
export const optional = <T>(
  text: string | null | undefined,
  parse: (text: string) => Result<T, FieldProblem>,
): Result<T | null, FieldProblem> =>
  text === null || text === undefined || text.trim() === '' ? ok(null) : parse(text);
