import { isOfStudents } from '#domain/identity/campaign/page-view.ts';
import { pageTitle } from '#domain/identity/navigation/page-title.ts';
import { productName } from '#domain/product.ts';
import type { LessonViewData } from '../features/lessons/lessons/lesson-views.ts';
import { descriptionOf } from '../messages/en/descriptions.ts';
import { paths } from '../routes/paths.ts';
import { failureTitle, titleOf, viewOf } from '../routes/title-of.ts';
import { isLesson, lessonJsonLd } from './lesson-json-ld.ts';
import { jsonForPage } from './page-data.ts';
import { socialPicture, socialSize } from './social-picture.ts';

export type PageHead = {
  readonly name: string | null;
  readonly url: URL;
  readonly data: unknown;
  readonly status: number;
  /** Whether search engines may index the page. False for personal and missing pages. */
  readonly indexed: boolean;
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

type ShownLesson = {
  readonly slug: string;
  readonly title: string;
  readonly cover: { readonly alt: string };
};

function shownLesson(data: unknown): ShownLesson | null {
  if (isLesson(data)) return data;
  if (typeof data !== 'object' || data === null || !('view' in data) || !('lesson' in data)) return null;
  return (data as LessonViewData).lesson;
}

/** Returns the tags for shared links: texts, and a picture of 1200 × 630 pixels. */
function sharedAs(
  title: string,
  description: string,
  address: string,
  lesson: ShownLesson | null,
): readonly string[] {
  const picture = new URL(socialPicture(lesson?.slug ?? null), address).href;
  return [
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', lesson === null ? 'website' : 'article'),
    meta('property', 'og:url', address),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:image', picture),
    ...(lesson === null
      ? []
      : [
          meta('property', 'og:image:width', String(socialSize.width)),
          meta('property', 'og:image:height', String(socialSize.height)),
          meta('property', 'og:image:alt', `${lesson.title}. ${lesson.cover.alt}`),
        ]),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/**
 * Returns the title, description, URL, tags for shared links, and the data of a lesson for search engines. The canonical URL has no query, so that filters and
 * views refer to the list or the lesson. The scope and sequence has its own URL.
 */
export function pageHead({ name, url, data, status, indexed }: PageHead): string {
  const title = pageTitle(status < 400 ? titleOf(name, url.pathname, data) : failureTitle(status));
  const lesson = isLesson(data) ? data : null;
  const isYear = name === 'lessons' && viewOf(data) === 'year';
  const description = lesson?.summary ?? descriptionOf(isYear ? 'lessons-year' : name);
  const address = `${url.origin}${isYear ? paths.year : url.pathname}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    // This manifest comes before the site's own, because browsers use the first one. Students install their class as an app.
    ...(isOfStudents(url.pathname) ? ['<link rel="manifest" href="/class.webmanifest">'] : []),
    ...(indexed
      ? [
          `<link rel="canonical" href="${escapeHtml(address)}">`,
          ...sharedAs(title, description, address, shownLesson(data)),
        ]
      : [meta('name', 'robots', 'noindex')]),
    ...(indexed && lesson !== null
      ? [`<script type="application/ld+json">${jsonForPage(lessonJsonLd(lesson, address))}</script>`]
      : []),
  ].join('');
}
