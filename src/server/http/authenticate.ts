import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { VerifiedIdentity } from '#application/service/identity/ports/token-verifier.ts';
import { replyProblem, replyRefusal } from './problem.ts';

const identities = new WeakMap<FastifyRequest, VerifiedIdentity>();

export const identityIn = (request: FastifyRequest): VerifiedIdentity | null =>
  identities.get(request) ?? null;

export function identityOf(request: FastifyRequest): VerifiedIdentity {
  const identity = identityIn(request);
  if (identity === null) throw new Error('the identity was read on a route outside the signed-in scope');
  return identity;
}

const bearer = /^Bearer +([\w.~+/-]+=*)$/i;

/** Whether a call needs a token. If the token is optional, it must still be valid if present. */
export type TokenRule = 'required' | 'optional';

/** Verifies the bearer token of every call in this scope before reading anything else (SEC-1). */
export function authenticate(
  app: FastifyInstance,
  verifyToken: ServiceApp['access']['verifyToken'],
  rule: TokenRule,
): void {
  app.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    const header = request.headers.authorization;
    if (header === undefined && rule === 'optional') return undefined;
    if (header === undefined) return replyProblem(reply, 'call/unauthenticated');
    const token = bearer.exec(header)?.[1];
    if (token === undefined) return replyProblem(reply, 'token/invalid');
    const verified = await verifyToken(token);
    if (!verified.ok) return replyRefusal(reply, verified.error);
    identities.set(request, verified.value);
    return undefined;
  });
}
