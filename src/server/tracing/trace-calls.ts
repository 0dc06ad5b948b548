import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operationOf } from '../metrics/measure-calls.ts';
import type { TracedCall, Tracing } from './tracing.ts';

/**
 * Traces every call. Replies of the API contain the trace in `Server-Timing`, which browsers show with a request's times. Replies with pages do not, because
 * shared caches store their headers.
 */
export function traceCalls(app: FastifyInstance, { startCall }: Pick<Tracing, 'startCall'>): void {
  const spans = new WeakMap<FastifyRequest, TracedCall>();
  app.addHook('onRequest', (request, reply, done) => {
    const span = startCall(request.headers);
    spans.set(request, span);
    if (request.url.startsWith('/v1/')) {
      reply.header('server-timing', `traceparent;desc="${span.traceparent}"`);
    }
    span.run(done);
  });
  // Enters the span again. After the body is read, code runs in socket events, outside the async context of earlier hooks.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.run(done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route } = request.routeOptions;
    const { statusCode: status } = reply;
    spans.get(request)?.end({ name: operationOf(reply), method: request.method, route, status });
  });
}
