import type { FastifyInstance } from 'fastify';

/** One line per answered request: the route's pattern, never an address, a body, a token or a person (REL-4). */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      method: request.method,
      route: request.routeOptions.url ?? 'unmatched',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.error(facts, 'request answered');
    else request.log.info(facts, 'request answered');
  });
}
