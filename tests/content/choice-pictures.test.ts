import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { exitQuiz } from '#domain/lessons/lessons/exit-quiz.ts';
import { choicePictures } from '#ui/features/classrooms/student-class/questions/choice-pictures.ts';

const lessons = await loadLessons(join(import.meta.dirname, '../../content/lessons'));
const choicesOf = (band: string): readonly string[] =>
  lessons
    .filter(({ gradeBands }) => gradeBands.some((each) => each === band))
    .flatMap(({ assessment }) => exitQuiz(assessment))
    .flatMap(({ choices }) => choices.map(({ says }) => says));

test('[CLS-5] each choice of an exit question for K–2 has a picture, and every picture is used', () => {
  expect([...new Set(choicesOf('K-2'))].toSorted()).toEqual(Object.keys(choicePictures).toSorted());
});

test('[CLS-5] choices of one question have different pictures', () => {
  const drawings = Object.values(choicePictures).map((shapes) => JSON.stringify(shapes));
  expect(new Set(drawings).size).toBe(drawings.length);
});
