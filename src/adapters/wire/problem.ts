import * as z from 'zod/mini';
import type { ProblemKind } from './problems.ts';

const base = '/problems/';

/** The stable `type` of a problem (CAL-5): `/problems/<kind>`, such as `/problems/classroom/not-found`. */
export const problemType = (kind: ProblemKind): string => `${base}${kind}`;

/** Returns the kind in a `type`, even a kind that this build does not know, because the server may be newer. Returns null if the type is not ours. */
export const kindOfType = (type: string): string | null =>
  type.startsWith(base) ? type.slice(base.length) : null;

/** The reasons why a field is refused: those of the domain's `FieldProblem`, and that the call has no such field. */
const fieldErrorCodes = [
  'required',
  'too-long',
  'malformed',
  'unknown-value',
  'too-early',
  'too-late',
  'unknown-field',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

const fieldError = z.object({
  field: z.string(),
  code: z.enum(fieldErrorCodes),
  detail: z.string(),
});

/** An RFC 9457 problem document, served as `application/problem+json` (CAL-5). */
export const problemResponse = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.exactOptional(z.string()),
  requestId: z.string(),
  /** All refused fields. Only for `form/invalid`. */
  errors: z.exactOptional(z.array(fieldError)),
  /** The remaining attempts of the code. Only for `sign-in-code/wrong`. */
  triesLeft: z.exactOptional(z.int()),
  /** The action that the role does not allow, by its name in the permission table. Only for `account/not-permitted`. */
  action: z.exactOptional(z.string()),
  /** The current value, in the format of the call's reply. Only for `classroom/edit-conflict`. */
  current: z.exactOptional(z.unknown()),
});
export type ProblemDocument = z.output<typeof problemResponse>;
