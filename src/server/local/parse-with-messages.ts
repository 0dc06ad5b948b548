import * as z from 'zod/mini';
import { err, ok, type Result } from '#domain/result.ts';

const english = z.locales.en().localeError;

/** Parses a value by its schema. The error lists the problems as text, one per line, which zod/mini does not support. */
export function parseWithMessages<S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
): Result<z.output<S>, string> {
  const parsed = z.safeParse(schema, value, { error: english });
  return parsed.success ? ok(parsed.data) : err(z.prettifyError(parsed.error));
}
