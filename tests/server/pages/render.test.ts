import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { summaryOf } from '#domain/lessons/lessons/lesson.ts';
import { err, ok } from '#domain/result.ts';
import type { RenderedPage } from '#server/http/pages/page-renderer.ts';
import { createPageRenderer } from '#ui/render.tsx';
import { aLesson } from '../../builders/a-lesson.ts';
import { yearPlan } from '#domain/lessons/lessons/year-plan.ts';
import { noLinks } from '../../../scripts/build/visitors-host.ts';

const template = `<!doctype html>
<html lang="en-US"><head><!--before-first-paint--><!--page-head-->
<script type="module" crossorigin src="/assets/index.js"></script><link rel="stylesheet" crossorigin href="/assets/index.css">
</head><body><div id="root"><!--page--></div><!--page-data--></body></html>
<!--route-files {"lessons":["assets/lessons.js"]}-->`;

const lesson = aLesson({ slug: 'load-the-barge', title: 'Load </script> the barge' });
const origin = 'https://blockyard.example';

const bugs: unknown[] = [];

const render = createPageRenderer({
  linked: noLinks,
  lessons: {
    list: async () => ok([summaryOf(lesson)]),
    year: async () => ok(yearPlan([lesson])),
    bySlug: async (slug) => {
      if (slug === 'broken') throw new Error('the secret of a bug');
      if (slug === 'failed') return err({ kind: 'service/failed', requestId: null });
      if (slug === 'away') return err({ kind: 'service/busy', retryAfterSeconds: 5 });
      return slug === lesson.slug
        ? ok(readableParts(lesson, 'sign-in'))
        : err({ kind: 'lesson/not-found', slug });
    },
  },
  reportBug: (error) => bugs.push(error),
  template,
  config: {
    apiBaseUrl: '',
    identity: { apiKey: 'key', authDomain: 'example.org', projectId: 'demo' },
    buildId: 'build',
  },
});

async function pageAt(path: string, userAgent?: string): Promise<Extract<RenderedPage, { kind: 'page' }>> {
  const page = await render({ url: origin + path, userAgent });
  if (page.kind !== 'page') throw new Error(`${path} redirects to ${page.location}`);
  return page;
}

const scripts = (html: string) => [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

describe('a public page', () => {
  test('is complete, with its data', async () => {
    const { status, html } = await pageAt('/lessons');
    expect(status).toBe(200);
    expect(html).toContain('<h1');
    expect(html).toContain('href="/lessons/load-the-barge"');
    expect(html).toContain('id="blockyard-page"');
  });

  test('[SEC-2] has one executable inline script, and reports its hash', async () => {
    const { html, scriptHash } = await pageAt('/lessons');
    const executable = scripts(html).filter(([, attributes = '']) => attributes === '');
    const hashes = executable.map(
      ([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    );
    expect(hashes).toEqual([scriptHash]);
  });

  test('has its data in blocks, which the data cannot end', async () => {
    const { html } = await pageAt('/lessons/load-the-barge');
    const data = scripts(html).filter(([, attributes = '']) => attributes.includes('json'));
    expect(data.length).toBeGreaterThanOrEqual(3);
    for (const [, attributes = '', json = ''] of data) {
      expect(attributes).toMatch(/type="application\/(?:ld\+)?json"/);
      expect(() => JSON.parse(json)).not.toThrow();
    }
  });

  test('reports the hash of each of its inline styles', async () => {
    const { html, styleHashes } = await pageAt('/lessons');
    const hashes = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
      ([, css = '']) => `sha256-${createHash('sha256').update(css).digest('base64')}`,
    );
    expect(hashes).toEqual(styleHashes);
  });

  test('names its other files by their content, because a font in the head would delay the first paint', async () => {
    const { html } = await pageAt('/lessons');
    const head = html.slice(0, html.indexOf('<body'));
    expect(head).not.toMatch(/rel="(?:preload|modulepreload|stylesheet)"|type="module"/);
    expect(html).toContain('fetchpriority="low" rel="modulepreload" href="/assets/lessons.js"');
    expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf('<h1'));
  });

  test('[NAV-11] has its title, an address and a description for search engines', async () => {
    const { html } = await pageAt('/lessons/load-the-barge?utm_source=mail');
    expect(titleOf(html)).toBe('Blockyard | Load &lt;/script&gt; the barge');
    expect(html).toContain(`<link rel="canonical" href="${origin}/lessons/load-the-barge">`);
    const described =
      scripts(html).find(([, attributes = '']) => attributes.includes('ld+json'))?.[2] ?? '{}';
    expect(JSON.parse(described)).toMatchObject({ '@type': 'LearningResource', name: lesson.title });
  });
});

describe('a personal page', () => {
  test('is its layout and a skeleton, without data', async () => {
    const { status, html } = await pageAt('/settings/profile');
    expect(status).toBe(200);
    expect(titleOf(html)).toBe('Blockyard | Profile');
    expect(html).toContain('class="site-header"');
    expect(html).toContain('data-kind="settings" aria-label="Loading"');
    expect(html).not.toContain('id="blockyard-page"');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
});

describe('a missing page', () => {
  test.each([
    ['an unmatched path', '/no/such?page=1', 'Page not found: /no/such?page=1'],
    [
      'a route whose validation fails',
      '/checkout/return/elsewhere',
      'Page Not Found: /checkout/return/elsewhere',
    ],
    ['a lesson that cannot be', '/lessons/Bad_Slug', 'Page Not Found: /lessons/Bad_Slug'],
    ['an unknown lesson', '/lessons/nope', 'There is no lesson at this address'],
    ['the page of its own', '/404', 'The address may be mistyped'],
    ['two slashes', '//evil.example', 'Page not found: //evil.example'],
  ])('[NAV-14] %s is answered with 404 and a page that says so', async (_what, path, words) => {
    const { status, html } = await pageAt(path);
    expect(status).toBe(404);
    expect(html).toContain(words);
    expect(titleOf(html)).toBe('Blockyard | Page Not Found');
  });

  test.each([
    ['/%E0%A4%A', 'Page not found: /%E0%A4%A'],
    ['/lessons/%E0%A4%A', 'Page Not Found: /lessons/%E0%A4%A'],
  ])('[NAV-14] %s, which cannot be decoded, is a missing page', async (path, words) => {
    // The router logs a warning and continues.
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { status, html } = await pageAt(path);
    expect(status).toBe(404);
    expect(html).toContain(words);
    expect(warn).toHaveBeenCalled();
  });

  test.each([
    ['the page that failed', '/lessons/nope'],
    ['whatever no route has, where the parameters of a route mean nothing', '/checkout/return/elsewhere'],
  ])('[NAV-15] the error page keeps the layout of %s and links to the home page', async (_what, path) => {
    const { html } = await pageAt(path);
    expect(html).toContain('Page Not Found</h1>');
    expect(html).toContain('class="site-header"');
    expect(html).toContain('href="/lessons"');
  });

  test('[NAV-15] crawlers get the status and no error page', async () => {
    const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const { status, html } = await pageAt('/no/such', crawler);
    expect(status).toBe(404);
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('type="module"');
    expect((await pageAt('/lessons', crawler)).html).toContain('<h1');
  });
});

describe('a page that cannot be shown now', () => {
  test('[NAV-15] a bug is an error page, is reported, and reveals nothing', async () => {
    const { status, html } = await pageAt('/lessons/broken');
    expect(status).toBe(500);
    expect(html).toContain('Internal Server Error</h1>');
    expect(html).not.toContain('secret');
    expect(bugs).toEqual([new Error('the secret of a bug')]);
  });

  test('an unreachable service is 503, with instructions', async () => {
    const { status, html } = await pageAt('/lessons/away');
    expect(status).toBe(503);
    expect(html).toContain('Blockyard is busy right now</h1>');
    expect(html).toContain('Wait a moment and try again.');
    expect(titleOf(html)).toBe('Blockyard | Something went wrong');
  });
});

test('[NAV-15] a failed service is described in plain words; only an unknown error is an Internal Server Error (regression)', async () => {
  const { status, html } = await pageAt('/lessons/failed');
  expect(status).toBe(500);
  expect(html).toContain('Something went wrong on our side</h1>');
  expect(html).toContain('Try again in a moment');
  expect(html).not.toContain('Internal Server Error');
});

describe('redirects before any page', () => {
  test('[NAV-6] [NAV-16] not at the end of a sign-up by mail, because only the tab knows its origin, even after a reload', async () => {
    const page = await render({ url: `${origin}/signup/complete` });
    expect(page).toMatchObject({ kind: 'page', status: 200 });
    // The form's values come from the previous page, so the server cannot render them.
    expect(page).toMatchObject({ html: expect.stringContaining('aria-label="Loading"') as unknown });
  });

  test.each([
    ['[NAV-3] a trailing slash', '/lessons/?grade=3-5', 308, '/lessons?grade=3-5'],
    ['[NAV-3] a trailing slash after two', '//evil.example/', 308, '/evil.example'],
    ['[NAV-2] the start, with the campaign', '/?utm_source=mail', 302, '/lessons?utm_source=mail'],
    ['[NAV-2] the settings', '/settings', 302, '/settings/profile'],
    ['[NAV-6] the same for a provider', '/signup/social-complete', 302, '/lessons'],
  ])('%s', async (_what, path, status, location) => {
    expect(await render({ url: origin + path })).toEqual({ kind: 'redirect', status, location });
  });
});
