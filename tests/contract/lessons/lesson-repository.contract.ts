import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LessonRepository } from '#application/service/lessons/ports/lesson-repository.ts';
import { summaryOf } from '#domain/lessons/lessons/lesson.ts';
import { outlineOf } from '#domain/lessons/lessons/year-plan.ts';
import { aLesson, anActivity } from '../../builders/a-lesson.ts';
import { richText } from '../../builders/rich-text.ts';

export type LessonRepositoryHarness = {
  readonly lessons: LessonRepository;
  /** Returns the slugs of all stored lessons, whatever their status, in any order. Reads them without the adapter. */
  readonly storedSlugs: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

export function lessonRepositoryContract(
  name: string,
  makeHarness: () => Promise<LessonRepositoryHarness>,
): void {
  describe(`LessonRepository: ${name}`, () => {
    let store: LessonRepositoryHarness;
    let lessons: LessonRepository;

    beforeEach(async () => {
      store = await makeHarness();
      lessons = store.lessons;
    });
    afterEach(() => store.close());

    test('starts empty', async () => {
      expect(await lessons.summaries()).toEqual([]);
      expect(await lessons.bySlug('load-the-barge')).toBeNull();
    });

    test('returns a complete lesson', async () => {
      const lesson = aLesson({
        title: 'Löad the "barge" 🚢',
        activities: [
          anActivity({
            say: richText('It\'s "heavy"'),
            solution: richText('```blocks\nrepeat 3\n  move\n```'),
          }),
        ],
      });
      await lessons.replaceAll([lesson]);
      expect(await lessons.bySlug('load-the-barge')).toEqual(lesson);
    });

    test('the list has only summaries: nothing licensed is in it', async () => {
      await lessons.replaceAll([aLesson()]);
      expect(await lessons.summaries()).toEqual([summaryOf(aLesson())]);
    });

    test('[LES-3] outlines have what is needed to plan a year, for published lessons in order', async () => {
      const published = [aLesson({ slug: 'z' }), aLesson({ slug: 'a' })];
      await lessons.replaceAll([...published, aLesson({ slug: 'draft', status: 'draft' })]);
      expect(await lessons.outlines()).toEqual(published.map(outlineOf));
    });

    test('the list is in the given order of lessons', async () => {
      const dock = { slug: 'zoo', title: 'Zoo' };
      const app = { slug: 'app', title: 'App' };
      const inOrder = [
        aLesson({ slug: 'z-first', unit: { ...dock, position: 1 } }),
        aLesson({ slug: 'a-second', unit: { ...dock, position: 2 } }),
        aLesson({ slug: 'm-third', unit: { ...app, position: 1 } }),
      ];
      await lessons.replaceAll(inOrder);
      const slugs = (await lessons.summaries()).map((lesson) => lesson.slug);
      expect(slugs).toEqual(['z-first', 'a-second', 'm-third']);
    });

    test('only published lessons are shown', async () => {
      await lessons.replaceAll([
        aLesson({ slug: 'draft', status: 'draft' }),
        aLesson({ slug: 'retired', status: 'retired' }),
        aLesson({ slug: 'published' }),
      ]);
      expect((await lessons.summaries()).map((lesson) => lesson.slug)).toEqual(['published']);
      expect(await lessons.bySlug('draft')).toBeNull();
      expect(await lessons.bySlug('retired')).toBeNull();
    });

    test('an unknown slug is not found', async () => {
      await lessons.replaceAll([aLesson()]);
      for (const slug of ['', 'load-the', 'LOAD-THE-BARGE', "x' OR '1'='1", '%']) {
        expect(await lessons.bySlug(slug)).toBeNull();
      }
    });

    test('sets the store to exactly these lessons: new, changed and removed', async () => {
      await lessons.replaceAll([aLesson({ slug: 'stays' }), aLesson({ slug: 'goes' })]);
      const changed = aLesson({ slug: 'stays', title: 'Changed', version: 2 });
      const added = aLesson({ slug: 'comes' });
      await lessons.replaceAll([added, changed]);
      expect((await store.storedSlugs()).toSorted()).toEqual(['comes', 'stays']);
      expect(await lessons.summaries()).toEqual([summaryOf(added), summaryOf(changed)]);
      expect(await lessons.bySlug('stays')).toEqual(changed);
      expect(await lessons.bySlug('goes')).toBeNull();
    });

    test('repeating a load changes nothing, even by two processes at once', async () => {
      const all = [aLesson({ slug: 'one' }), aLesson({ slug: 'two' })];
      await Promise.all([lessons.replaceAll(all), lessons.replaceAll(all)]);
      await lessons.replaceAll(all);
      expect(await lessons.summaries()).toEqual(all.map(summaryOf));
      expect(await store.storedSlugs()).toHaveLength(2);
    });

    test('[LES-6] every version that was ever loaded is stored, as last loaded', async () => {
      const second = aLesson({ version: 2, title: 'Second' });
      await lessons.replaceAll([aLesson({ title: 'First' })]);
      await lessons.replaceAll([second]);
      await lessons.replaceAll([]);
      await lessons.replaceAll([aLesson({ title: 'First, mended' })]);
      expect(await lessons.byVersion({ slug: 'load-the-barge', version: 1 })).toMatchObject({
        title: 'First, mended',
      });
      expect(await lessons.byVersion({ slug: 'load-the-barge', version: 2 })).toEqual(second);
      expect(await lessons.byVersion({ slug: 'load-the-barge', version: 3 })).toBeNull();
      expect(await lessons.byVersion({ slug: 'mind-the-quay', version: 1 })).toBeNull();
    });

    test('an empty load removes all lessons', async () => {
      await lessons.replaceAll([aLesson()]);
      await lessons.replaceAll([]);
      expect(await lessons.summaries()).toEqual([]);
      expect(await store.storedSlugs()).toEqual([]);
    });
  });
}
