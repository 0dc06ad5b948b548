import { expect, test } from 'vitest';
import { InMemoryChanges } from '#adapters/memory/platform/in-memory-changes.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import type { RenderedPage } from '#server/http/pages/page-renderer.ts';
import { freshMs, cachePages, staleMs } from '#server/http/pages/page-cache.ts';
import { aGate } from '../../builders/a-gate.ts';
import { aServer } from '../a-server.ts';

const origin = 'https://blockyard.test';
const pageOf = (html: string, status = 200): RenderedPage => ({
  kind: 'page',
  status,
  html,
  styleHashes: ['sha256-page='],
  scriptHash: 'sha256-script=',
});

function aLessonListOfPages({ status = (): number => 200, most = 3, wait = () => Promise.resolve() } = {}) {
  const rendered: string[] = [];
  const bugs: unknown[] = [];
  const clock = new ManualClock(0);
  const changes = new InMemoryChanges();
  const render = cachePages(
    async ({ url }) => {
      rendered.push(url.slice(origin.length));
      await wait();
      return pageOf(`${url} ${rendered.length}`, status());
    },
    {
      sharedAddress: ({ pathname, search }) => (search === '' || search === '?utm' ? pathname : null),
      changes,
      clock,
      reportBug: (error) => bugs.push(error),
      most,
    },
  );
  const ask = async (path: string): Promise<string> => {
    const page = await render({ url: origin + path });
    return page.kind === 'page' ? page.html.slice(origin.length) : page.location;
  };
  return { ask, render, rendered, clock, changes, bugs };
}

test("a public page is rendered once for all simultaneous visitors, without a visitor's own parameters", async () => {
  const { ask, rendered } = aLessonListOfPages();
  expect(await Promise.all([ask('/lessons?utm'), ask('/lessons')])).toEqual(['/lessons 1', '/lessons 1']);
  expect(await ask('/lessons')).toBe('/lessons 1');
  expect(rendered).toEqual(['/lessons']);
});

test('[SEC-3] arbitrary queries are rendered each time, and not cached', async () => {
  const { ask, rendered } = aLessonListOfPages({ most: 1 });
  await ask('/lessons');
  expect(await ask('/lessons?q=1')).toBe('/lessons?q=1 2');
  expect(await ask('/lessons?q=1')).toBe('/lessons?q=1 3');
  expect(await ask('/lessons')).toBe('/lessons 1');
  expect(rendered).toHaveLength(3);
});

test('a stale page is sent once more while it is rendered again, but an old one is not', async () => {
  const { ask, clock } = aLessonListOfPages();
  await ask('/lessons');
  await clock.advance(freshMs);
  expect(await ask('/lessons')).toBe('/lessons 1');
  await clock.advance(0);
  expect(await ask('/lessons')).toBe('/lessons 2');
  await clock.advance(freshMs + staleMs);
  expect(await ask('/lessons')).toBe('/lessons 3');
});

test('[REL-5] a failure is not cached, and does not replace a page that can still be sent', async () => {
  let status = 503;
  const { ask, render, clock } = aLessonListOfPages({ status: () => status });
  expect(await render({ url: `${origin}/lessons` })).toMatchObject({ status: 503 });
  status = 200;
  expect(await ask('/lessons')).toBe('/lessons 2');
  status = 503;
  await clock.advance(freshMs);
  await ask('/lessons');
  await clock.advance(0);
  expect(await ask('/lessons')).toBe('/lessons 2');
  await clock.advance(staleMs);
  expect(await render({ url: `${origin}/lessons` })).toMatchObject({ status: 503 });
});

test('a failed renewal is reported, and the next visitor starts another', async () => {
  let broken = false;
  const wait = () => (broken ? Promise.reject(new Error('broken')) : Promise.resolve());
  const { ask, clock, bugs, rendered } = aLessonListOfPages({ wait });
  await ask('/lessons');
  broken = true;
  await clock.advance(freshMs);
  expect(await ask('/lessons')).toBe('/lessons 1');
  await expect.poll(() => bugs).toHaveLength(1);
  broken = false;
  await ask('/lessons');
  await clock.advance(0);
  expect(rendered).toHaveLength(3);
  expect(await ask('/lessons')).toBe('/lessons 3');
});

test('the cache keeps a limited number of recently used pages', async () => {
  const { ask, rendered } = aLessonListOfPages({ most: 2 });
  for (const path of ['/a', '/b', '/a', '/c', '/a']) await ask(path);
  expect(rendered).toEqual(['/a', '/b', '/c']);
  await ask('/b');
  expect(rendered).toEqual(['/a', '/b', '/c', '/b']);
});

test('after other lessons are published, no earlier page is sent, not even one that is being rendered', async () => {
  const gate = aGate();
  const { ask, changes, rendered } = aLessonListOfPages({ wait: () => gate.opened });
  const before = ask('/lessons');
  changes.announce('lessons', null);
  const after = ask('/lessons');
  expect(rendered).toHaveLength(2);
  gate.open();
  await Promise.all([before, after]);
  await ask('/lessons');
  expect(rendered).toHaveLength(2);
  changes.announce('lessons', null);
  expect(await ask('/lessons')).toBe('/lessons 3');
});

test('simultaneous visitors of a page that is being rendered wait for the same one', async () => {
  const gate = aGate();
  const { ask, rendered } = aLessonListOfPages({ wait: () => gate.opened });
  const asked = Promise.all(Array.from({ length: 50 }, () => ask('/lessons')));
  gate.open();
  expect(new Set(await asked)).toEqual(new Set(['/lessons 1']));
  expect(rendered).toHaveLength(1);
});

test('shared caches can store pages that are the same for everyone, and browsers revalidate each time', async () => {
  const { render } = aLessonListOfPages();
  const { call } = aServer({ renderPage: render });
  const headers = { accept: 'text/html' };
  const shared = await call('GET', '/lessons', { headers });
  expect(shared.headers).toMatchObject({
    'cache-control': 'no-cache',
    'cdn-cache-control': 'public, max-age=10, stale-while-revalidate=60',
    'content-security-policy': expect.stringContaining("'sha256-page='"),
  });
  const own = await call('GET', '/lessons?q=1', { headers });
  expect(own.headers['cdn-cache-control']).toBeUndefined();
  const again = { headers: { ...headers, 'if-none-match': String(shared.headers['etag']) } };
  expect((await call('GET', '/lessons', again)).status).toBe(304);
});

test('[NAV-15] a crawler gets its own reply for a missing page, even right after a browser (regression)', async () => {
  const render = cachePages(async ({ userAgent = '' }) => pageOf(`for ${userAgent}`, 404), {
    sharedAddress: ({ pathname }) => pathname,
    changes: new InMemoryChanges(),
    clock: new ManualClock(0),
    reportBug: () => undefined,
  });
  const ask = (userAgent: string) => render({ url: `${origin}/lessons/nope`, userAgent });
  const answers = await Promise.all([ask('Browser'), ask('Googlebot'), ask('Browser')]);
  expect(answers).toMatchObject([
    { html: 'for Browser' },
    { html: 'for Googlebot' },
    { html: 'for Browser' },
  ]);
});
