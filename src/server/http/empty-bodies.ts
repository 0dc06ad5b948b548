import type { FastifyInstance } from 'fastify';
import { SchemaRefused } from './schema-compiler.ts';

const maxNames = 50;

const isStream = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

/** Accepts only no body or `{}` for operations without a request body. Reports unexpected fields by name, and other values as malformed (SEC-4). */
export function refuseUnexpectedBodies(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { body } = request;
    if (request.routeOptions.schema?.body !== undefined || body === undefined || isStream(body)) {
      done();
      return;
    }
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    const names = isObject ? Object.keys(body).slice(0, maxNames) : [];
    if (isObject && names.length === 0) done();
    else
      done(new SchemaRefused(names.map((field) => ({ field: field.slice(0, 100), code: 'unknown-field' }))));
  });
}
