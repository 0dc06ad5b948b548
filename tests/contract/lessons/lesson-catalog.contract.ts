import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LessonCatalog } from '#application/client/lessons/ports/lesson-catalog.ts';
import type { LessonPin } from '#application/service/lessons/ports/lesson-repository.ts';
import { type Lesson, summaryOf } from '#domain/lessons/lessons/lesson.ts';
import { readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { yearPlan } from '#domain/lessons/lessons/year-plan.ts';
import { aLesson } from '../../builders/a-lesson.ts';
import { type Capability, testWhere } from '../identity/capability.ts';

export type LessonCatalogHarness = {
  readonly catalog: LessonCatalog;
  readonly load: (lessons: readonly Lesson[]) => Promise<void>;
  readonly readAs: (reader: 'visitor' | 'trial' | 'trial-ended') => Promise<void>;
  readonly assign: (pin: LessonPin) => Promise<void>;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

export function lessonCatalogContract(
  name: string,
  makeHarness: () => Promise<LessonCatalogHarness>,
  capabilities: { readonly network: Capability },
): void {
  describe(`LessonCatalog: ${name}`, () => {
    let harness: LessonCatalogHarness;
    let catalog: LessonCatalog;

    beforeEach(async () => {
      harness = await makeHarness();
      catalog = harness.catalog;
    });
    afterEach(() => harness.close());

    test('lists the published lessons, in the order in which they were loaded', async () => {
      const lessons = [aLesson({ slug: 'z' }), aLesson({ slug: 'a' })];
      await harness.load([...lessons, aLesson({ slug: 'draft', status: 'draft' })]);
      expect(await catalog.list()).toEqual({ ok: true, value: lessons.map(summaryOf) });
    });

    test('[LES-3] plans a year of the published lessons, for visitors too', async () => {
      const lessons = [aLesson({ slug: 'z', access: 'licensed' }), aLesson({ slug: 'a' })];
      await harness.load([...lessons, aLesson({ slug: 'draft', status: 'draft' })]);
      expect(await catalog.year()).toEqual({ ok: true, value: yearPlan(lessons) });
    });

    test('finds no lesson for another slug, and no draft', async () => {
      await harness.load([aLesson(), aLesson({ slug: 'draft', status: 'draft' })]);
      for (const slug of ['other', 'draft']) {
        expect(await catalog.bySlug(slug)).toEqual({
          ok: false,
          error: { kind: 'lesson/not-found', slug },
        });
      }
    });

    test.each([
      ['visitor', 'sign-in'],
      ['trial', 'open'],
      ['trial-ended', 'trial-ended'],
    ] as const)('[LES-5] for %s licensed parts are: %s', async (reader, licensed) => {
      const lesson = aLesson({ access: 'licensed' });
      await harness.load([lesson]);
      await harness.readAs(reader);
      const read = await catalog.bySlug(lesson.slug);
      expect(read).toEqual({ ok: true, value: readableParts(lesson, licensed) });
    });

    test('[LES-6] a version other than the published one can be read only by teachers of a class that uses it', async () => {
      const first = aLesson({ access: 'licensed', title: 'First' });
      const second = aLesson({ access: 'licensed', title: 'Second', version: 2 });
      await harness.load([first]);
      await harness.readAs('trial');
      const hasIt = { slug: first.slug, version: 1 };
      await harness.load([second]);
      const unknown = { ok: false, error: { kind: 'lesson/not-found', slug: first.slug } };
      expect(await catalog.bySlug(first.slug, { version: 1 })).toEqual(unknown);
      await harness.assign(hasIt);
      expect(await catalog.bySlug(first.slug, { version: 1 })).toEqual({
        ok: true,
        value: readableParts(first, 'open'),
      });
      expect(await catalog.bySlug(first.slug, { version: 2 })).toMatchObject({
        value: { title: 'Second' },
      });
      expect(await catalog.bySlug(first.slug)).toMatchObject({ value: { title: 'Second' } });
      expect(await catalog.bySlug(first.slug, { version: 3 })).toEqual(unknown);
      await harness.readAs('trial-ended');
      expect(await catalog.bySlug(first.slug, { version: 1 })).toEqual({
        ok: true,
        value: readableParts(first, 'trial-ended'),
      });
      await harness.readAs('visitor');
      expect(await catalog.bySlug(first.slug, { version: 1 })).toEqual(unknown);
    });

    testWhere(capabilities.network, 'a service that cannot be reached says so', async () => {
      harness.disconnect();
      const unreachable = { ok: false, error: { kind: 'service/unreachable' } };
      expect(await catalog.list()).toEqual(unreachable);
      expect(await catalog.year()).toEqual(unreachable);
      expect(await catalog.bySlug('load-the-barge')).toEqual(unreachable);
    });
  });
}
