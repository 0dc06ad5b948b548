import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { exitQuiz } from '#domain/lessons/lessons/exit-quiz.ts';
import { firstSentence } from '#domain/lessons/lessons/first-sentence.ts';
import type { Lesson } from '#domain/lessons/lessons/lesson.ts';
import type { Picture } from '#domain/lessons/lessons/picture.ts';
import { lessonMinutesFor } from '#domain/lessons/lessons/lesson-time.ts';
import { frameworkOf } from '#domain/lessons/lessons/standard-framework.ts';
import { lessonProblems } from '#domain/lessons/rules/lesson-rules.ts';

const root = join(import.meta.dirname, '../..');
const lessons = await loadLessons(join(root, 'content/lessons'));

const picturesOf = (lesson: Lesson): readonly Picture[] => [
  lesson.cover,
  ...lesson.activities.flatMap((activity) => [
    ...activity.pictures,
    ...activity.slides.flatMap(({ picture }) => picture ?? []),
  ]),
];
const named = lessons.map((lesson) => [lesson.slug, lesson] as const);

test.each(named)('[CLS-4] %s has two or more exit questions that are answered by a tap', (_, lesson) => {
  const quiz = exitQuiz(lesson.assessment);
  expect(quiz.length).toBeGreaterThanOrEqual(2);
  for (const { choices } of quiz) {
    expect(choices.filter(({ tells }) => tells === null)).toHaveLength(1);
    expect(new Set(choices.map(({ says }) => says)).size).toBe(choices.length);
  }
});

test('a block is marked as introduced in the first lesson that has it, in the order of the page', () => {
  const met = new Set<string>();
  for (const { slug, blocks } of lessons) {
    for (const { label, introduced } of blocks) {
      expect([slug, label, introduced]).toEqual([slug, label, !met.has(label)]);
      met.add(label);
    }
  }
});

test('the lessons are sorted by unit', () => {
  expect([...new Set(lessons.map((lesson) => lesson.unit.slug))]).toEqual(['unplugged', 'dock', 'app']);
});

describe.each(named)('%s', (_slug, lesson) => {
  test('follows every rule', () => {
    expect(lessonProblems(lesson)).toEqual([]);
  });

  test('[ROS-8] practices each objective in activities that students can rate, or teaches it by talk', () => {
    for (const { practicedIn } of lesson.objectives) {
      const shown = lesson.activities.filter(({ id }) => practicedIn?.includes(id));
      expect(shown.map(({ id }) => id).toSorted()).toEqual((practicedIn ?? []).toSorted());
      expect(shown.every(({ studentView }) => studentView !== undefined)).toBe(true);
    }
    expect(lesson.objectives.some(({ practicedIn }) => practicedIn !== undefined)).toBe(true);
  });

  test('has a sentence for its card that is short enough for the list', () => {
    expect(firstSentence(lesson.summary).length).toBeLessThanOrEqual(90);
  });

  test('is ready to teach: every part has content', () => {
    for (const part of [
      lesson.standards,
      lesson.vocabulary,
      lesson.materials,
      lesson.preparation,
      lesson.assessment.exitQuestions,
      lesson.assessment.rubric,
      lesson.family?.tryThis ?? '',
      ...Object.values(lesson.differentiation),
    ]) {
      expect(part.length).toBeGreaterThan(0);
    }
    expect(lesson.activities.every((activity) => activity.studentView !== undefined)).toBe(true);
    expect(lesson.activities.some((activity) => activity.say !== undefined)).toBe(true);
    expect(lesson.activities.some((activity) => activity.solution !== undefined)).toBe(true);
    expect(lesson.activities.flatMap((activity) => activity.tips.map((tip) => tip.kind))).toContain(
      'misconception',
    );
  });

  test('[LES-3] names the publishers of its standards, and shows only codes in the list of lessons', () => {
    for (const { framework, code } of lesson.standards)
      expect([code, framework]).toEqual([code, frameworkOf(code)]);
  });

  test('[LES-3] takes its stated minutes with 24 students, and at most five minutes more with 30', () => {
    expect(lessonMinutesFor(lesson.activities, 24)).toBe(lesson.durationMin);
    expect(lessonMinutesFor(lesson.activities, 18)).toBeLessThanOrEqual(lesson.durationMin);
    expect(lessonMinutesFor(lesson.activities, 30)).toBeLessThanOrEqual(lesson.durationMin + 5);
    // The two questions of the starter quiz.
    expect(lesson.activities[0]?.time).toContainEqual({ kind: 'together', amount: 4 });
  });

  test('[LES-3] has two starter questions with choices, and three at the end; every wrong answer has a meaning', () => {
    const { starterQuestions, exitQuestions, answers } = lesson.assessment;
    expect(starterQuestions.map(({ choices }) => choices?.length)).toEqual([3, 3]);
    expect(exitQuestions).toHaveLength(3);
    for (const { wrong } of answers) {
      expect(wrong.length).toBeGreaterThan(0);
      for (const { tells } of wrong) expect(tells.length).toBeGreaterThan(30);
    }
  });

  test('[LES-4] has slides for every activity and a sheet for every student', () => {
    expect(lesson.activities.every(({ slides }) => slides.length > 0)).toBe(true);
    expect(lesson.studentSheet?.sections.length).toBeGreaterThan(0);
  });

  test('has a cover and a figure; each picture exists, has alt text and the stated size', async () => {
    const pictures = picturesOf(lesson);
    expect(pictures.length).toBeGreaterThan(1);
    for (const picture of pictures) {
      expect(picture.alt.length).toBeGreaterThan(20);
      const svg = await readFile(join(root, 'public', picture.src), 'utf8');
      expect(svg).toContain(`viewBox="0 0 ${picture.width} ${picture.height}"`);
    }
  });

  test('has all of its printables', async () => {
    for (const resource of lesson.resources.filter((resource) => resource.url.startsWith('/'))) {
      expect((await readFile(join(root, 'public', resource.url))).length).toBeGreaterThan(0);
    }
  });
});
