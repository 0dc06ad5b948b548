import type { FastifyInstance, FastifyReply } from 'fastify';

/** Returns the route pattern of the request, or `page` or `unmatched` if no route matches. Addresses are not logged, because they can identify a user. */
const routeOf = (reply: FastifyReply): string => {
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
  return reply.request.routeOptions.url ?? (isPage ? 'page' : 'unmatched');
};

/** Logs one line per request with a reply. It contains the route's pattern, never an address, body, token or user (REL-4). */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      method: request.method,
      route: routeOf(reply),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    // Whether this is a poll by a load balancer. If a dependency fails, the calls that need it log the failure.
    const isPoll = facts.route === '/readyz';
    if (reply.statusCode >= 500 && !isPoll) request.log.error(facts, 'request answered');
    else request.log.info(facts, 'request answered');
  });
}
