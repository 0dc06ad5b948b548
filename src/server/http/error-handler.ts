import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemKind } from '#adapters/wire/problems.ts';
import { replyProblem } from './problem.ts';
import { SchemaRefused } from './schema-compiler.ts';

const kindsByCode: Readonly<Record<string, ProblemKind>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'call/body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'call/media-type-unsupported',
};

const kindsByStatus: Readonly<Record<number, ProblemKind>> = {
  413: 'call/body-too-large',
  415: 'call/media-type-unsupported',
  429: 'call/too-many-requests',
  503: 'call/overloaded',
};

const textOf = (error: object, key: 'code' | 'name' | 'message' | 'stack'): string | undefined => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
};

/** Returns an error's fields for the log. Leaves out its other properties, because they may contain rows and parameters. */
export const errorFacts = (error: unknown): Record<string, unknown> =>
  typeof error === 'object' && error !== null
    ? {
        type: textOf(error, 'name'),
        code: textOf(error, 'code'),
        message: textOf(error, 'message'),
        stack: textOf(error, 'stack'),
      }
    : { type: typeof error };

function callFaultOf(error: unknown): ProblemKind | null {
  if (typeof error !== 'object' || error === null) return null;
  const byCode = kindsByCode[textOf(error, 'code') ?? ''];
  if (byCode !== undefined) return byCode;
  const status: unknown = Reflect.get(error, 'statusCode');
  if (typeof status !== 'number') return null;
  return kindsByStatus[status] ?? (status >= 400 && status < 500 ? 'call/malformed' : null);
}

export type Outages = {
  /** Whether an error is an outage, for which the reply is 503 instead of 500. */
  readonly isOutage: (error: unknown) => boolean;
  /** Returns advice for the operator about an outage, or null if none is needed. */
  readonly adviceOn?: (error: unknown) => string | null;
};

/** Replies to every error with a problem document. Logs server errors, but reveals nothing about them (CAL-5). */
export function answerErrors(app: FastifyInstance, { isOutage, adviceOn }: Outages): void {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof SchemaRefused) {
      return error.fields.length === 0
        ? replyProblem(reply, 'call/malformed')
        : replyProblem(reply, 'form/invalid', error.fields);
    }
    if (isOutage(error)) {
      const advice = adviceOn?.(error) ?? null;
      if (advice === null) request.log.warn({ failure: errorFacts(error) }, 'a dependency is unavailable');
      else request.log.error({ failure: errorFacts(error) }, advice);
      return replyProblem(reply, 'call/dependency-away');
    }
    const fault = callFaultOf(error);
    if (fault !== null) return replyProblem(reply, fault);
    request.log.error({ failure: errorFacts(error) }, 'request failed');
    return replyProblem(reply, 'call/failed');
  });
}
