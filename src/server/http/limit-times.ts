import { Socket } from 'node:net';
import { clearTimeout, setTimeout } from 'node:timers';
import type { FastifyInstance } from 'fastify';
import { replyProblem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take longer than that of other calls: a file over the network of a school. Who falls silent while sending it is cut off. */
    slowBody?: boolean;
  }
}

/** How long a caller may take to send a request, and a connection may be silent, in milliseconds. */
export const requestMs = 30_000;
/** How long a call may take until it is answered 503, in milliseconds: less than the time after which its silent connection is closed. */
const answerMs = 25_000;
/** How long the sending of a file may take as a whole, and then its reading, in milliseconds. */
export const fileMs = 30 * 60_000;

/** What Node says of a request that is too slow. */
class RequestTooSlow extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/**
 * Answers 408 if a body is not complete after `withinMs` milliseconds, and 503 if a call is not answered after `answeredMs`. Routes with
 * `slowBody` have the time of a file for the first, and no limit for the second. Node itself knows one time for all routes.
 */
export function limitTimes(
  app: FastifyInstance,
  { withinMs = requestMs, answeredMs = answerMs }: { withinMs?: number; answeredMs?: number } = {},
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.slowBody !== true) {
      // An answer that is being sent may take longer: a file on a slow line.
      const timer = setTimeout(() => {
        if (reply.sent || reply.raw.headersSent) return;
        request.log.warn({ route: request.routeOptions.url, answeredMs }, 'a call is not answered in time');
        replyProblem(reply, 'call/overloaded');
      }, answeredMs).unref();
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    // A call that is injected has no connection, and its body is there.
    if (!(raw.socket instanceof Socket)) return done();
    if (request.routeOptions.config.slowBody === true) {
      // The connection is silent while the file is read: it is not cut for that.
      raw.once('end', () => raw.socket.setTimeout(fileMs));
    } else if (!raw.complete) {
      const timer = setTimeout(() => {
        if (!raw.complete) app.server.emit('clientError', new RequestTooSlow(), raw.socket);
      }, withinMs).unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
