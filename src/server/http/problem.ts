import type { FastifyReply } from 'fastify';
import {
  type FieldErrorCode,
  type ProblemDocument,
  problemResponse,
  problemType,
} from '#adapters/wire/v1/problem.ts';
import { fieldDetails, type ProblemKind, problemTable, type ServiceRefusal } from './problem-table.ts';

export const problemMediaType = 'application/problem+json; charset=utf-8';

/** Each refused field with its reason; `''` is the body as a whole. */
export type FieldErrors = readonly { readonly field: string; readonly code: FieldErrorCode }[];

/** What only some kinds say. */
type ProblemExtra = Pick<ProblemDocument, 'triesLeft' | 'current'>;

/** The problem document of a kind, for the request of this id. */
export function problemDocument(
  kind: ProblemKind,
  requestId: string,
  fields: FieldErrors = [],
  extra: ProblemExtra = {},
): ProblemDocument {
  const { slug, status, title, detail } = problemTable[kind];
  const errors = fields.map(({ field, code }) => ({ field, code, detail: fieldDetails[code] }));
  return {
    type: problemType(slug),
    title,
    status,
    detail,
    requestId,
    ...(errors.length === 0 ? {} : { errors }),
    ...extra,
  };
}

/** Answers with the problem of this kind: an RFC 9457 document (CAL-5). */
export function replyProblem(
  reply: FastifyReply,
  kind: ProblemKind,
  fields?: FieldErrors,
  extra?: ProblemExtra,
): FastifyReply {
  return reply.send(asProblem(reply, kind, fields, extra));
}

const kinds = new WeakMap<FastifyReply, ProblemKind>();

/** The problem that an answer is; null where it is none. */
export const problemIn = (reply: FastifyReply): ProblemKind | null => kinds.get(reply) ?? null;

/** Makes the answer the problem of this kind, and answers its text: where something is being sent already. */
export function asProblem(
  reply: FastifyReply,
  kind: ProblemKind,
  fields?: FieldErrors,
  extra?: ProblemExtra,
): string {
  kinds.set(reply, kind);
  const { status, retryAfter } = problemTable[kind];
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  reply.code(status).header('cache-control', 'no-store').header('content-type', problemMediaType);
  return JSON.stringify(problemDocument(kind, reply.request.id, fields, extra));
}

/** Answers what a use case refused. */
export function replyRefusal(reply: FastifyReply, refusal: ServiceRefusal): FastifyReply {
  if (refusal.kind === 'call/too-many-requests') reply.header('retry-after', refusal.retryAfterSeconds);
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

/** One status of a route's description. */
export type DescribedProblem = {
  readonly description: string;
  readonly content: { readonly 'application/problem+json': { readonly schema: typeof problemResponse } };
};

/** The responses of a route's schema for these problems, for the API's description. */
export function describeProblems(...kinds: readonly ProblemKind[]): Record<string, DescribedProblem> {
  const rows = kinds.map((kind) => problemTable[kind]);
  const statuses = [...new Set(rows.map((row) => row.status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const lines = rows
        .filter((row) => row.status === status)
        .map(({ slug, title }) => `\`${problemType(slug)}\`: ${title}.`);
      const description = [...new Set(lines)].join('\n\n');
      return [
        String(status),
        { description, content: { 'application/problem+json': { schema: problemResponse } } },
      ];
    }),
  );
}
