import type { FastifyInstance, FastifyReply } from 'fastify';

/** The pattern that took the request. Pages are one, as an address can name a person. */
const routeOf = (reply: FastifyReply): string => {
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
  return reply.request.routeOptions.url ?? (isPage ? 'page' : 'unmatched');
};

/** One line per answered request: the route's pattern, never an address, a body, a token or a person (REL-4). */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      method: request.method,
      route: routeOf(reply),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    // A load balancer polls this. Calls that need a dependency log its failure.
    const isPoll = facts.route === '/readyz';
    if (reply.statusCode >= 500 && !isPoll) request.log.error(facts, 'request answered');
    else request.log.info(facts, 'request answered');
  });
}
