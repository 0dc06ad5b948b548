import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take longer than that of other calls: a file over the network of a school. Who falls silent while sending it is cut off. */
    slowBody?: boolean;
  }
}

/** How long a caller may take to send a request, and a connection may be silent, in milliseconds. */
export const requestMs = 30_000;
/** How long the sending of a file may take as a whole, and then its reading, in milliseconds. */
export const fileMs = 30 * 60_000;

/** What Node says of a request that is too slow. */
class RequestTooSlow extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/** Answers 408 where a body is not there after `withinMs` milliseconds, but for routes with `slowBody`. Node knows one time for all. */
export function limitBodies(app: FastifyInstance, withinMs = requestMs): void {
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
