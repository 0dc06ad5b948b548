import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Ids } from '#application/service/ports/ids.ts';

const sane = /^[\w.-]{8,64}$/;

/** The id of a request: the caller's own where it is a plain one, else a new one. */
export const requestIdFrom =
  (ids: Ids) =>
  (request: Pick<IncomingMessage, 'headers'>): string => {
    const given = request.headers['x-request-id'];
    return typeof given === 'string' && sane.test(given) ? given : ids.next();
  };

/** Tells every caller the id under which the log knows the request (CAL-5). */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
