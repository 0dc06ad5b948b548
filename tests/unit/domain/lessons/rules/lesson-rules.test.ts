import { describe, expect, test } from 'vitest';
import type { Lesson } from '#domain/lessons/lessons/lesson.ts';
import { lessonProblems } from '#domain/lessons/rules/lesson-rules.ts';
import { aLesson, anActivity } from '../../../../builders/a-lesson.ts';
import { richText } from '../../../../builders/rich-text.ts';

const fine = aLesson();
const cover = fine.cover;

describe('lessonProblems', () => {
  test('a complete lesson has none', () => {
    expect(lessonProblems(fine)).toEqual([]);
  });

  test('the minutes of the activities must sum to the length', () => {
    expect(lessonProblems(aLesson({ durationMin: 50 }))).toEqual([
      { kind: 'lesson/minutes-do-not-add-up', field: 'durationMin', stated: 50, sum: 45 },
    ]);
  });

  test('[LES-3] an activity takes its stated minutes in a class of 24', () => {
    const activities = [anActivity({ time: [{ kind: 'together', amount: 3 }] })];
    expect(lessonProblems(aLesson({ activities }))).toEqual([
      { kind: 'lesson/minutes-off-model', field: 'activities[0].time', stated: 45, needed: 1, students: 24 },
    ]);
  });

  test('[LES-3] a lesson takes at most five minutes longer with 30 students', () => {
    const time = [{ kind: 'everyone', amount: 8 }] as const;
    const activities = [anActivity({ minutes: 32, time })];
    expect(lessonProblems(aLesson({ durationMin: 32, activities }))).toEqual([
      { kind: 'lesson/minutes-off-model', field: 'durationMin', stated: 32, needed: 40, students: 30 },
    ]);
  });

  test('[LES-6] a lesson that measures in centimeters also gives inches', () => {
    const measuring = (name: string) =>
      lessonProblems(
        aLesson({
          materials: [{ name, qty: 1, qtyPer: 'pair', optional: false }],
          activities: [anActivity({ steps: [richText('Put the barge at 10 cm.')] })],
        }),
      );
    expect(measuring('Ruler')).toEqual([{ kind: 'lesson/inches-missing', field: 'activities' }]);
    expect(measuring('Ruler (10 cm are about 4 inches)')).toEqual([]);
    expect(measuring('Dock')).toEqual([]);
  });

  test('activities for another day do not count', () => {
    const extra = anActivity({ id: 'more', kind: 'extend', minutes: 20 });
    expect(lessonProblems(aLesson({ activities: [anActivity(), extra] }))).toEqual([]);
  });

  const broken: readonly [what: string, changes: Partial<Lesson>, kind: string, field: string][] = [
    ['no title', { title: ' ' }, 'lesson/missing', 'title'],
    ['no summary', { summary: '' }, 'lesson/missing', 'summary'],
    ['no alt text on the cover', { cover: { ...cover, alt: '' } }, 'lesson/missing', 'cover.alt'],
    ['no size of the cover', { cover: { ...cover, width: 0 } }, 'lesson/not-positive', 'cover.width'],
    ['no objectives', { objectives: [] }, 'lesson/missing', 'objectives'],
    [
      'an objective of no activity',
      { objectives: [{ id: 'order', text: 'put steps in order', practicedIn: ['gone'] }] },
      'lesson/unknown-activity',
      'objectives[0].practicedIn',
    ],
    ['no activities', { activities: [], durationMin: 0 }, 'lesson/missing', 'activities'],
    ['no grade bands', { gradeBands: [] }, 'lesson/missing', 'gradeBands'],
    ['capitals in the slug', { slug: 'Load-the-barge' }, 'lesson/malformed-slug', 'slug'],
    ['a slash in the slug', { slug: 'load/barge' }, 'lesson/malformed-slug', 'slug'],
    ['a hyphen at the end of the slug', { slug: 'load-' }, 'lesson/malformed-slug', 'slug'],
    ['an endless slug', { slug: 'a'.repeat(61) }, 'lesson/malformed-slug', 'slug'],
    ['version zero', { version: 0 }, 'lesson/not-positive', 'version'],
    [
      'half a card',
      { materials: [{ name: 'Cards', qty: 0.5, qtyPer: 'pair', optional: false }] },
      'lesson/not-positive',
      'materials[0].qty',
    ],
    [
      'two activities with one id',
      { activities: [anActivity({ minutes: 20 }), anActivity({ minutes: 25 })] },
      'lesson/duplicate',
      'activities[1]',
    ],
    [
      'an activity without steps',
      { activities: [anActivity({ minutes: 45, steps: [] })] },
      'lesson/missing',
      'activities[0].steps',
    ],
    [
      'a figure without alt text',
      { activities: [anActivity({ minutes: 45, pictures: [{ ...cover, alt: '' }] })] },
      'lesson/missing',
      'activities[0].pictures[0].alt',
    ],
    [
      'a question without an answer',
      { assessment: { ...fine.assessment, answers: [] } },
      'lesson/answer-missing',
      'assessment.exitQuestions[0]',
    ],
    [
      'a question of the starter quiz without an answer',
      {
        assessment: { ...fine.assessment, starterQuestions: [{ id: 'first', text: richText('First?') }] },
      },
      'lesson/answer-missing',
      'assessment.starterQuestions[0]',
    ],
    [
      'an answer that says nothing of wrong ones',
      {
        assessment: {
          ...fine.assessment,
          answers: [{ questionId: 'why', text: richText('So.'), wrong: [] }],
        },
      },
      'lesson/wrong-answer-missing',
      'assessment.exitQuestions[0].wrong',
    ],
    [
      'a wrong answer that is no choice',
      {
        assessment: {
          ...fine.assessment,
          exitQuestions: [{ id: 'why', text: richText('Why?'), choices: ['Yes', 'No'] }],
        },
      },
      'lesson/unknown-choice',
      'assessment.exitQuestions[0].wrong',
    ],
    [
      'a wrong choice of which nothing is said',
      {
        assessment: {
          ...fine.assessment,
          exitQuestions: [{ id: 'why', text: richText('Why?'), choices: ['It does', 'It does not', 'Both'] }],
        },
      },
      'lesson/wrong-answer-missing',
      'assessment.exitQuestions[0].wrong',
    ],
    [
      'an answer without a question',
      {
        assessment: {
          ...fine.assessment,
          answers: [...fine.assessment.answers, { questionId: 'x', text: richText('y'), wrong: [] }],
        },
      },
      'lesson/unknown-question',
      'assessment.answers[1]',
    ],
  ];
  test.each(broken)('%s', (_what, changes, kind, field) => {
    expect(lessonProblems(aLesson(changes))).toEqual([expect.objectContaining({ kind, field })]);
  });

  test('every problem is reported, not only the first', () => {
    const kinds = lessonProblems(aLesson({ title: '', slug: '', objectives: [] })).map(
      (problem) => problem.field,
    );
    expect(kinds).toEqual(['title', 'slug', 'objectives']);
  });
});
