import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operationOf } from '../metrics/measure-calls.ts';
import type { OpenSpan, TracedReply, Tracing } from './tracing.ts';

export function traceCalls(app: FastifyInstance, { startCall }: Pick<Tracing, 'startCall'>): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan<TracedReply>>();
  app.addHook('onRequest', (request, _reply, done) => {
    const span = startCall(request.headers);
    spans.set(request, span);
    span.run(done);
  });
  // After a body is read, code runs in socket events, outside the call's async context.
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
