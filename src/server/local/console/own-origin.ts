import type { FastifyRequest } from 'fastify';

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request was meant for this computer and, where it says so, comes from a page of this very origin.
 * A foreign name in `Host` is DNS rebinding, a foreign `Origin` another site's page: neither may see mail or move time.
 */
export function isOwnOrigin(request: FastifyRequest): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = request.headers;
  if (!localNames.has(hostnameOf(host))) return false;
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  if (site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
}

function hostnameOf(host: string): string {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}
