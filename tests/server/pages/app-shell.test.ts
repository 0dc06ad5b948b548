import { expect, test } from 'vitest';
import { err } from '#domain/result.ts';
import { createPageRenderer } from '#ui/render.tsx';
import { appShellPath } from '#ui/rendering/app-shell-path.ts';
import { noLinks } from '../../../scripts/build/visitors-host.ts';

const never = (): never => {
  throw new Error('The shell asks for no lesson.');
};

test('[LES-8] the offline page for any address is a skeleton without data, hidden from search engines', async () => {
  const render = createPageRenderer({
    linked: noLinks,
    lessons: { list: never, year: never, bySlug: async (slug) => err({ kind: 'lesson/not-found', slug }) },
    reportBug: never,
    template: `<!doctype html><html lang="en-US"><head><!--before-first-paint--><!--page-head-->
<script type="module" src="/assets/index.js"></script></head><body><div id="root"><!--page--></div><!--page-data--></body></html>`,
    config: {
      apiBaseUrl: '',
      identity: { apiKey: 'key', authDomain: 'example.org', projectId: 'demo' },
      buildId: 'the-build',
    },
  });
  const page = await render({ url: `https://blockyard.example${appShellPath}` });
  if (page.kind !== 'page') throw new Error('The shell leads elsewhere.');
  expect(page.status).toBe(200);
  expect(page.html).not.toContain('id="blockyard-page"');
  expect(page.html).toContain('aria-label="Loading"');
  expect(page.html).toContain('name="robots" content="noindex"');
  // The service worker compares this build id with its own.
  expect(page.html).toContain('the-build');
  expect(page.styleHashes).toHaveLength(1);
});
