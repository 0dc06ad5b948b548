import { beforeEach, describe, expect, test } from 'vitest';
import type { CopyFailure, OfflineLessons } from '#application/client/lessons/ports/offline-lessons.ts';
import { readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { summaryOf } from '#domain/lessons/lessons/lesson.ts';
import { aLesson } from '../../builders/a-lesson.ts';

export type OfflineHarness = {
  readonly openPage: () => OfflineLessons;
  readonly refuse: (why: CopyFailure['kind']) => void;
};

const lesson = readableParts(aLesson(), 'open');
const other = readableParts(aLesson({ slug: 'heave-ho', title: 'Heave ho' }), 'sign-in');
const at = { copiedAt: 1000, openedAt: 2000 };
const copyOf = ({ slug, title }: typeof lesson, owner: string | null) => ({ slug, title, owner, ...at });

export function offlineLessonsContract(name: string, makeHarness: () => OfflineHarness): void {
  describe(`OfflineLessons: ${name}`, () => {
    let browser: OfflineHarness;
    let copies: OfflineLessons;

    beforeEach(() => {
      browser = makeHarness();
      copies = browser.openPage();
    });

    const owners = async (): Promise<ReadonlySet<string | null>> =>
      new Set((await browser.openPage().list()).map(({ owner }) => owner));

    test('is installed for every page once requested', async () => {
      expect(await copies.installed()).toBe(false);
      expect(await copies.install()).toBe(true);
      expect(await browser.openPage().installed()).toBe(true);
      expect(await copies.install()).toBe(true);
    });

    test('has nothing at first', async () => {
      expect(await copies.list()).toEqual([]);
      expect(await copies.read('ada', lesson.slug)).toBeNull();
      expect(await copies.readList()).toBeNull();
      await copies.forget([{ owner: 'ada', slug: lesson.slug }]);
      await copies.forgetAccounts(null);
    });

    test('returns a lesson as it was read, only to its owner', async () => {
      const held = await copies.save(copyOf(lesson, 'ada'), lesson);
      const bytes = held.ok ? held.value.bytes : 0;
      expect(bytes).toBeGreaterThan(500);
      const page = browser.openPage();
      expect(await page.read('ada', lesson.slug)).toEqual({
        copy: { ...copyOf(lesson, 'ada'), bytes },
        lesson,
      });
      expect(await page.list()).toEqual([{ ...copyOf(lesson, 'ada'), bytes }]);
      expect(await page.read('grace', lesson.slug)).toBeNull();
      expect(await page.read(null, lesson.slug)).toBeNull();
    });

    test('a newer copy replaces that of its owner only', async () => {
      await copies.save(copyOf(lesson, 'ada'), lesson);
      await copies.save(copyOf(lesson, null), lesson);
      await copies.save({ ...copyOf(lesson, 'ada'), copiedAt: 5000 }, { ...lesson, title: 'New' });
      expect(await owners()).toEqual(new Set(['ada', null]));
      expect((await copies.read('ada', lesson.slug))?.lesson.title).toBe('New');
      expect((await copies.read(null, lesson.slug))?.lesson.title).toBe(lesson.title);
    });

    test('deletes single copies', async () => {
      await copies.save(copyOf(lesson, 'ada'), lesson);
      await copies.save(copyOf(other, 'ada'), other);
      await copies.forget([{ owner: 'ada', slug: lesson.slug }]);
      expect((await copies.list()).map(({ slug }) => slug)).toEqual([other.slug]);
      expect(await copies.read('ada', lesson.slug)).toBeNull();
    });

    test("[LES-8] deletes all accounts' copies except one's, or all, and keeps public copies", async () => {
      for (const owner of ['ada', 'grace', null]) await copies.save(copyOf(lesson, owner), lesson);
      await copies.forgetAccounts('ada');
      expect(await owners()).toEqual(new Set(['ada', null]));
      await copies.forgetAccounts(null);
      expect(await owners()).toEqual(new Set([null]));
      expect(await copies.read(null, lesson.slug)).not.toBeNull();
    });

    test('stores the list of lessons separately from the copies', async () => {
      const lessons = [summaryOf(aLesson())];
      await copies.saveList(lessons, 7000);
      expect(await browser.openPage().readList()).toEqual({ lessons, copiedAt: 7000 });
      expect(await copies.list()).toEqual([]);
      await copies.forgetAccounts(null);
      expect(await copies.readList()).not.toBeNull();
    });

    test('[REL-7] full storage makes no copy, keeps the existing ones, and reports it', async () => {
      await copies.save(copyOf(other, 'ada'), other);
      browser.refuse('offline/storage-full');
      expect(await copies.save(copyOf(lesson, 'ada'), lesson)).toEqual({
        ok: false,
        error: { kind: 'offline/storage-full' },
      });
      await copies.saveList([], 1);
      expect((await copies.list()).map(({ slug }) => slug)).toEqual([other.slug]);
      expect(await copies.readList()).toBeNull();
    });

    test('a lost network leaves nothing behind', async () => {
      browser.refuse('offline/incomplete');
      expect(await copies.save(copyOf(lesson, null), lesson)).toEqual({
        ok: false,
        error: { kind: 'offline/incomplete' },
      });
      expect(await copies.list()).toEqual([]);
    });

    test('a browser without storage installs nothing', async () => {
      browser.refuse('offline/unavailable');
      const page = browser.openPage();
      expect(await page.install()).toBe(false);
      expect(await page.installed()).toBe(false);
      expect(await page.save(copyOf(lesson, null), lesson)).toEqual({
        ok: false,
        error: { kind: 'offline/unavailable' },
      });
    });

    test('returns the used space, and whether the browser can delete the copies', async () => {
      expect((await copies.usage())?.mayBeTaken).toBe(true);
      await copies.requestPersistence();
      const usage = await copies.usage();
      expect(usage?.mayBeTaken).toBe(false);
      expect(usage?.most).toBeGreaterThan(usage?.used ?? 0);
    });
  });
}
