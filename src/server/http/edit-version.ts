import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '#domain/result.ts';
import { replyProblem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call changes a shared resource and must contain the version on which the change is based. */
    basedOnVersion?: boolean;
  }
}

const shape = /^"(\d{1,9})"$/;

const versionIn = ({ headers }: FastifyRequest): number | null => {
  const version = shape.exec(headers['if-match'] ?? '')?.[1];
  return version === undefined ? null : Number(version);
};

export function versionOf(request: FastifyRequest): number {
  const version = versionIn(request);
  if (version === null) throw new Error('the version was read on a route that has none');
  return version;
}

export const etagOf = (version: number): string => `"${version}"`;

/** Returns the result of an edit, and sends its new version as the `ETag` of the reply. */
export function withEtag<Value extends { readonly version: number }, Refused>(
  reply: FastifyReply,
  edited: Result<Value, Refused>,
): Result<Value, Refused> {
  if (edited.ok) reply.header('etag', etagOf(edited.value.version));
  return edited;
}

/** Refuses edits without a version in every marked route of this scope. */
export function demandVersion(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    if (request.routeOptions.config.basedOnVersion !== true) return undefined;
    return versionIn(request) === null ? replyProblem(reply, 'call/version-required') : undefined;
  });
}
