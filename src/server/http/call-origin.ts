import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { callerIn } from './admission.ts';
import { identityIn } from './authenticate.ts';
import type { CallOrigin } from '#application/service/ports/audit-log.ts';

const origins = new AsyncLocalStorage<CallOrigin & { readonly operation: string }>();

/** Where the call that this code runs for came from; null where it runs for none, as jobs do. */
export const currentOrigin = (): CallOrigin | null => origins.getStore() ?? null;

/** The operation id of the running request, as in the OpenAPI document; null outside a request. */
export const currentOperation = (): string | null => origins.getStore()?.operation ?? null;

/** Notes for every call of this scope where it came from, for the audit log. */
export function noteOrigins(app: FastifyInstance): void {
  // Not earlier: what reads a body continues from the socket's events, which know no call.
  app.addHook('preHandler', (request, _reply, done) => {
    const { schema, url = request.url } = request.routeOptions;
    const operation = schema?.operationId ?? url;
    const isView = callerIn(request)?.viewing !== undefined;
    const viewedBy = isView ? (identityIn(request)?.id ?? null) : null;
    origins.run({ requestId: request.id, address: request.ip, viewedBy, operation }, done);
  });
}
