import * as z from 'zod/mini';
import type { HttpFailure } from '#application/client/platform/ports/http.ts';
import type { ServiceFailure } from '#application/client/platform/ports/service-failure.ts';
import type { FieldProblem, FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { EditConflict } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import type { LessonNotFound } from '#domain/lessons/lessons/lesson-not-found.ts';
import { signInRefusals } from '#domain/organizations/access/access-refusal.ts';
import { kindOfType, type ProblemDocument, problemResponse } from '../wire/problem.ts';
import type { ProblemKind } from '../wire/problems.ts';

/** Returns the problem document of a failed call, or null if the service sent none. */
const problemOf = (failure: HttpFailure): ProblemDocument | null => {
  if (failure.kind !== 'http/status') return null;
  const read = z.safeParse(problemResponse, failure.body);
  return read.success ? read.data : null;
};

/** Returns the problem document of a failed call if its problem has this kind, otherwise null. */
export function problemOfKind(failure: HttpFailure, kind: ProblemKind): ProblemDocument | null {
  const problem = problemOf(failure);
  return problem !== null && kindOfType(problem.type) === kind ? problem : null;
}

/** Returns the refused action, if the service included it. */
function actionOf(failure: HttpFailure): { readonly action?: string } {
  const action = problemOf(failure)?.action;
  return action === undefined ? {} : { action };
}

/** Returns the refusal of a call, with its action, if it has one of these kinds. Otherwise null. */
export const refusedAs =
  <const Kind extends ProblemKind>(kinds: readonly Kind[]) =>
  (failure: HttpFailure): { readonly kind: Kind } | null => {
    const kind = kinds.find((candidate) => problemOfKind(failure, candidate) !== null);
    return kind === undefined ? null : { kind, ...actionOf(failure) };
  };

/** Returns the refusal for a missing lesson, or null for any other failure. */
export const refusedLesson =
  (slug: string) =>
  (failure: HttpFailure): LessonNotFound | null =>
    problemOfKind(failure, 'lesson/not-found') === null ? null : { kind: 'lesson/not-found', slug };

/** Returns the conflict if a different user has changed the value, with the current value as parsed by `schema`. Returns null for any other failure. */
export const refusedAsConflict =
  <S extends z.ZodMiniType>(schema: S) =>
  (failure: HttpFailure): EditConflict<z.output<S>> | null => {
    const problem = problemOfKind(failure, 'classroom/edit-conflict');
    const current = z.safeParse(schema, problem?.current);
    return current.success ? { kind: 'classroom/edit-conflict', current: current.data } : null;
  };

type Reads<E> = (failure: HttpFailure) => E | null;

export const firstKnown =
  <A, B = never, C = never>(a: Reads<A>, b?: Reads<B>, c?: Reads<C>): Reads<A | B | C> =>
  (failure) =>
    a(failure) ?? b?.(failure) ?? c?.(failure) ?? null;

/** The status of a network that requires a login first (RFC 6585). */
const networkWantsSignIn = 511;

const busy: ReadonlySet<number> = new Set([408, 425, 503]);

/** Maps a status to a kind of failure, which determines what the user can do next: log in again, wait, nothing, or try later. */
function kindOfStatus(status: number) {
  if (status === 401) return 'session/lost';
  if (status === 429) return 'service/too-many-requests';
  if (busy.has(status)) return 'service/busy';
  return status < 500 ? 'service/refused' : 'service/failed';
}

/**
 * Maps a failed call to a failure of the service by its status. This also covers problem kinds that only newer servers send, and replies of proxies between the
 * client and the service.
 */
export function serviceFailure(failure: HttpFailure): ServiceFailure {
  if (failure.kind !== 'http/status' || failure.status === networkWantsSignIn) {
    return { kind: 'service/unreachable' };
  }
  const refused = refusedAs([
    'account/second-factor-required',
    'organization/not-a-member',
    'view-as/ended',
    'view-as/read-only',
    ...signInRefusals,
  ])(failure);
  if (refused !== null) return refused;
  const isTooSoon = problemOfKind(failure, 'call/idempotency-key-in-use') !== null;
  const kind = isTooSoon ? 'service/busy' : kindOfStatus(failure.status);
  if (kind === 'session/lost') return { kind };
  if (kind === 'service/busy' || kind === 'service/too-many-requests')
    return { kind, retryAfterSeconds: failure.retryAfterSeconds };
  const requestId = problemOf(failure)?.requestId ?? failure.requestId;
  return kind === 'service/refused' ? { kind, requestId, ...actionOf(failure) } : { kind, requestId };
}

/**
 * Returns the fields that the service refused. Null for any other failure. Also null if the form lacks one of these fields, because the user cannot correct it.
 */
export function formInvalid<Field extends string>(
  failure: HttpFailure,
  fields: readonly Field[],
): FormInvalid<Field> | null {
  const problem = problemOfKind(failure, 'form/invalid');
  if (problem === null) return null;
  const refused: Partial<Record<Field, FieldProblem>> = {};
  for (const { field, code } of problem.errors ?? []) {
    const known = fields.find((candidate) => candidate === field);
    if (known === undefined || code === 'unknown-field') return null;
    refused[known] = code;
  }
  return Object.keys(refused).length === 0 ? null : { kind: 'form/invalid', fields: refused };
}
