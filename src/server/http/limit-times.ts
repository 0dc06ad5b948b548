import { Socket } from 'node:net';
import { clearTimeout, setTimeout } from 'node:timers';
import type { FastifyInstance } from 'fastify';
import { replyProblem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take longer than other calls, as for a file over a school's network. Stalled uploads are cut off. */
    slowBody?: boolean;
  }
}

/** Maximum duration of sending a request, and of silence on a connection, in milliseconds. */
export const requestMs = 30_000;
/** Timeout before a call is answered with 503, in milliseconds. Shorter than the timeout of an idle connection. */
const answerMs = 25_000;
/** Maximum duration of an upload, and then of reading it, in milliseconds. */
export const fileMs = 30 * 60_000;

class RequestTooSlow extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/**
 * Answers 408 if a body is incomplete after `withinMs` milliseconds, and 503 if a call is unanswered after `answeredMs`. Routes with
 * `slowBody` have the upload's time for the first, and no limit for the second. Node has only one timeout for all routes.
 */
export function limitTimes(
  app: FastifyInstance,
  { withinMs = requestMs, answeredMs = answerMs }: { withinMs?: number; answeredMs?: number } = {},
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.slowBody !== true) {
      // A response that is being sent may take longer: a file on a slow connection.
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
    // An injected call has no connection, and its body is complete.
    if (!(raw.socket instanceof Socket)) return done();
    if (request.routeOptions.config.slowBody === true) {
      // The connection is idle while the file is read, and must not be closed.
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
