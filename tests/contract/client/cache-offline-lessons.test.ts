import { expect, test } from 'vitest';
import { decodeLesson, decodeLessons } from '#adapters/api/lessons/decode-lessons.ts';
import { CacheOfflineLessons } from '#adapters/browser/cache-offline-lessons.ts';
import { forgetLicensedCopies } from '#adapters/browser/forget-licensed-copies.ts';
import { copyCacheOf, pictureCache, type WorkerAnswer } from '#adapters/browser/offline-names.ts';
import { InMemoryTabLock } from '#adapters/memory/platform/in-memory-tab-lock.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { aLesson, anActivity } from '../../builders/a-lesson.ts';
import { offlineLessonsContract } from '../lessons/offline-lessons.contract.ts';
import { StandInCaches } from './stand-in-caches.ts';
import { richText } from '../../builders/rich-text.ts';

/**
 * Returns a browser with caches and a service worker. Its network serves HTML if the address includes `portal`, 404 if it includes `missing`, and an SVG
 * otherwise.
 */
function aBrowser() {
  const caches = new StandInCaches();
  const browser = {
    caches,
    network: true,
    hasWorkers: true,
    installed: false,
    persisted: false,
    tryIt: 'held' as WorkerAnswer,
    tryItAskedFor: 0,
    fetched: [] as string[],
  };
  const openPage = () =>
    new CacheOfflineLessons({
      caches,
      lock: new InMemoryTabLock(new ManualClock(0)),
      decoders: async () => ({ decodeLesson, decodeLessons }),
      worker: {
        installed: async () => browser.installed,
        install: async () => (browser.installed = browser.hasWorkers),
        cacheTryIt: async () => {
          browser.tryItAskedFor += 1;
          return browser.tryIt;
        },
      },
      fetch: async (address) => {
        if (!browser.network) throw new TypeError('Failed to fetch');
        browser.fetched.push(address);
        if (address.includes('missing')) return new Response(null, { status: 404 });
        const type = address.includes('portal') ? 'text/html' : 'image/svg+xml';
        return new Response('svg', { headers: { 'content-type': type } });
      },
      storage: {
        estimate: async () => ({ usage: 10, quota: 100 }),
        persisted: async () => browser.persisted,
        persist: async () => (browser.persisted = true),
        getDirectory: async () => {
          throw new Error('No files here.');
        },
      },
    });
  return { browser, openPage };
}

offlineLessonsContract('CacheOfflineLessons', () => {
  const { browser, openPage } = aBrowser();
  return {
    openPage: () => (browser.hasWorkers ? openPage() : withoutCaches()),
    refuse: (why) => {
      browser.caches.full = why === 'offline/storage-full';
      browser.network = why !== 'offline/incomplete';
      browser.hasWorkers = why !== 'offline/unavailable';
    },
  };
});

const copy = (slug: string, owner: string | null = null) => ({
  slug,
  title: slug,
  owner,
  copiedAt: 1,
  openedAt: 1,
});
const picture = (src: string) => ({ src: `/pictures/${src}`, alt: 'A crane', width: 8, height: 8 });
const pictured = readableParts(
  aLesson({
    activities: [
      anActivity({
        pictures: [picture('a.svg')],
        slides: [{ text: richText('b'), picture: picture('b.svg') }],
      }),
    ],
    studentSheet: {
      title: 'Sheet',
      sections: [{ title: '', parts: [{ kind: 'picture', picture: picture('c.svg') }] }],
    },
  }),
  'open',
);
const programmed = readableParts(aLesson({ slug: 'harbor-light', setting: ['dock'] }), 'open');

const heldPictures = async (caches: CacheStorage): Promise<readonly string[]> =>
  (await (await caches.open(pictureCache)).keys()).map(({ url }) => new URL(url).pathname).toSorted();

test('[LES-8] every picture of every view is stored once, and deleted with the last copy that shows it', async () => {
  const { browser, openPage } = aBrowser();
  const copies = openPage();
  await copies.save(copy(pictured.slug), pictured);
  await copies.save(copy('twin', 'ada'), { ...pictured, slug: 'twin' });
  expect(await heldPictures(browser.caches)).toEqual([
    '/pictures/a.svg',
    '/pictures/b.svg',
    '/pictures/c.svg',
    '/pictures/lessons/load-the-barge/cover.svg',
    '/pictures/lessons/load-the-barge/key.svg',
  ]);
  await copies.forget([copy(pictured.slug)]);
  expect(await heldPictures(browser.caches)).toHaveLength(5);
  await copies.forgetAccounts(null);
  expect(await heldPictures(browser.caches)).toEqual([]);
});

test('[LES-8] a picture that the server lacks does not stop a lesson from being stored', async () => {
  const { browser, openPage } = aBrowser();
  const lesson = { ...pictured, cover: picture('missing.svg') };
  expect((await openPage().save(copy('x'), lesson)).ok).toBe(true);
  expect(await heldPictures(browser.caches)).not.toContain('/pictures/missing.svg');
});

test('[LES-8] the page of a captive portal is not stored as a picture', async () => {
  const { browser, openPage } = aBrowser();
  expect((await openPage().save(copy('x'), { ...pictured, cover: picture('portal.svg') })).ok).toBe(true);
  expect(await heldPictures(browser.caches)).not.toContain('/pictures/portal.svg');
});

test('[LES-8] ‘Try it’ is stored only with lessons in which students program', async () => {
  const { browser, openPage } = aBrowser();
  await openPage().save(copy(pictured.slug), pictured);
  expect(browser.tryItAskedFor).toBe(0);
  await openPage().save(copy('harbor-light'), programmed);
  expect(browser.tryItAskedFor).toBe(1);
  browser.tryIt = 'storage-full';
  expect(await openPage().save(copy('again'), programmed)).toEqual({
    ok: false,
    error: { kind: 'offline/storage-full' },
  });
});

test('[LES-8] a copy of another build that this build cannot read is ignored', async () => {
  const { browser, openPage } = aBrowser();
  const copies = openPage();
  await copies.save(copy(pictured.slug), pictured);
  const cache = await browser.caches.open(copyCacheOf(null));
  const keys = (await cache.keys()).map(({ url }) => url);
  await cache.put(
    keys.find((key) => key.endsWith(pictured.slug)) ?? '',
    new Response(JSON.stringify({ copy: copy(pictured.slug), lesson: { slug: 'x' } })),
  );
  expect(await copies.read(null, pictured.slug)).toBeNull();
  expect(await copies.list()).toEqual([]);
});

test('[LES-8] logging out without the rest of the app deletes what accounts read, and nothing else', async () => {
  const { browser, openPage } = aBrowser();
  const copies = openPage();
  for (const owner of ['ada', 'grace', null]) await copies.save(copy(pictured.slug, owner), pictured);
  await forgetLicensedCopies(browser.caches);
  expect((await copies.list()).map(({ owner }) => owner)).toEqual([null]);
  await forgetLicensedCopies(undefined);
});

/** Returns the copies of a page with an insecure origin, where the browser has no Cache API. */
function withoutCaches(): CacheOfflineLessons {
  return new CacheOfflineLessons({
    caches: null,
    storage: null,
    lock: new InMemoryTabLock(new ManualClock(0)),
    decoders: async () => ({ decodeLesson, decodeLessons }),
    worker: {
      installed: async () => false,
      install: async () => false,
      cacheTryIt: async () => 'incomplete',
    },
  });
}

test('[REL-7] a page without caches stores nothing, and works', async () => {
  const copies = withoutCaches();
  expect(await copies.install()).toBe(false);
  expect(await copies.list()).toEqual([]);
  expect(await copies.readList()).toBeNull();
  expect(await copies.usage()).toBeNull();
  await copies.requestPersistence();
  await copies.forgetAccounts(null);
});

test('[LES-8] nothing of an account remains, not even its name, even with concurrent readers', async () => {
  const { browser, openPage } = aBrowser();
  const copies = openPage();
  await copies.save(copy(pictured.slug, 'ada'), pictured);
  await Promise.all([copies.list(), copies.forgetAccounts(null), copies.list(), copies.read('ada', 'x')]);
  expect(await browser.caches.has(copyCacheOf('ada'))).toBe(false);
  await copies.save(copy(pictured.slug, 'ada'), pictured);
  await copies.forget([copy(pictured.slug, 'ada')]);
  expect(await browser.caches.has(copyCacheOf('ada'))).toBe(false);
});

test('[LES-8] [REL-7] a lesson can be removed even without space to write', async () => {
  const { browser, openPage } = aBrowser();
  const copies = openPage();
  await copies.save(copy(pictured.slug), pictured);
  browser.caches.full = true;
  await copies.forget([copy(pictured.slug)]);
  expect(await copies.list()).toEqual([]);
  expect(await heldPictures(browser.caches)).toEqual([]);
});
