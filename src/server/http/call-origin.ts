import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { callerIn } from './admission.ts';
import { identityIn } from './authenticate.ts';
import type { CallOrigin } from '#application/service/platform/ports/audit-log.ts';

const origins = new AsyncLocalStorage<CallOrigin & { readonly operation: string }>();

/** Returns the current call's origin, or null outside a call, as in jobs. */
export const currentOrigin = (): CallOrigin | null => origins.getStore() ?? null;

/** Returns the current request's operation id, as in the OpenAPI document. Null outside a request. */
export const currentOperation = (): string | null => origins.getStore()?.operation ?? null;

export function recordOrigins(app: FastifyInstance): void {
  // Runs after the body is read, because code then runs in socket events, outside the async context of earlier hooks.
  app.addHook('preHandler', (request, _reply, done) => {
    const { schema, url = request.url } = request.routeOptions;
    const operation = schema?.operationId ?? url;
    const isView = callerIn(request)?.viewing !== undefined;
    const viewedBy = isView ? (identityIn(request)?.id ?? null) : null;
    origins.run({ requestId: request.id, address: request.ip, viewedBy, operation }, done);
  });
}
