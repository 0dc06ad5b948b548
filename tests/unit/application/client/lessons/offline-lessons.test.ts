import { beforeEach, describe, expect, test } from 'vitest';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { InMemoryOfflineLessons, noCopies } from '#adapters/memory/lessons/in-memory-offline-lessons.ts';
import { emptyAreas, InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { createOfflineLibrary } from '#application/client/lessons/lessons/create-offline-library.ts';
import {
  serviceTimeoutMs,
  withOfflineFallback,
} from '#application/client/lessons/lessons/with-offline-fallback.ts';
import type { LessonCatalog } from '#application/client/lessons/ports/lesson-catalog.ts';
import type { SessionStore } from '#application/client/identity/ports/session-store.ts';
import { createSessionStore } from '#application/client/identity/session/create-session-store.ts';
import { openedLessonsLimit } from '#domain/lessons/lessons/lesson-copy.ts';
import { readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { summaryOf } from '#domain/lessons/lessons/lesson.ts';
import { err, ok } from '#domain/result.ts';
import { aLesson } from '../../../../builders/a-lesson.ts';
import { emptyYear } from '../../../../builders/a-year.ts';

const day = 24 * 3_600_000;
const lesson = (slug: string) => aLesson({ slug, title: `About ${slug}` });
const ada = {
  id: 'ada',
  email: 'ada@lovelace.test',
  requiresPasswordSetup: false,
  signInMethod: 'email',
} as const;
const grace = { ...ada, id: 'grace', email: 'grace@hopper.test' };

/** A service that returns whole lessons to a signed-in user. `network` decides the result of its calls. */
class Service implements LessonCatalog {
  network: 'up' | 'down' | 'busy' | 'hangs' = 'up';
  readonly asked: string[] = [];
  readonly #session: SessionStore;
  meanwhile: () => void = () => undefined;

  constructor(session: SessionStore) {
    this.#session = session;
  }

  async list() {
    if (this.network !== 'up') return this.#fail();
    return ok(['crane', 'gull'].map((slug) => summaryOf(lesson(slug))));
  }

  year = emptyYear;

  async bySlug(slug: string) {
    this.asked.push(slug);
    const open = this.#session.current().state === 'signed-in';
    this.meanwhile();
    if (slug === 'nowhere') return err({ kind: 'lesson/not-found', slug } as const);
    if (this.network !== 'up') return this.#fail();
    return ok(readableParts(lesson(slug), open ? 'open' : 'sign-in'));
  }

  async #fail() {
    if (this.network === 'hangs') return new Promise<never>(() => undefined);
    return this.network === 'busy'
      ? err({ kind: 'service/busy', retryAfterSeconds: null } as const)
      : err({ kind: 'service/unreachable' } as const);
  }
}

function aBrowser() {
  const browser = noCopies();
  const areas = emptyAreas();
  const clock = new ManualClock(10 * day);
  const openPage = () => {
    const storage = new InMemoryStorage(areas);
    const session = createSessionStore(storage);
    const service = new Service(session);
    const copies = new InMemoryOfflineLessons(browser);
    const log = new InMemoryLog();
    const library = createOfflineLibrary({ session, lessons: service, copies, storage, clock, log });
    return {
      session,
      service,
      copies,
      log,
      library,
      lessons: withOfflineFallback({ lessons: service, copies, session, clock }),
    };
  };
  return { browser, clock, openPage };
}

const world = aBrowser();
let { browser, clock, openPage } = world;
let page = openPage();

beforeEach(() => {
  ({ browser, clock, openPage } = aBrowser());
  browser.installed = true;
  page = openPage();
});

const slugs = async (from = page): Promise<readonly string[]> =>
  (await from.library.contents()).lessons.map(({ slug }) => slug);
const owners = (): readonly (string | null)[] => [...browser.copies.values()].map(({ copy }) => copy.owner);

describe('offline lessons', () => {
  test('[LES-8] an opened lesson is available, and so is a saved one; only the second is marked', async () => {
    page.session.enter(ada, null, []);
    await page.library.opened('crane');
    expect(await page.library.keep('gull')).toEqual(ok(undefined));
    const { lessons, lost } = await page.library.contents();
    expect(lessons.map(({ slug, saved }) => [slug, saved])).toEqual([
      ['crane', false],
      ['gull', true],
    ]);
    expect(lost).toEqual([]);
    expect(browser.mayBeTaken).toBe(false);
  });

  test('[LES-8] opened lessons are replaced by newer ones, and saved ones stay', async () => {
    await page.library.keep('kept');
    for (let at = 0; at <= openedLessonsLimit; at += 1) {
      await clock.advance(1000);
      await page.library.opened(`l${at}`);
    }
    const saved = await slugs();
    expect(saved).toHaveLength(openedLessonsLimit + 1);
    expect(saved).toContain('kept');
    expect(saved).not.toContain('l0');
    expect(saved).toContain('l1');
  });

  test('a lesson copied within the hour is not fetched again when it is opened', async () => {
    await page.library.opened('crane');
    await page.library.opened('crane');
    expect(page.service.asked).toEqual(['crane']);
    await clock.advance(day);
    await page.library.opened('crane');
    expect(page.service.asked).toEqual(['crane', 'crane']);
  });

  test('[LES-8] a lesson that was opened before the app itself is available offline is copied afterwards', async () => {
    browser.installed = false;
    await page.library.opened('crane');
    expect(await slugs()).toEqual([]);
    await page.library.prepare();
    expect(await slugs()).toEqual(['crane']);
  });

  test('a browser without storage is reported, and nothing is marked as saved', async () => {
    browser.installed = false;
    browser.refuses = 'offline/unavailable';
    await page.library.prepare();
    expect(await page.library.keep('crane')).toEqual(err({ kind: 'offline/unavailable' }));
    expect((await page.library.contents()).lost).toEqual([]);
  });

  test.each([
    ['offline/storage-full', 'crane'],
    ['offline/incomplete', 'crane'],
    ['lesson/not-found', 'nowhere'],
  ] as const)('[REL-7] a lesson that cannot be saved gives the reason: %s', async (kind, slug) => {
    if (kind !== 'lesson/not-found') browser.refuses = kind;
    const stored = await page.library.keep(slug);
    expect(stored.ok ? null : stored.error.kind).toBe(kind);
    expect((await page.library.contents()).lost).toEqual([]);
  });

  test('[LES-8] a saved copy that the browser deleted is shown as lost, and fetched again on the next visit', async () => {
    await page.library.keep('crane');
    browser.copies.clear();
    expect((await page.library.contents()).lost.map(({ title }) => title)).toEqual(['About crane']);
    await openPage().library.prepare();
    expect((await page.library.contents()).lost).toEqual([]);
    expect(await slugs()).toEqual(['crane']);
  });

  test('a removed lesson is deleted, saved or not, and pages are notified', async () => {
    const other = openPage();
    let told = 0;
    const stop = other.library.watch(() => (told += 1));
    await page.library.keep('crane');
    await page.library.forget('crane');
    expect(told).toBe(2);
    expect(await slugs()).toEqual([]);
    expect((await page.library.contents()).lost).toEqual([]);
    stop();
    await page.library.keep('crane');
    expect(told).toBe(2);
  });
});

describe('the owners of copies', () => {
  test("[LES-8] [LES-5] an account never reads copies of another; everyone reads a visitor's copies", async () => {
    await page.library.opened('gull');
    page.session.enter(ada, null, []);
    await page.library.opened('crane');
    expect(await slugs()).toEqual(['crane', 'gull']);
    const copies = [...browser.copies];
    page.session.enter(grace, null, []);
    // Restores the copies, as if the browser had not deleted them in time.
    for (const [key, copy] of copies) browser.copies.set(key, copy);
    page.service.network = 'down';
    expect(await slugs()).toEqual(['gull']);
    expect(await page.lessons.bySlug('crane')).toEqual(err({ kind: 'service/unreachable' }));
    expect((await page.lessons.bySlug('gull')).ok).toBe(true);
  });

  test.each(['logout', 'everywhere', 'deleted', 'lost'] as const)(
    '[LES-8] the copies of an account and their index are deleted when it leaves: %s',
    async (cause) => {
      await page.library.opened('gull');
      page.session.enter(ada, null, []);
      await page.library.keep('crane');
      expect(owners()).toEqual([null, 'ada']);
      page.service.network = 'down';
      page.session.leave(cause);
      await clock.advance(0);
      expect(owners()).toEqual([null]);
      const { lessons, lost } = await page.library.contents();
      expect([lessons.map(({ slug }) => slug), lost]).toEqual([['gull'], []]);
    },
  );

  test('[LES-8] a page without a user deletes what an account left, but only once that is known', async () => {
    page.session.enter(ada, null, []);
    await page.library.opened('crane');
    const next = openPage();
    expect(next.session.current().state).toBe('restoring');
    expect(owners()).toEqual(['ada']);
    next.session.leave('visitor');
    await clock.advance(0);
    expect(owners()).toEqual([]);
  });

  test('[LES-8] a copy that arrives after its reader left is not stored', async () => {
    page.session.enter(ada, null, []);
    page.service.meanwhile = () => page.session.leave('logout');
    expect(await page.library.keep('crane')).toEqual(err({ kind: 'session/lost' }));
    expect(owners()).toEqual([]);
  });
});

describe('reading offline', () => {
  test("[LES-8] the service's reply is preferred and not marked", async () => {
    await page.library.opened('crane');
    const read = await page.lessons.bySlug('crane');
    expect(read.ok && 'copiedAt' in read.value).toBe(false);
    const list = await page.lessons.list();
    expect(list.ok && list.value.some(({ device }) => device !== undefined)).toBe(false);
  });

  test.each(['down', 'busy'] as const)(
    '[LES-8] a service that is %s: the copy is used, and marked',
    async (network) => {
      await page.library.opened('crane');
      const copiedAt = clock.now();
      await clock.advance(1000);
      page.service.network = network;
      const read = await page.lessons.bySlug('crane');
      expect(read.ok && read.value.copiedAt).toBe(copiedAt);
      const list = await page.lessons.list();
      expect(list.ok && list.value.map(({ slug, device }) => [slug, device?.available])).toEqual([
        ['crane', true],
        ['gull', false],
      ]);
    },
  );

  test('[LES-8] a service that takes longer than three seconds: the copy is used', async () => {
    await page.library.opened('crane');
    page.service.network = 'hangs';
    let read: unknown = null;
    void page.lessons.bySlug('crane').then((answer) => (read = answer));
    await clock.advance(serviceTimeoutMs - 1);
    expect(read).toBeNull();
    await clock.advance(1);
    expect(read).toMatchObject({ ok: true });
  });

  test('a lesson without a copy fails with the original error, and a missing lesson is not found', async () => {
    await page.library.opened('crane');
    expect(await page.lessons.bySlug('nowhere')).toMatchObject({ ok: false });
    page.service.network = 'down';
    expect(await page.lessons.bySlug('gull')).toEqual(err({ kind: 'service/unreachable' }));
  });

  test('no timer remains', async () => {
    await page.lessons.bySlug('crane');
    expect(clock.pending()).toEqual([]);
  });
});
