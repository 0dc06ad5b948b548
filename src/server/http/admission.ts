import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import { identityIn } from './authenticate.ts';
import { replyRefusal } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call of this route does, by its row among the permissions: nothing else decides who may call it. */
    action?: Action;
  }
}

const callers = new WeakMap<FastifyRequest, Caller>();

/** The caller; null for a visitor, or for somebody whose account is not open yet. */
export const callerIn = (request: FastifyRequest): Caller | null => callers.get(request) ?? null;

/** The caller of a route whose action needs an account. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callerIn(request);
  if (caller === null) throw new Error('a route whose action needs no account asked for its caller');
  return caller;
}

/**
 * Admits callers to the action of the route, in every route of this scope, and reads once who calls. A route without an
 * action cannot be mounted.
 */
export function admitToActions(app: FastifyInstance, admit: ServiceApp['access']['admit']): void {
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.action === undefined) throw new Error(`the route ${url} has no action`);
  });
  app.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    const { action } = request.routeOptions.config;
    if (action === undefined) throw new Error('a route without an action was called');
    const admitted = await admit(identityIn(request), action);
    if (!admitted.ok) return replyRefusal(reply, admitted.error);
    if (admitted.value !== null) callers.set(request, admitted.value);
    return undefined;
  });
}
