import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseLesson } from '#adapters/content/lesson-files.ts';
import { pageControls } from '#domain/lessons/rules/control-rules.ts';
import { tryItWords } from '#ui/features/lessons/try-it/messages/en/try-it.ts';

const content = join(import.meta.dirname, '../../content/lessons');
const [good = '', units = ''] = await Promise.all(
  ['tide-keeper/lesson.md', 'units.yaml'].map((file) => readFile(join(content, file), 'utf8')),
);

const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(wordsIn) : [];
};

test("[LES-6] every control that a lesson can name is on the page of 'Try it'", () => {
  const words = [...wordsIn(tryItWords), tryItWords.hints.next(0, 3)];
  expect(pageControls.filter((name) => !words.includes(name))).toEqual([]);
});

const step = 'In *Variables*, press `Make a variable` and name it **depth**.';
const problemsWith = (text: string) => {
  expect(good).toContain(step);
  const lesson = good.replace(step, text);
  return parseLesson('content/lessons/tide-keeper/lesson.md', lesson, { units: parse(units) }).problems.map(
    ({ field, advice }) => `${field}: ${advice}`,
  );
};

test.each([
  ['Press `Show the stage`.', "names the control 'Show the stage', which no page has."],
  ['Pairs save the program under both names.', "says 'save the program' and names no control."],
  ['Pairs open a new program.', "says 'open a new program' and names no control."],
  ['Show **depth** on the stage.', "says 'on the stage' and names no control."],
  ['Look for it in the app.', "says 'in the app' and names no control."],
])('[LES-6] a step that names a missing control fails the build: %s', (text, advice) => {
  expect(problemsWith(text).join('\n')).toContain(`activities[1].steps[0]: ${advice}`);
});

test('[LES-6] a step that names an existing control builds', () => {
  expect(problemsWith(step)).toEqual([]);
});
