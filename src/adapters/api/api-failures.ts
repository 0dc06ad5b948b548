import * as z from 'zod/mini';
import type { HttpFailure } from '#application/client/ports/http.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { FieldProblem, FormInvalid } from '#domain/account/field-problem.ts';
import {
  type ProblemDocument,
  problemResponse,
  type ProblemSlug,
  problemSlugOf,
} from '../wire/v1/problem.ts';
import { kindOfStatus, serviceProblemKinds } from './problem-kinds.ts';

/** The problem document of a failed call; null where the service sent none. */
export const problemOf = (failure: HttpFailure): ProblemDocument | null => {
  if (failure.kind !== 'http/status') return null;
  const read = z.safeParse(problemResponse, failure.body);
  return read.success ? read.data : null;
};

/** The problem that a failed call was answered with; null where it was none of ours. */
export function problemSlug(failure: HttpFailure): ProblemSlug | null {
  const problem = problemOf(failure);
  return problem === null ? null : problemSlugOf(problem.type);
}

/** What a network answers that wants a sign-in first (RFC 6585). */
const networkWantsSignIn = 511;

/** What a failed call means, whatever it was that was asked. */
export function serviceFailure(failure: HttpFailure): ServiceFailure {
  if (failure.kind !== 'http/status' || failure.status === networkWantsSignIn) {
    return { kind: 'service/unreachable' };
  }
  const slug = problemSlug(failure);
  const kind = slug === null ? kindOfStatus(failure.status) : serviceProblemKinds[slug];
  if (kind === 'session/lost' || kind === 'account/second-factor-required') return { kind };
  if (kind === 'service/busy' || kind === 'service/too-many-requests')
    return { kind, retryAfterSeconds: failure.retryAfterSeconds };
  return { kind, requestId: problemOf(failure)?.requestId ?? failure.requestId };
}

/**
 * The fields that the service refused; null where the call failed otherwise, or for a field that the form does not have:
 * then no person can mend it.
 */
export function formInvalid<Field extends string>(
  failure: HttpFailure,
  fields: readonly Field[],
): FormInvalid<Field> | null {
  const problem = problemOf(failure);
  if (problem === null || problemSlugOf(problem.type) !== 'form-invalid') return null;
  const refused: Partial<Record<Field, FieldProblem>> = {};
  for (const { field, code } of problem.errors ?? []) {
    const known = fields.find((candidate) => candidate === field);
    if (known === undefined || code === 'unknown-field') return null;
    refused[known] = code;
  }
  return Object.keys(refused).length === 0 ? null : { kind: 'form/invalid', fields: refused };
}
