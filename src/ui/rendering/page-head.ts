import { pageTitle } from '#domain/navigation/page-title.ts';
import { productName } from '#domain/product.ts';
import { descriptionOf } from '../messages/en/descriptions.ts';
import { failureTitle, titleOf } from '../routes/title-of.ts';
import { isLesson, lessonJsonLd } from './lesson-json-ld.ts';
import { jsonForPage } from './page-data.ts';

/** What the head of a page is made from. */
export type PageHead = {
  readonly name: string | null;
  readonly url: URL;
  readonly data: unknown;
  /** The HTTP status of the answer. */
  readonly status: number;
  /** Pages for one person, and pages that are not there, are not for search engines. */
  readonly indexed: boolean;
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in an element or an attribute in double quotes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** Title, description, address, what a shared link shows, and what a lesson is for search engines. */
export function pageHead({ name, url, data, status, indexed }: PageHead): string {
  const title = pageTitle(status < 400 ? titleOf(name, url.pathname, data) : failureTitle(status));
  const lesson = isLesson(data) ? data : null;
  const description = lesson?.summary ?? descriptionOf(name);
  const address = `${url.origin}${url.pathname}`;
  const image = new URL(lesson?.cover.src ?? '/social.png', url.origin).href;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(indexed
      ? [
          `<link rel="canonical" href="${escapeHtml(address)}">`,
          meta('property', 'og:title', title),
          meta('property', 'og:description', description),
          meta('property', 'og:type', lesson === null ? 'website' : 'article'),
          meta('property', 'og:url', address),
          meta('property', 'og:site_name', productName),
          meta('property', 'og:image', image),
        ]
      : [meta('name', 'robots', 'noindex')]),
    ...(indexed && lesson !== null
      ? [`<script type="application/ld+json">${jsonForPage(lessonJsonLd(lesson, address))}</script>`]
      : []),
  ].join('');
}
