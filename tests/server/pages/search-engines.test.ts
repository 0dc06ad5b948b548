import { describe, expect, test } from 'vitest';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { type Lesson, summaryOf } from '#domain/lessons/lessons/lesson.ts';
import { err, ok } from '#domain/result.ts';
import { createPageRenderer, publicPaths } from '#ui/render.tsx';
import { aLesson } from '../../builders/a-lesson.ts';
import { aServer } from '../a-server.ts';
import { yearPlan } from '#domain/lessons/lessons/year-plan.ts';
import { noLinks } from '../../../scripts/build/visitors-host.ts';

const root = new URL('../../../', import.meta.url);
const origin = 'https://blockyard.example';
const template =
  '<html lang="en-US"><head><!--before-first-paint--><!--page-head--></head><body><div id="root"><!--page--></div><!--page-data--></body></html>';

const written = await loadLessons(new URL('content/lessons', root).pathname);
const closed = aLesson({ slug: 'closed', access: 'licensed', status: 'published' });
const lessons: readonly Lesson[] = [...written.filter(({ status }) => status === 'published'), closed];

const render = createPageRenderer({
  linked: noLinks,
  lessons: {
    list: async () => ok(lessons.map(summaryOf)),
    year: async () => ok(yearPlan(lessons)),
    bySlug: async (slug) => {
      const lesson = lessons.find((each) => each.slug === slug);
      return lesson ? ok(readableParts(lesson, 'sign-in')) : err({ kind: 'lesson/not-found', slug });
    },
  },
  reportBug: (error) => {
    throw error;
  },
  template,
  config: {
    apiBaseUrl: '',
    identity: { apiKey: 'key', authDomain: 'example.org', projectId: 'demo' },
    buildId: 'b',
  },
});

async function headAt(path: string) {
  const page = await render({ url: origin + path });
  if (page.kind !== 'page') throw new Error(`${path} redirects`);
  const { html } = page;
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  const linked = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1];
  return {
    meta: new Map(tags.map(([, name = '', content = '']) => [name, content])),
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1],
    jsonLd: linked === undefined ? null : (JSON.parse(linked) as Record<string, unknown>),
  };
}

const known: Readonly<Record<string, string>> = {
  LearningResource: `@context @id url name description image thumbnailUrl inLanguage learningResourceType educationalLevel
    audience timeRequired about teaches educationalAlignment isAccessibleForFree hasPart isPartOf position version dateModified
    author publisher license encoding`,
  EducationalAudience: 'educationalRole',
  AlignmentObject: 'alignmentType educationalFramework targetName targetDescription',
  WebPageElement: 'isAccessibleForFree cssSelector',
  Organization: 'name',
  CreativeWork: 'name',
  MediaObject: 'encodingFormat contentUrl',
};

function strangers(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(strangers);
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': type, ...fields } = value as Record<string, unknown>;
  const allowed = (known[String(type)] ?? '').split(/\s+/);
  const unknown = Object.keys(fields).filter((field) => !allowed.includes(field));
  return unknown.map((field) => `${String(type)}.${field}`).concat(Object.values(fields).flatMap(strangers));
}

describe('a lesson for search engines', () => {
  test.each(lessons.map(({ slug }) => slug))(
    '[LES-1] %s describes itself in terms of schema.org',
    async (slug) => {
      const lesson = lessons.find((each) => each.slug === slug);
      const { jsonLd } = await headAt(`/lessons/${slug}`);
      expect(jsonLd).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'LearningResource',
        name: lesson?.title,
        description: lesson?.summary,
        inLanguage: 'en-US',
        timeRequired: expect.stringMatching(/^PT\d+M$/) as string,
        isAccessibleForFree: lesson?.access === 'public',
        isPartOf: { '@type': 'LearningResource', name: lesson?.unit.title },
        license: { name: lesson?.credits.license },
        image: `${origin}/pictures/social/${slug}.png`,
        encoding: { contentUrl: `${origin}/v1/app/lessons/${slug}/download` },
      });
      expect(strangers(jsonLd)).toEqual([]);
      expect(jsonLd?.['educationalLevel']).toHaveLength(lesson?.gradeBands.length ?? 0);
      expect(jsonLd?.['educationalAlignment']).toHaveLength(
        lesson?.standards.filter(({ alignment }) => alignment === 'addresses').length ?? 0,
      );
    },
  );

  test('[LES-5] parts that are locked for a visitor are marked as such, each kind once', async () => {
    const { jsonLd } = await headAt('/lessons/closed');
    expect(jsonLd?.['hasPart']).toEqual(
      ['activity', 'solution', 'answers', 'resource'].map((part) => ({
        '@type': 'WebPageElement',
        isAccessibleForFree: false,
        cssSelector: `.locked[data-part="${part}"]`,
      })),
    );
  });
});

describe('a shared link', () => {
  test.each(['/lessons/tide-keeper', '/lessons', '/signup', '/getting-started/welcome'])(
    '[LES-1] %s shows title, text and a picture',
    async (path) => {
      const { meta, canonical } = await headAt(path);
      expect(canonical).toBe(origin + path);
      expect(meta.get('og:url')).toBe(origin + path);
      expect(meta.get('description')?.length).toBeGreaterThan(30);
      for (const name of ['og:title', 'og:description', 'og:type', 'og:site_name'])
        expect(meta.get(name)).toBeTruthy();
      expect(meta.get('og:image')).toMatch(/^https:\/\/blockyard\.example\/pictures\/social\/[\w-]+\.png$/);
      expect(meta.get('twitter:card')).toBe('summary_large_image');
    },
  );

  test.each([
    '?view=student',
    '?view=sheet',
    '?view=present',
    '?view=notes',
    '?utm_source=mail',
    '?version=1',
  ])('[LES-1] a lesson with %s links to the lesson, and shows its picture', async (query) => {
    const { meta, canonical } = await headAt(`/lessons/tide-keeper${query}`);
    expect(canonical).toBe(`${origin}/lessons/tide-keeper`);
    expect(meta.get('og:image')).toBe(`${origin}/pictures/social/tide-keeper.png`);
    expect(meta.get('og:image:width')).toBe('1200');
    expect(meta.get('og:image:alt')).toMatch(/^Tide keeper\. /);
  });

  test('a filtered list links to the list, and a missing page has no link', async () => {
    expect((await headAt('/lessons?q=loops&page=2')).canonical).toBe(`${origin}/lessons`);
    const missing = await headAt('/lessons/not-there');
    expect(missing.canonical).toBeUndefined();
    expect(missing.meta.get('robots')).toBe('noindex');
  });
});

describe('search engines', () => {
  const publicPages = [{ path: '/lessons', changedOn: '2026-11-21' }, { path: '/signup' }];
  const server = () => aServer({ publicPages });

  test('[LES-1] /sitemap.xml has each public page, and its date', async () => {
    const { status, headers, text } = await server().call('GET', '/sitemap.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/xml/);
    expect(text).toContain(
      '<url><loc>https://blockyard.test/lessons</loc><lastmod>2026-11-21</lastmod></url>',
    );
    expect(text).toContain('<url><loc>https://blockyard.test/signup</loc></url>');
    expect(text.match(/<url>/g)).toHaveLength(2);
  });

  test('/robots.txt excludes personal pages, and links to the sitemap', async () => {
    const { text } = await server().call('GET', '/robots.txt');
    expect(text).toContain('Disallow: /settings/\n');
    expect(text).toContain('Disallow: /v1/\n');
    expect(text).toContain('\nSitemap: https://blockyard.test/sitemap.xml\n');
  });

  test('the indexed pages are the public ones that make sense alone', () => {
    expect(publicPaths).toContain('/lessons');
    expect(publicPaths).toContain('/getting-started/faqs');
    expect(publicPaths).toContain('/self-service/purchase');
    for (const path of ['/', '/404', '/login', '/settings/profile', '/lessons/:slug', '/checkout/purchase']) {
      expect(publicPaths).not.toContain(path);
    }
  });
});
