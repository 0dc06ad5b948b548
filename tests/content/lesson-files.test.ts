import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ContentProblemsError } from '#adapters/content/content-problems.ts';
import { loadLessons, parseLesson } from '#adapters/content/lesson-files.ts';

const content = join(import.meta.dirname, '../../content/lessons');
const good = await readFile(join(content, 'load-the-barge/lesson.md'), 'utf8');
const catalog = {
  units: [{ slug: 'unplugged', title: 'Before the screen' }],
};
const file = 'content/lessons/load-the-barge/lesson.md';

function adviceFor(from: string, to: string): readonly string[] {
  expect(good).toContain(from);
  const { problems } = parseLesson(file, good.replace(from, to), catalog);
  return problems.map((problem) => `${problem.file}: ${problem.field}: ${problem.advice}`);
}

describe('parseLesson', () => {
  test('reads the parts of an activity', () => {
    const { lesson, problems } = parseLesson(file, good, catalog);
    expect(problems).toEqual([]);
    expect(lesson?.activities[1]).toMatchObject({
      id: 'one-card-one-move',
      title: 'One card, one move',
      kind: 'teach',
      minutes: 8,
      tips: [{ kind: 'teaching' }, { kind: 'assessment' }],
      pictures: [{ src: '/pictures/lessons/load-the-barge/cards.svg', width: 640, height: 400 }],
      solution: [
        { kind: 'paragraph', children: expect.arrayContaining([expect.stringContaining('lifts the crate')]) },
      ],
    });
    expect(lesson?.unit).toEqual({ slug: 'unplugged', title: 'Before the screen', position: 1 });
  });

  test('answers are separate from their questions', () => {
    const { lesson } = parseLesson(file, good, catalog);
    expect(JSON.stringify(lesson?.assessment.exitQuestions)).not.toContain('answer');
    expect(lesson?.assessment.answers.map((answer) => answer.questionId)).toEqual([
      'hands',
      'squares',
      'where',
      'order',
      'bug',
    ]);
  });

  test.each([
    [
      'durationMin: 45',
      'durationMin: 50',
      `${file}: durationMin: says 50, but the activities take 45 minutes`,
    ],
    [
      'gradeBands: [K-2]',
      'gradeBands: [K2]',
      `${file}: gradeBands[0]: must be one of K-2, 3-5, 6-8, 9-12. Choose one.`,
    ],
    ['summary: >-', 'sumary: >-', `${file}: summary: must be a string, but is missing or something else.`],
    [
      'summary: >-',
      'sumary: >-',
      `${file}: front matter: does not know 'sumary'. Check the spelling or remove it.`,
    ],
    ['updatedAt: 2026-11-23', 'updatedAt: soon', `${file}: updatedAt: is not a day such as 2026-11-21`],
    [
      'code: 1A-AP-11',
      'code: 1A-AP-99',
      `${file}: standards[1].code: cites '1A-AP-99', which src/domain/lessons/lessons/standards`,
    ],
    ['slug: unplugged', 'slug: unplgged', `${file}: unit.slug: names the unit 'unplgged'`],
    [
      'build 16 min',
      'bild 16 min',
      `${file}: ## Load your barge {#load-your-barge bild 16 min}: heading: Write it as`,
    ],
    ['- **Access:**', '- Access:', `Tips: must each start like **Teaching:**`],
    ['### Notes', '### Note', `Note: cannot stand here. Put it under ### Steps`],
    ['- cards\n', '- cadrs\n', `needs the picture 'cadrs', which is not listed. Add it`],
    ['- explain 60 s', '- explain 60', `Time: must each be like 'explain 90 s'`],
    ['- hand-out 1', '- hand-out 1 min', `Time: must each be like 'explain 90 s'`],
    ['help 1 in 2', 'help 1 in 0', `Time: must each be like 'explain 90 s'`],
    [
      '- call-on 6',
      '- call-on 12',
      `${file}: activities[0].time: states 6 minutes, but with 24 students its steps take 9`,
    ],
    ['1. Put up', 'Put up', `Steps: must be one list and nothing else`],
    ['title: Load the barge', 'title: "Load', `${file}: front matter: is not YAML`],
  ])('%s → %s', (from, to, advice) => {
    expect(adviceFor(from, to)).toContainEqual(expect.stringContaining(advice));
  });

  const lineOf = (text: string): number => good.slice(0, good.indexOf(text)).split('\n').length;

  test.each([
    ['# Steps', 'a heading'],
    ['See ![a crane](crane.svg)', 'a picture'],
    ['Press <b>', 'HTML'],
    ['See [the guide](/getting-started/faqs) or [this](javascript:go)', 'an unsafe link'],
  ])(
    'text has no %j, in the front matter and in the body: file, line and field are reported',
    (text, found) => {
      const advice = expect.stringContaining(`holds ${found}, which text here cannot have.`);
      const inMatter = good.replace('overview: >-', `overview: ${JSON.stringify(text)}\nx: >-`);
      expect(parseLesson(file, inMatter, catalog).problems).toContainEqual({
        file,
        line: lineOf('overview: >-'),
        field: 'overview',
        advice,
      });
      const inNotes = good.replace('### Notes\n', `### Notes\n\nFine.\n\n${text}\n`);
      expect(parseLesson(file, inNotes, catalog).problems).toEqual([
        { file, line: lineOf('### Notes') + 4, field: expect.stringMatching(/^## .*: Notes$/), advice },
      ]);
      const inSteps = good.replace(/^2\. /m, `2. First.\n\n   ${text}\n\n   Then: `);
      expect(parseLesson(file, inSteps, catalog).problems).toEqual([
        {
          file,
          line: lineOf('\n2. ') + 3,
          field: expect.stringMatching(/^## .*: Steps$/),
          advice,
        },
      ]);
    },
  );

  test('a file without front matter is refused with an example', () => {
    expect(parseLesson(file, '# Load the barge', catalog).problems).toEqual([
      { file, field: 'front matter', advice: expect.stringContaining('must start with `---`') },
    ]);
  });
});

describe('loadLessons', () => {
  test('throws one error that lists every problem of every file', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'lessons-'));
    try {
      await copyFile(join(content, 'units.yaml'), join(dir, 'units.yaml'));
      await mkdir(join(dir, 'one'));
      await mkdir(join(dir, 'two'));
      await writeFile(join(dir, 'one/lesson.md'), good.replace('durationMin: 45', 'durationMin: 46'));
      await writeFile(join(dir, 'two/lesson.md'), good.replace('difficulty: 1', 'difficulty: 9'));
      const error = await loadLessons(dir).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ContentProblemsError);
      expect(String(error)).toMatch(
        /2 problem\(s\)[\s\S]*one\/lesson\.md: durationMin[\s\S]*two\/lesson\.md:12: difficulty/,
      );
    } finally {
      await rm(dir, { recursive: true });
    }
  });

  test('two lessons cannot have the same position in a unit', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'lessons-'));
    try {
      await copyFile(join(content, 'units.yaml'), join(dir, 'units.yaml'));
      for (const slug of ['one', 'two']) {
        await mkdir(join(dir, slug));
        await writeFile(join(dir, slug, 'lesson.md'), good);
      }
      await expect(loadLessons(dir)).rejects.toThrow(
        /two\/lesson\.md: unit\.position: is taken by another lesson/,
      );
    } finally {
      await rm(dir, { recursive: true });
    }
  });
});
