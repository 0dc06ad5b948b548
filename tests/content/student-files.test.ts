import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseLesson } from '#adapters/content/lesson-files.ts';
import { parseSheet, parseSlides } from '#adapters/content/student-files.ts';
import { richText } from '../builders/rich-text.ts';

const content = join(import.meta.dirname, '../../content/lessons');
const good = await readFile(join(content, 'load-the-barge/lesson.md'), 'utf8');
const catalog = {
  units: [{ slug: 'unplugged', title: 'Before the screen' }],
};
const folder = 'content/lessons/load-the-barge';

const read = (beside: { readonly slides?: string; readonly sheet?: string }) =>
  parseLesson(`${folder}/lesson.md`, good, catalog, { slides: null, sheet: null, ...beside });
const adviceFor = (beside: { readonly slides?: string; readonly sheet?: string }) =>
  read(beside).problems.map(({ file, field, advice }) => `${file}: ${field}: ${advice}`);

describe('slides.md', () => {
  test('slides belong to the activity that they name, with their pictures and figures', () => {
    const { lesson, problems } = read({
      slides:
        '## exact-words\n\nI am a crane.\n\n---\n\n(picture: yard)\n\n## find-the-bug\n\n```blocks\n---\n## a block\n```\n',
    });
    expect(problems).toEqual([]);
    expect(lesson?.activities.map(({ slides }) => slides)).toEqual([
      [
        { text: richText('I am a crane.') },
        { text: [], picture: expect.objectContaining({ src: expect.any(String) }) },
      ],
      [],
      [],
      [{ text: richText('```blocks\n---\n## a block\n```') }],
      [],
    ]);
  });

  test.each([
    [
      '## exact-wrods\n\nHello.',
      `${folder}/slides.md: slides: ## exact-wrods: is no activity of this lesson.`,
    ],
    ['Hello.\n\n## exact-words\n\nHello.', `${folder}/slides.md: slides: text: stands before the first`],
    ['## exact-words\n\nA\n\n## exact-words\n\nB', 'slides: ## exact-words: is there twice.'],
    [
      '## exact-words\n\nHello.\n\n---\n',
      `${folder}/slides.md: activities[0].slides[1]: is empty. Write it.`,
    ],
    ['## exact-words\n\n(picture: yrad)', "activities[0].slides[0]: needs the picture 'yrad'"],
    ['## exact-words\n\n(picture: yard)\n\n(picture: cards)', 'slide 1: has two pictures. Make two slides.'],
    [
      '## exact-words\n\n# Large',
      'slides: ## exact-words: slide 1: holds a heading, which text here cannot have.',
    ],
    [
      '## load-your-barge\n\nRight, right, *pick up*, right, up, up, put down',
      `${folder}/slides.md: activities[2].slides[0]: shows students the answer of 'Load your barge'.`,
    ],
    [
      '## at-the-gangway\n\nThe pick-up card. It belongs after the cards that bring the crane to the crate.',
      "activities[4].slides[0]: shows students the answer of 'bug'.",
    ],
  ])('%j is refused: %s', (slides, advice) => {
    expect(adviceFor({ slides })).toContainEqual(expect.stringContaining(advice));
  });

  test('a program that only starts like a solution is not an answer', () => {
    const solution = '```blocks\nwhen button pressed\nall lights on, color (red)\n```';
    const withSolution = good.replace('### Solution\n', `### Solution\n\n${solution}\n`);
    const at = `${folder}/lesson.md`;
    const longer = `## exact-words\n\n${solution.replace('\n```', '\nall lights off\n```')}`;
    const same = `## exact-words\n\n${solution.replace('(red)', '( red )')}`;
    expect(parseLesson(at, withSolution, catalog, { slides: longer, sheet: null }).problems).toEqual([]);
    expect(parseLesson(at, withSolution, catalog, { slides: same, sheet: null }).problems).toHaveLength(1);
  });
});

describe('sheet.md', () => {
  test('has a title, sections, blanks to write on and pictures in place', () => {
    const { lesson, problems } = read({
      sheet: '# Our plan\n\nName: ____\n\n## Draw\n\nHere.\n\n(picture: yard)\n\nAnd here.\n',
    });
    expect(problems).toEqual([]);
    expect(lesson?.studentSheet).toEqual({
      title: 'Our plan',
      sections: [
        { title: '', parts: [{ kind: 'text', text: richText('Name: ____') }] },
        {
          title: 'Draw',
          parts: [
            { kind: 'text', text: richText('Here.') },
            { kind: 'picture', picture: expect.objectContaining({ width: 640 }) },
            { kind: 'text', text: richText('And here.') },
          ],
        },
      ],
    });
  });

  test.each([
    ['Name: ____', `${folder}/sheet.md: studentSheet: title: is missing.`],
    ['# Plan\n\n## Draw\n', `${folder}/sheet.md: studentSheet.sections[0]: is empty. Write it.`],
    ['# Plan\n\n(picture: yrad)', "studentSheet.sections[0]: needs the picture 'yrad'"],
    ['# Plan\n\n## Answers\n\nTwo.', 'studentSheet: ## Answers: cannot stand on a sheet for students.'],
    [
      '# Plan\n\nThe pick-up card. It belongs after the cards that bring the crane to the crate.',
      `${folder}/sheet.md: studentSheet.sections[0]: shows students the answer of 'bug'.`,
    ],
  ])('%j is refused: %s', (sheet, advice) => {
    expect(adviceFor({ sheet })).toContainEqual(expect.stringContaining(advice));
  });
});

test('forbidden content of a text is refused with its line', () => {
  const { problems } = read({
    slides: '## exact-words\n\nHello.\n\n---\n\nSee\n<b>this</b>.\n',
    sheet: '# Plan\n\n## Draw\n\nHere.\n\n(picture: yard)\n\n> And here.\n',
  });
  expect(problems).toEqual([
    expect.objectContaining({
      file: `${folder}/slides.md`,
      line: 8,
      advice: expect.stringContaining('HTML'),
    }),
    expect.objectContaining({
      file: `${folder}/slides.md`,
      line: 8,
      advice: expect.stringContaining('HTML'),
    }),
    expect.objectContaining({
      file: `${folder}/sheet.md`,
      line: 9,
      advice: expect.stringContaining('a quotation'),
    }),
  ]);
});

test('a lesson without the two files has no slides and no sheet', () => {
  const { lesson } = read({});
  expect(lesson?.activities.every(({ slides }) => slides.length === 0)).toBe(true);
  expect(lesson).not.toHaveProperty('studentSheet');
});

test('Windows line ends are read the same', () => {
  expect(parseSlides('## a\r\n\r\nOne\r\n\r\n---\r\n\r\nTwo\r\n').slides.get('a')).toEqual([
    { text: richText('One') },
    { text: richText('Two') },
  ]);
  expect(parseSheet('# Plan\r\n\r\n## Draw\r\n\r\nHere.\r\n').sections).toEqual([
    { title: 'Draw', parts: [{ text: richText('Here.') }] },
  ]);
});
