import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replyProblem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call changes what somebody else may change too: it says on which version it is based. */
    basedOnVersion?: boolean;
  }
}

const shape = /^"(\d{1,9})"$/;

const versionIn = ({ headers }: FastifyRequest): number | null => {
  const version = shape.exec(headers['if-match'] ?? '')?.[1];
  return version === undefined ? null : Number(version);
};

/** The version that an edit is based on, of `If-Match`. */
export function versionOf(request: FastifyRequest): number {
  const version = versionIn(request);
  if (version === null) throw new Error('a route that is not based on a version asked for it');
  return version;
}

/** The `ETag` of something with a version; what `If-Match` names. */
export const etagOf = (version: number): string => `"${version}"`;

/** Refuses an edit that does not say on which version it is based, in every route of this scope that is marked. */
export function demandVersion(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    if (request.routeOptions.config.basedOnVersion !== true) return undefined;
    return versionIn(request) === null ? replyProblem(reply, 'call/version-required') : undefined;
  });
}
