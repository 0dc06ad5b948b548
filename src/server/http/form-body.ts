import type { FastifyInstance } from 'fastify';

/** Returns a form's parameters, or null if one is repeated, which RFC 6749 (section 3.2) forbids. */
function parametersOf(body: string): Readonly<Record<string, string>> | null {
  const pairs = [...new URLSearchParams(body)].filter(([, value]) => value !== '');
  const names = new Set(pairs.map(([name]) => name));
  return names.size === pairs.length ? Object.fromEntries(pairs) : null;
}

/** Accepts only form bodies in this scope. An empty parameter counts as omitted. */
export function readFormsOnly(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8_192 },
    (_request, body, done) => {
      done(null, parametersOf(body));
    },
  );
}
