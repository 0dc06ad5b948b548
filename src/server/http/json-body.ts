import type { FastifyInstance } from 'fastify';

/**
 * Accepts only JSON bodies. An empty body counts as none, because calls without a body may still send the content type. Rejects bodies with prototype keys
 * (SEC-4).
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
