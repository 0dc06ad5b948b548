import type { FastifyInstance } from 'fastify';

/**
 * Accepts only JSON bodies. An empty one counts as none, because calls without a body may still send the type. Bodies with prototype keys
 * are refused (SEC-4).
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
