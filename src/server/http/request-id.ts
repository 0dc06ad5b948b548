import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Ids } from '#application/service/platform/ports/ids.ts';

const sane = /^[\w.-]{8,64}$/;

/** Returns a request's id. It is the caller's id if that has a plain format, otherwise a new one. */
export const requestIdFrom =
  (ids: Ids) =>
  (request: Pick<IncomingMessage, 'headers'>): string => {
    const given = request.headers['x-request-id'];
    return typeof given === 'string' && sane.test(given) ? given : ids.next();
  };

/** Sends the request id to every caller (CAL-5). The log uses the same id. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
