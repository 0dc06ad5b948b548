import * as z from 'zod/mini';
import type { ProblemKind } from './problems.ts';

const base = '/problems/';

/** The stable `type` of a problem (CAL-5): `/problems/<kind>`, such as `/problems/classroom/not-found`. */
export const problemType = (kind: ProblemKind): string => `${base}${kind}`;

/** The kind of a `type`, which may be known only to newer servers; null if the type is not ours. */
export const kindOfType = (type: string): string | null =>
  type.startsWith(base) ? type.slice(base.length) : null;

/** Why a field was refused: the reasons of the domain's `FieldProblem`, and a field that the call does not have. */
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
  /** With `form/invalid`: all refused fields. */
  errors: z.exactOptional(z.array(fieldError)),
  /** With `sign-in-code/wrong`: the remaining tries of the code. */
  triesLeft: z.exactOptional(z.int()),
  /** With `account/not-permitted`: the action that the role lacks, by its name in the permission table. */
  action: z.exactOptional(z.string()),
  /** With `classroom/edit-conflict`: the current value, in the form of the call's reply. */
  current: z.exactOptional(z.unknown()),
});
export type ProblemDocument = z.output<typeof problemResponse>;
