import type { LessonActivity, Lesson } from '#domain/lessons/lessons/lesson.ts';
import type { CardSet } from '#domain/lessons/lessons/printable.ts';
import type { Project } from '#domain/lessons/programs/project.ts';
import { richText } from './rich-text.ts';

export const anActivity = (overrides: Partial<LessonActivity> = {}): LessonActivity => ({
  id: 'build',
  title: 'Build it',
  kind: 'build',
  minutes: 45,
  time: [{ kind: 'work', amount: (overrides.minutes ?? 45) * 60 }],
  steps: [richText('Put the blocks on the Dock.')],
  tips: [],
  pictures: [],
  slides: [],
  solution: richText('Repeat three times, then stop.'),
  ...overrides,
});

/** A project without goals. */
export const aProject = (overrides: Partial<Project> = {}): Project => ({
  starter: 'when program starts',
  goals: [],
  hints: [richText('Which block takes *time*?'), richText('Look at **depth**.')],
  ...overrides,
});

export const aDeck = (overrides: Partial<CardSet> = {}): CardSet => ({
  id: 'cards',
  title: 'Flag cards',
  form: 'cards',
  each: 'pair',
  size: 'small',
  without: 'Draw the arrows.',
  faces: [
    { title: 'disc', symbol: 'disc', count: 4 },
    { title: 'cross', symbol: 'cross', count: 4 },
    { title: 'triangle', symbol: 'triangle', count: 4 },
  ],
  ...overrides,
});

/** A valid published lesson: public, with one licensed resource, a solution and an answer. */
export const aLesson = (overrides: Partial<Lesson> = {}): Lesson => ({
  slug: 'load-the-barge',
  title: 'Load the barge',
  summary: 'Sort crates by weight.',
  cover: { src: '/pictures/lessons/load-the-barge/cover.svg', alt: 'A barge', width: 800, height: 450 },
  gradeBands: ['3-5'],
  durationMin: 45,
  setting: ['unplugged'],
  topics: ['sequence'],
  difficulty: 1,
  unit: { slug: 'the-harbor', title: 'The harbor', position: 1 },
  access: 'public',
  status: 'published',
  version: 1,
  locale: 'en-US',
  updatedAt: '2026-08-01',
  prerequisites: [],
  grouping: 'pair',
  overview: richText('Children put steps in order.'),
  objectives: [{ id: 'order', text: 'put steps in order' }],
  standards: [],
  vocabulary: [{ term: 'sequence', definition: 'steps in order' }],
  blocks: [],
  materials: [{ name: 'Crate card', qty: 8, qtyPer: 'pair', optional: false }],
  preparation: [{ text: ['Cut the cards.'], minutes: 5 }],
  printables: [],
  activities: [anActivity()],
  resources: [
    {
      id: 'key',
      title: 'Answer key',
      kind: 'answers',
      audience: 'teacher',
      url: '/pictures/lessons/load-the-barge/key.svg',
      access: 'licensed',
    },
  ],
  assessment: {
    starterQuestions: [],
    exitQuestions: [{ id: 'why', text: richText('Why does order matter?') }],
    answers: [
      {
        questionId: 'why',
        text: richText('Each step builds on the one before.'),
        right: 'It does',
        wrong: [{ says: 'It does not', tells: 'Has not swapped two steps yet.' }],
      },
    ],
    rubric: [],
  },
  differentiation: { support: [], stretch: [], accessibility: [], ell: [] },
  credits: { license: 'CC BY-SA 4.0', authors: ['Blockyard'] },
  ...overrides,
});
