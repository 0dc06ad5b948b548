import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readStoredLesson } from '#adapters/content/stored-lesson.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresLessonRepository } from '#adapters/postgres/lessons/postgres-lesson-repository.ts';
import { aLesson, anActivity } from '../../../builders/a-lesson.ts';
import { richLine, richText } from '../../../builders/rich-text.ts';
import { openForTests, testDatabases } from './test-databases.ts';

/** A lesson with all its texts. `text` makes the multi-line ones, `line` the single-line ones. */
const lessonOf = <T, L>(text: (markdown: string) => T, line: (markdown: string) => L) => ({
  ...aLesson({ slug: 'old', version: 1 }),
  overview: text('One *idea*.'),
  preparation: [{ text: line('Write *bug* on the board.') }],
  activities: [
    {
      ...anActivity(),
      steps: [text('Build:\n\n```blocks\nwait\n```')],
      say: text('**Go.**'),
      teacherNotes: text('- a\n- b'),
      tips: [{ kind: 'teaching', text: text('Wait.') }],
      studentView: text('Look.'),
      slides: [{ text: text('Look.') }],
      solution: text('Repeat.'),
      project: {
        starter: 'wait',
        goals: [{ says: line('It *shines*.'), happens: [], until: 1, ways: [] }],
        hints: [text('Which comes *twice*?')],
      },
    },
    {
      id: 'share',
      title: 'Share',
      kind: 'share',
      minutes: 1,
      time: [{ kind: 'work', amount: 60 }],
      steps: [],
      tips: [],
      pictures: [],
      slides: [],
    },
  ],
  studentSheet: {
    title: 'Plan',
    sections: [
      {
        title: '',
        parts: [
          { kind: 'text', text: text('Name: ____') },
          { kind: 'picture', picture: aLesson().cover },
        ],
      },
    ],
  },
  assessment: {
    rubric: [{ criterion: 'Order', levels: ['no', 'yes', 'more'] }],
    starterQuestions: [],
    exitQuestions: [{ id: 'why', text: text('Why?') }],
    answers: [{ questionId: 'why', text: text('So.'), wrong: [] }],
  },
  differentiation: {
    support: [line('*a*')],
    stretch: [line('b')],
    accessibility: [line('c')],
    ell: [line('d')],
  },
});

const same = (markdown: string): string => markdown;
const withTexts = lessonOf(same, same);
/** The lesson as an earlier build stored it: with texts in Markdown, and without times and printables. */
const asStored = {
  ...withTexts,
  preparation: withTexts.preparation.map(({ text }) => text),
  printables: undefined,
  activities: withTexts.activities.map(({ time: _time, ...activity }) => activity),
};
const asToday = lessonOf(richText, richLine);

describe.each(testDatabases)('$name', (place) => {
  let database: Database;
  let lessons: PostgresLessonRepository;
  openForTests(place, (opened) => {
    database = opened;
    lessons = new PostgresLessonRepository(database.db, readStoredLesson);
  });
  const store = (version: number, lesson: object) =>
    sql`insert into lesson_versions (slug, version, agenda, lesson)
      values ('old', ${version}, '{}', ${JSON.stringify({ ...lesson, version })})`.execute(database.db);

  test('[LES-6] a version stored by an earlier build with Markdown texts is read as a current one', async () => {
    await store(1, asStored);
    expect(await lessons.byVersion({ slug: 'old', version: 1 })).toEqual(asToday);
  });

  test('a current version is read as stored', async () => {
    await store(2, asToday);
    expect(await lessons.byVersion({ slug: 'old', version: 2 })).toEqual({ ...asToday, version: 2 });
  });
});
