import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadLessons, parseLesson } from '#adapters/content/lesson-files.ts';
import { programsIn } from '#domain/platform/text/rich-text.ts';
import { readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { forStudents } from '#domain/lessons/lessons/lesson-for-students.ts';

const content = join(import.meta.dirname, '../../content/lessons');
const [good, units] = await Promise.all(
  ['harbor-light/lesson.md', 'units.yaml'].map((file) => readFile(join(content, file), 'utf8')),
);
const catalog = { units: parse(units ?? '') };
const folder = 'content/lessons/harbor-light';
const file = `${folder}/projects.yaml`;

const read = (projects: string) =>
  parseLesson(`${folder}/lesson.md`, good ?? '', catalog, { slides: null, sheet: null, projects });
const adviceFor = (projects: string) =>
  read(projects).problems.map((problem) => `${problem.file}: ${problem.field}: ${problem.advice}`);

const project = (overrides: Record<string, unknown> = {}, goal: Record<string, unknown> = {}): string =>
  JSON.stringify({
    'fold-it': {
      starter: 'when button pressed',
      goals: [
        {
          says: 'It shines.',
          happens: [{ press: 0.5 }],
          seconds: 4,
          shows: [{ lights: 'on', at: 'end' }],
          ...goal,
        },
      ],
      hints: ['Which block makes light?'],
      solution: 'when button pressed\nlight (1) on, color (red)',
      ...overrides,
    },
  });

describe('projects.yaml', () => {
  test('a project belongs to its activity, in milliseconds, with its events in order of time', () => {
    const { lesson, problems } = read(
      project(
        {},
        {
          happens: [{ distance: 5, at: 2 }, { press: 0.5 }],
          shows: [
            { lights: ['red', 'yellow'], at: [1, 'end'] },
            { tones: 0, pitch: 'low' },
            { variable: 'any', is: [0, 2], by: 1.5 },
            { uses: 'when button pressed' },
          ],
          either: [[{ flashes: 1, to: 2 }], [{ lights: 'dark', throughout: [1, 2] }]],
        },
      ).replace('"variable":"any"', '"variable":"crates"'),
    );
    expect(problems).toEqual([]);
    const activity = lesson?.activities.find(({ id }) => id === 'fold-it');
    const shows = [
      { kind: 'lights', is: ['red', 'yellow'], when: { kind: 'at', moments: [1000, 4000] } },
      { kind: 'tones', least: 0, most: 0, pitches: ['low'], from: 0, to: 4000 },
      { kind: 'variable', name: 'crates', least: 0, most: 2, when: { kind: 'by', from: 0, to: 1500 } },
      { kind: 'uses', label: 'when button pressed' },
    ];
    expect(activity?.project?.goals).toEqual([
      {
        says: ['It shines.'],
        happens: [
          { kind: 'press', at: 500 },
          { kind: 'distance', at: 2000, distance: 5 },
        ],
        until: 4000,
        ways: [
          [...shows, { kind: 'flashes', least: 1, most: 1, colors: [], from: 0, to: 2000 }],
          [...shows, { kind: 'lights', is: ['dark'], when: { kind: 'throughout', from: 1000, to: 2000 } }],
        ],
      },
    ]);
    expect(activity?.projectSolution).toContain('light (1) on');
  });

  test('[CLS-2] times count from the last press or from the named event; a time of a signal has a tolerance', () => {
    const { lesson, problems } = read(
      project(
        {
          solution:
            'when button pressed\nforever\n  repeat (2)\n    light (1) on, color (red)\n    wait (1) seconds\n    all lights off\n    wait (1) seconds',
        },
        {
          happens: [
            { press: 0.5, name: 'first' },
            { press: 1, name: 'again' },
            { distance: 5, at: 2, name: 'boat' },
          ],
          shows: [
            { lights: 'on', for: 0.5, after: 'first' },
            { tone: 'quiet', by: 2, after: 'press' },
            { motor: 'off', at: [0, 'end'], after: 'boat' },
            { sounds: 0, to: 1, after: 'again' },
            { repeats: 'lights', every: 2 },
            { together: ['lights', 'lights'] },
            { signal: [1, [0.5, 9]], of: 'lights' },
            { nested: ['forever', 'repeat ( )'] },
          ],
        },
      ),
    );
    expect(problems).toEqual([]);
    expect(lesson?.activities.find(({ id }) => id === 'fold-it')?.project?.goals[0]?.ways).toEqual([
      [
        { kind: 'lights', is: ['on'], when: { kind: 'for', least: 500, from: 500, to: 4000 } },
        { kind: 'tone', is: ['quiet'], when: { kind: 'by', from: 1000, to: 3000 } },
        { kind: 'motor', is: ['off'], when: { kind: 'at', moments: [2000, 4000] } },
        { kind: 'sounds', least: 0, most: 0, from: 1000, to: 2000 },
        { kind: 'repeats', of: 'lights', every: 2000, from: 0, to: 4000 },
        { kind: 'together', parts: ['lights', 'lights'], from: 0, to: 4000 },
        {
          kind: 'signal',
          of: 'lights',
          round: [
            { least: 700, most: 1300 },
            { least: 500, most: 9000 },
          ],
          from: 0,
          to: 4000,
        },
        { kind: 'nested', outer: 'forever', inner: 'repeat ( )' },
      ],
    ]);
  });

  test.each<[string, string, string]>([
    [
      'a name that nothing has',
      project({}, { shows: [{ lights: 'on', by: 1, after: 'boat' }] }),
      `${file}: projects: fold-it.goals[0].shows[0].after: names nothing that \`happens\`.`,
    ],
    [
      'two times at once',
      project({}, { shows: [{ lights: 'on', by: 1, for: 2 }] }),
      `${file}: projects: fold-it.goals[0].shows[0]: has \`for\` and another time.`,
    ],
    [
      'an activity that is none',
      project().replace('fold-it', 'fold-up'),
      `${file}: projects: fold-up: is no activity of this lesson. Use the id behind the # of an activity.`,
    ],
    [
      'an unknown field',
      project({ hint: [] }),
      `${file}: fold-it: does not know 'hint'. Check the spelling or remove it.`,
    ],
    [
      'something that cannot be checked',
      project({}, { shows: [{ ligths: 'on', at: 1 }] }),
      `${file}: projects: fold-it.goals[0].shows[0]: says nothing that can be checked. Start it with one of lights,`,
    ],
    [
      'a color that there is not',
      project({}, { shows: [{ lights: 'pink', at: 1 }] }),
      `${file}: projects: fold-it.goals[0].shows[0].lights: is none of the words that fit here. Correct it.`,
    ],
    [
      'no time',
      project({}, { shows: [{ lights: 'on' }] }),
      `${file}: projects: fold-it.goals[0].shows[0]: needs one of \`at: 2\`, \`by: 2\``,
    ],
    [
      'a time after the end',
      project({}, { shows: [{ lights: 'on', at: 5 }] }),
      `${file}: projects: fold-it.goals[0].shows[0]: looks at 5 s, but the goal ends before. Raise its \`seconds\`.`,
    ],
    [
      'a press after the end',
      project({}, { happens: [{ press: 0 }, { press: 9 }] }),
      `${file}: projects: fold-it.goals[0].happens: goes on after the goal has ended. Raise its \`seconds\`.`,
    ],
    [
      'a span that ends before it begins',
      project({}, { shows: [{ lights: 'on', throughout: [3, 1] }] }),
      `${file}: projects: fold-it.goals[0].shows[0]: ends before it begins.`,
    ],
    [
      'a happening that there is not',
      project({}, { happens: [{ shake: 1 }] }),
      `${file}: fold-it.goals[0].happens[0]: is not one of \`{ press: 0 }\``,
    ],
    [
      'nothing to see',
      project({}, { shows: [] }),
      `${file}: projects: fold-it.goals[0]: checks nothing. Write under \`shows\` what is to be seen.`,
    ],
    [
      'a block that the app has not',
      project({}, { shows: [{ uses: 'repeat (2)' }] }),
      `${file}: projects: fold-it.goals[0].shows[0].uses: must be one of when program starts, when button pressed,`,
    ],
    [
      'a program that cannot be read',
      project({ starter: 'when button pressed\nlights on' }),
      `${file}: projects: fold-it.starter: is no program that runs (unknown-block, line 2, text lights on).`,
    ],
    [
      'a solution with a gap',
      project({ solution: 'when button pressed\nlight ( ) on, color (red)' }),
      `${file}: projects: fold-it.solution: is no program that runs (empty-slot,`,
    ],
    [
      'a solution that does not do it',
      project({}, { shows: [{ lights: 'on', at: 0 }] }),
      `${file}: projects: fold-it.goals[0]: is not met by the solution (not-then, of lights, seen dark, at 0 s).`,
    ],
    [
      'a starter that does it',
      project({ starter: 'when button pressed\nlight (2) on, color (blue)' }),
      `${file}: projects: fold-it.starter: meets every goal already. Take something away, or add a goal.`,
    ],
    [
      'a starter that says another solution',
      project({
        starter:
          'when button pressed\nrepeat (2)\n  all lights on, color (yellow)\n  wait (0.5) seconds\n  all lights off\n  wait (0.5) seconds',
      }),
      `${file}: projects: fold-it.starter: shows students the answer of 'Fold it into a loop'.`,
    ],
    [
      'a hint that tells',
      project({
        solution: 'when button pressed\nwait (1) seconds\nall lights off\nlight (1) on, color (red)',
        hints: ['Build *when button pressed*, wait (1) seconds, all lights off, light (1) on, color (red).'],
      }),
      `${file}: projects: fold-it.hints[0]: says the solution word for word. Nudge instead.`,
    ],
    ['no YAML', 'fold-it: [', `${file}: front matter: is not YAML`],
  ])('%s is reported with the place and instructions', (_name, projects, advice) => {
    expect(adviceFor(projects).join('\n')).toContain(advice);
  });
});

const lessons = await loadLessons(content);
const withProjects = lessons.filter(({ activities }) =>
  activities.some(({ project: any }) => any !== undefined),
);

test.each(withProjects.map((lesson) => [lesson.slug, lesson] as const))(
  '[LES-5] %s: the solutions of its projects are hidden from readers without access',
  (_slug, lesson) => {
    const solutions = lesson.activities.flatMap(({ projectSolution }) => projectSolution ?? []);
    expect(solutions.length).toBeGreaterThan(0);
    for (const shown of [readableParts(lesson, 'sign-in'), forStudents(readableParts(lesson, 'open'))]) {
      // Texts that tell students what to build may show the whole solution. `shownAnswers` checks them.
      const told = ['starter', 'steps', 'slides'];
      const sent = JSON.stringify(shown, (key, value) => (told.includes(key) ? '' : value));
      expect(sent).not.toContain('"projectSolution":{"kind":"open"');
      for (const solution of solutions) expect(sent).not.toContain(JSON.stringify(solution));
    }
    const open = readableParts(lesson, 'open').activities.flatMap(({ projectSolution }) =>
      projectSolution?.kind === 'open' ? [projectSolution.value] : [],
    );
    expect(open).toEqual(solutions);
  },
);

test('[LES-6] each place where students build a program has a project', () => {
  const programmed = lessons
    .filter(({ setting }) => setting.includes('dock') || setting.includes('app'))
    .flatMap(({ slug, activities }) =>
      activities
        .filter(({ kind }) => kind === 'build')
        .filter(({ steps, studentView = [], solution = [] }) =>
          [...steps, studentView, solution].some((text) => programsIn(text).length > 0),
        )
        .map(({ id, project: built }) => [`${slug}: ${id}`, built !== undefined] as const),
    );
  expect(programmed.length).toBeGreaterThan(12);
  expect(programmed.filter(([, has]) => !has)).toEqual([]);
});
