import type { FastifyInstance } from 'fastify';
import type { Site } from '../site.ts';

/** A page for search engines. `changedOn` is its last change as `YYYY-MM-DD`, if known. */
export type PublicPage = { readonly path: string; readonly changedOn?: string };

const closed = [
  '/settings/',
  '/invitations',
  '/pass',
  '/class',
  '/checkout/',
  '/users',
  '/complete-onboarding',
  '/v1/',
] as const;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
};
const escapeXml = (text: string): string => text.replace(/[&<>'"]/g, (sign) => entities[sign] ?? sign);

function sitemapOf(pages: readonly PublicPage[], publicUrl: string): string {
  const entries = pages.map(({ path, changedOn }) => {
    const changed = changedOn === undefined ? '' : `<lastmod>${escapeXml(changedOn)}</lastmod>`;
    return `<url><loc>${escapeXml(publicUrl + path)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

function robotsOf(publicUrl: string): string {
  const rules = closed.map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\nAllow: /\n${rules.join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** Serves `/robots.txt` and `/sitemap.xml` for search engines (LES-1). */
export function guideSearchEngines(
  app: FastifyInstance,
  { publicUrl }: Site,
  pages: readonly PublicPage[],
): void {
  const sitemap = sitemapOf(pages, publicUrl);
  const robots = robotsOf(publicUrl);
  const oneHour = 'public, max-age=3600';
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', oneHour).type('application/xml; charset=utf-8').send(sitemap),
  );
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', oneHour).type('text/plain; charset=utf-8').send(robots),
  );
}
