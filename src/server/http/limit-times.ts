import { Socket } from 'node:net';
import { clearTimeout, setTimeout } from 'node:timers';
import type { FastifyInstance } from 'fastify';
import { replyProblem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body may take longer than other calls, as for a file over a school's network. Stalled uploads are cut off. */
    slowBody?: boolean;
  }
}

/** The maximum duration of sending a request, and of silence on a connection, in milliseconds. */
export const requestMs = 30_000;
/** The time after which a call without a reply gets 503, in milliseconds. Shorter than the timeout of an idle connection. */
const answerMs = 25_000;
/** The maximum duration of an upload, and then of reading it, in milliseconds. */
export const fileMs = 30 * 60_000;

class RequestTooSlow extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/**
 * Replies with 408 if a body is incomplete after `withinMs` milliseconds, and with 503 if a call has no reply after `answeredMs`. For routes with `slowBody`,
 * the first limit is that of uploads, and the second does not apply. Node itself has only one timeout for all routes.
 */
export function limitTimes(
  app: FastifyInstance,
  { withinMs = requestMs, answeredMs = answerMs }: { withinMs?: number; answeredMs?: number } = {},
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.slowBody !== true) {
      // A response that is already being sent may take longer, such as a file on a slow connection.
      const timer = setTimeout(() => {
        if (reply.sent || reply.raw.headersSent) return;
        request.log.warn({ route: request.routeOptions.url, answeredMs }, 'a call was not answered in time');
        replyProblem(reply, 'call/overloaded');
      }, answeredMs).unref();
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    // An injected call has no connection, and its body is complete.
    if (!(raw.socket instanceof Socket)) return done();
    if (request.routeOptions.config.slowBody === true) {
      // The connection is idle while the server reads the file, and must not be closed.
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
