import type { FastifyInstance } from 'fastify';

/** Logs once that calls come through an untrusted proxy, because all clients of that proxy share one limit. */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      request.log.warn(
        'calls come through a proxy: set TRUSTED_PROXIES to its addresses; otherwise all its callers share the limits of one network',
      );
    }
    done();
  });
}
