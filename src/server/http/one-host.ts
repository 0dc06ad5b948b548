import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { replyProblem } from './problem.ts';

/** Whether a request has at most one `Host` header. If there are two, Node uses the first, but a proxy may use the other. */
export const namesOneHost = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((entry, at) => at % 2 === 0 && entry.toLowerCase() === 'host').length <= 1;

/** Refuses requests with several `Host` headers (RFC 9112, 3.2). */
export function refuseRepeatedHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> =>
    namesOneHost(request.raw) ? undefined : replyProblem(reply, 'call/malformed'),
  );
}
