import type { FastifyInstance, FastifyReply } from 'fastify';
import { eventStreamType } from '#adapters/wire/classrooms/class-work.ts';
import type { Metrics } from './metrics.ts';

const typeOf = (reply: FastifyReply): string => String(reply.getHeader('content-type'));

/** Returns the `operationId`, or a name for other responses. Paths are not used, because they contain IDs, which would cause an unlimited number of labels. */
export function operationOf(reply: FastifyReply): string {
  const { schema, url } = reply.request.routeOptions;
  if (schema?.operationId !== undefined) return schema.operationId;
  if (typeOf(reply).startsWith('text/html')) return 'page';
  return url === undefined ? 'unmatched' : 'file';
}

/** Counts and times every call by its operation, and counts open streams. */
export function measureCalls(app: FastifyInstance, { calls, replies, liveStreams }: Metrics): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeOf(reply).startsWith(eventStreamType)) {
      liveStreams.inc();
      reply.raw.once('close', () => liveStreams.dec());
    }
    return payload;
  });
  app.addHook('onResponse', async (_request, reply) => {
    const operation = operationOf(reply);
    replies.inc({ operation, status: reply.statusCode });
    if (!typeOf(reply).startsWith(eventStreamType)) calls.observe({ operation }, reply.elapsedTime / 1_000);
  });
}
