import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON and nothing else. An empty one is no body, as calls without one may still name its type. A body that
 * would reach for a prototype is refused (SEC-4).
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
