import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { gradeLevel, textsOf } from '../../scripts/lesson/reading-level.ts';
import { maxGradeLevelFor, reportOf } from '../../scripts/lesson/report.ts';

const lessons = await loadLessons(join(import.meta.dirname, '../../content/lessons'));

test('the grade level of a text is computed by Flesch and Kincaid', () => {
  expect(gradeLevel('The cat sat on the mat.')).toBe(0);
  expect(
    gradeLevel('The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.'),
  ).toBeGreaterThan(11);
  expect(gradeLevel('')).toBe(0);
});

describe.each(lessons.map((lesson) => [lesson.slug, lesson] as const))('%s', (_slug, lesson) => {
  test.each(['students', 'teacher', 'families'] as const)('[LES-3] can be read by %s', (audience) => {
    const text = textsOf(lesson)[audience];
    expect(text.length).toBeGreaterThan(150);
    expect(gradeLevel(text)).toBeLessThanOrEqual(maxGradeLevelFor(lesson, audience));
  });
});

test("an author's report has the minutes for three class sizes, and marks what is too hard", () => {
  const [lesson] = lessons;
  if (lesson === undefined) throw new Error('no lessons');
  expect(reportOf([lesson])).toMatch(
    /load-the-barge: 44, 45, 45 minutes .*; reading grade: students [\d.]+, /,
  );
  const did =
    'Interdisciplinary computational methodologies necessitate systematically organized representation.';
  const hard = { ...lesson, family: { did, ask: did, tryThis: did } };
  expect(reportOf([hard])).toMatch(/families [\d.]+ \(at most 6\)/);
});
