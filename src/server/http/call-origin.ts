import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { CallOrigin } from '#application/service/ports/audit-log.ts';

const origins = new AsyncLocalStorage<CallOrigin>();

/** Where the call that this code runs for came from; null where it runs for none, as jobs do. */
export const currentOrigin = (): CallOrigin | null => origins.getStore() ?? null;

/** Notes for every call of this scope where it came from, for the audit log. */
export function noteOrigins(app: FastifyInstance): void {
  // Not earlier: what reads a body continues from the socket's events, which know no call.
  app.addHook('preHandler', (request, _reply, done) => {
    origins.run({ requestId: request.id, address: request.ip }, done);
  });
}
