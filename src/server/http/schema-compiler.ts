import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import type { FieldErrorCode } from '#adapters/wire/problem.ts';
import type { FieldErrors } from './problem.ts';

/** Thrown for a request with an invalid shape. `fields` is empty if it is not a form. */
export class SchemaRefused extends Error {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super('the request does not match its schema');
    this.fields = fields;
  }
}

type Issue = z.core.$ZodIssue;

const codes: Partial<Record<NonNullable<Issue['code']>, FieldErrorCode>> = {
  too_big: 'too-long',
  invalid_value: 'unknown-value',
  unrecognized_keys: 'unknown-field',
};

const isIn = (value: unknown, path: readonly PropertyKey[]): boolean => {
  let found: unknown = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return false;
    found = Reflect.get(found, key);
  }
  return true;
};

/** The maximum length of a name in an error. The caller chooses the names, which may be as long as the body. */
const maxNameLength = 100;
const fieldName = (path: readonly PropertyKey[]): string =>
  path.map(String).join('.').slice(0, maxNameLength);

/** The maximum number of reported faults. No form has this many fields. */
const maxFaults = 50;

const fieldErrorsOf = (issues: readonly Issue[], sent: unknown): FieldErrors =>
  allFieldErrors(issues, sent).slice(0, maxFaults);

const allFieldErrors = (issues: readonly Issue[], sent: unknown): FieldErrors =>
  issues.flatMap((issue): FieldErrors => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ field: fieldName([...issue.path, key]), code: 'unknown-field' }));
    }
    const code = isIn(sent, issue.path) ? (codes[issue.code] ?? 'malformed') : 'required';
    return [{ field: fieldName(issue.path), code }];
  });

/** Whether PostgreSQL can store a text. It cannot store NUL characters, or unpaired surrogates in JSON. */
const canBeStored = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Returns the paths of texts and names that cannot be stored. */
function pathsNotStored(value: unknown): readonly (readonly string[])[] {
  if (typeof value === 'string') return canBeStored(value) ? [] : [[]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    !canBeStored(key) ? [[key]] : pathsNotStored(inner).map((path) => [key, ...path]),
  );
}

/** Validates requests with their zod schemas, and rejects texts that cannot be stored. Throws `SchemaRefused`. */
export const schemaCompiler: FastifySchemaCompiler<z.core.$ZodType> = ({ schema }) => {
  return (sent: unknown) => {
    const parsed = z.core.safeParse(schema, sent);
    if (parsed.success) {
      const faults = pathsNotStored(parsed.data).slice(0, maxFaults);
      if (faults.length === 0) return { value: parsed.data };
      const fields = faults.map((path) => ({ field: fieldName(path), code: 'malformed' as const }));
      return { error: new SchemaRefused(fields) };
    }
    const isForm = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
    return { error: new SchemaRefused(isForm ? fieldErrorsOf(parsed.error.issues, sent) : []) };
  };
};
