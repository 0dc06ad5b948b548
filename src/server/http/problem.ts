import type { FastifyReply } from 'fastify';
import {
  type FieldErrorCode,
  type ProblemDocument,
  problemResponse,
  problemType,
} from '#adapters/wire/problem.ts';
import { type ProblemKind, problems } from '#adapters/wire/problems.ts';
import { type Action, permissionOf } from '#domain/organizations/access/permissions.ts';
import { rolesOf } from '#domain/organizations/access/roles-of.ts';
import type { EntryLocked } from '#application/service/classrooms/student-entry/log-in-student.ts';
import type { CallLimited } from '#application/service/platform/limits/limit-calls.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { EditConflict } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import type { SignInCodeWrong } from '#domain/identity/sign-in/sign-in-code.ts';

export const problemMediaType = 'application/problem+json; charset=utf-8';

/** Refused fields with reasons. `''` refers to the body as a whole. */
export type FieldErrors = readonly { readonly field: string; readonly code: FieldErrorCode }[];

/** Texts for API developers. Users see the texts of the page. */
const fieldDetails: Readonly<Record<FieldErrorCode, string>> = {
  required: 'This field is needed.',
  'too-long': 'This is longer than the field may be.',
  malformed: 'This does not have the form that the field needs.',
  'unknown-value': 'This is none of the values that the field knows.',
  'too-early': 'This is before the date it must follow.',
  'too-late': 'This is after the last date that can be chosen.',
  'unknown-field': 'This call has no such field.',
};

type RefusalWithFacts = FormInvalid | CallLimited | EntryLocked | SignInCodeWrong | EditConflict<unknown>;

/** A use case's refusal. A refusal without a row in `problems` does not compile. */
export type Refusal = RefusalWithFacts | { readonly kind: Exclude<ProblemKind, RefusalWithFacts['kind']> };

type ProblemExtra = Partial<Pick<ProblemDocument, 'action' | 'current' | 'detail' | 'triesLeft'>>;

function roleDetail(action: Action): string {
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(rolesOf(action));
  return `Your role may not do this: “${permissionOf(action).title}”. It is for ${list}.`;
}

/** Returns the problem document of a kind for the request with this id. */
export function problemDocument(
  kind: ProblemKind,
  requestId: string,
  fields: FieldErrors = [],
  extra: ProblemExtra = {},
): ProblemDocument {
  const { status, title, detail } = problems[kind];
  const errors = fields.map(({ field, code }) => ({ field, code, detail: fieldDetails[code] }));
  return {
    type: problemType(kind),
    title,
    status,
    detail,
    requestId,
    ...(errors.length === 0 ? {} : { errors }),
    ...extra,
  };
}

/** Replies with an RFC 9457 problem document of this kind (CAL-5). */
export function replyProblem(
  reply: FastifyReply,
  kind: ProblemKind,
  fields?: FieldErrors,
  extra?: ProblemExtra,
): FastifyReply {
  return reply.send(asProblem(reply, kind, fields, extra));
}

const kinds = new WeakMap<FastifyReply, ProblemKind>();

export const problemIn = (reply: FastifyReply): ProblemKind | null => kinds.get(reply) ?? null;

/** Changes the reply to a problem and returns its text. For a reply that is already being sent. */
export function asProblem(
  reply: FastifyReply,
  kind: ProblemKind,
  fields?: FieldErrors,
  extra?: ProblemExtra,
): string {
  kinds.set(reply, kind);
  const { status, retryAfter } = problems[kind];
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  reply.code(status).header('cache-control', 'no-store').header('content-type', problemMediaType);
  const { action } = reply.request.routeOptions.config;
  const text =
    kind === 'account/not-permitted' && action !== undefined
      ? { detail: roleDetail(action), action, ...extra }
      : extra;
  return JSON.stringify(problemDocument(kind, reply.request.id, fields, text));
}

export function replyRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.kind === 'call/too-many-requests' || refusal.kind === 'entry/locked')
    reply.header('retry-after', refusal.retryAfterSeconds);
  if (refusal.kind === 'sign-in-code/wrong') {
    return replyProblem(reply, refusal.kind, [], { triesLeft: refusal.triesLeft });
  }
  if (refusal.kind === 'classroom/edit-conflict') {
    return replyProblem(reply, refusal.kind, [], { current: refusal.current });
  }
  if (refusal.kind !== 'form/invalid') return replyProblem(reply, refusal.kind);
  const fields = Object.entries(refusal.fields).flatMap(([field, code]) =>
    code === undefined ? [] : [{ field, code }],
  );
  return replyProblem(reply, 'form/invalid', fields);
}

export type DescribedProblem = {
  readonly description: string;
  readonly content: { readonly 'application/problem+json': { readonly schema: typeof problemResponse } };
};

/** Returns the responses of these problems for a route's schema in the API's description. */
export function describeProblems(...kinds: readonly ProblemKind[]): Record<string, DescribedProblem> {
  const statuses = [...new Set(kinds.map((kind) => problems[kind].status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const lines = kinds
        .filter((kind) => problems[kind].status === status)
        .map((kind) => `\`${problemType(kind)}\`: ${problems[kind].title}.`);
      const description = [...new Set(lines)].join('\n\n');
      return [
        String(status),
        { description, content: { 'application/problem+json': { schema: problemResponse } } },
      ];
    }),
  );
}
