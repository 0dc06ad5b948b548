import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCameFrom } from '#domain/identity/navigation/came-from.ts';
import { pagePacker } from './compress-page.ts';
import type { PageRenderer, RenderedPage } from './page-renderer.ts';
import { networkOf } from '../network-of.ts';
import { mayBePage } from '../readable-path.ts';
import { contentSecurityPolicy } from '../security-headers.ts';
import { freshMs, staleMs } from './page-cache.ts';
import type { Site } from '../site.ts';

type Page = Extract<RenderedPage, { kind: 'page' }>;

const seconds = (ms: number): number => ms / 1_000;
/** Proxies may cache a page for as long as the host does (RFC 9213). Browsers revalidate each time, so that the next page uses a new build (NAV-16). */
const forCaches = `public, max-age=${seconds(freshMs)}, stale-while-revalidate=${seconds(staleMs)}`;

export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  mayBePage(url) &&
  /text\/html|\*\/\*/.test(headers.accept ?? '*/*');

/** Returns a handler that replies with the rendered page, and with a policy that allows only its own styles. */
export function pageAnswers(
  render: PageRenderer,
  site: Site,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const pack = pagePacker();

  const send = async (request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> => {
    const { etag, encoding, body } = await pack(page, request.headers['accept-encoding']);
    reply
      .code(page.status)
      .header('content-security-policy', contentSecurityPolicy(site, page))
      .header('cache-control', page.shared === true ? 'no-cache' : 'private, no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', etag);
    if (page.shared === true) reply.header('cdn-cache-control', forCaches);
    if (page.status === 200 && request.headers['if-none-match']?.includes(etag) === true) {
      return reply.code(304).send();
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(body);
  };

  return async (request, reply) => {
    // `new URL(path, base)` would not work here, because a path that starts with two slashes would change the host.
    const page = await render({
      url: site.publicUrl + request.originalUrl,
      userAgent: request.headers['user-agent'],
      cameFrom: readCameFrom(request.headers.cookie ?? ''),
      network: networkOf(request),
    });
    if (page.kind === 'page') return send(request, reply, page);
    return reply.header('cache-control', 'no-cache').redirect(page.location, page.status);
  };
}
