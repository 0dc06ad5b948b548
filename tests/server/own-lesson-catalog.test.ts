import { expect, test } from 'vitest';
import { ownLessonCatalog } from '#server/composition/own-lesson-catalog.ts';
import { aLesson } from '../builders/a-lesson.ts';
import { aService } from '../builders/a-service.ts';

const slug = aLesson().slug;
const away = new Error('the database is unavailable');

async function aCatalog() {
  const { app } = aService();
  await app.lessons.load([aLesson({ title: 'First' })]);
  await app.lessons.load([aLesson({ title: 'Second', version: 2 })]);
  return { app, catalog: ownLessonCatalog(app, (error) => error === away) };
}

test('[LES-6] a page is rendered for a visitor: the published version, and no other on request (regression)', async () => {
  const { catalog } = await aCatalog();
  expect(await catalog.bySlug(slug)).toMatchObject({ value: { title: 'Second' } });
  expect(await catalog.bySlug(slug, { version: 2 })).toMatchObject({ value: { title: 'Second' } });
  expect(await catalog.bySlug(slug, { version: 1 })).toEqual({
    ok: false,
    error: { kind: 'lesson/not-found', slug },
  });
});

test('[REL-5] an outage is a busy service, anything else is thrown', async () => {
  const { app } = await aCatalog();
  const failing = (bug: Error) =>
    ownLessonCatalog(
      { lessons: { ...app.lessons, read: () => Promise.reject(bug) } },
      (thrown) => thrown === away,
    );
  expect(await failing(away).bySlug(slug)).toMatchObject({ error: { kind: 'service/busy' } });
  await expect(failing(new Error('bug')).bySlug(slug)).rejects.toThrow('bug');
});
