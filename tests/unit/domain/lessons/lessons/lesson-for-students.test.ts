import { expect, test } from 'vitest';
import { readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { forStudents } from '#domain/lessons/lessons/lesson-for-students.ts';
import { aLesson, anActivity } from '../../../../builders/a-lesson.ts';
import { richLine, richText } from '../../../../builders/rich-text.ts';

const lesson = aLesson({
  objectives: [{ id: 'order', text: 'put steps in order', checkFor: 'secret: the crate arrives' }],
  activities: [
    anActivity({
      steps: [richText('secret: the steps')],
      say: richText('secret: what is said'),
      teacherNotes: richText('secret: the notes'),
      tips: [{ kind: 'teaching', text: richText('secret: a tip') }],
      slides: [{ text: richText('secret: slides are for the wall') }],
      solution: richText('secret: the solution'),
      studentView: richText('Lay the cards.'),
    }),
  ],
  resources: [
    { id: 'a', title: 'Cards', kind: 'printable', audience: 'all', url: '/cards.svg', access: 'public' },
    { id: 'b', title: 'secret: key', kind: 'answers', audience: 'all', url: '/b.svg', access: 'licensed' },
    { id: 'c', title: 'secret: plan', kind: 'link', audience: 'teacher', url: '/c', access: 'public' },
  ],
  assessment: {
    starterQuestions: [{ id: 'first', text: richText('First?') }],
    exitQuestions: [{ id: 'why', text: richText('Why?') }],
    answers: [
      {
        questionId: 'why',
        text: richText('secret: because'),
        wrong: [{ says: 'secret: wrong', tells: 'secret: tells' }],
      },
    ],
    rubric: [{ criterion: 'secret: rubric', levels: ['a', 'b', 'c'] }],
  },
  differentiation: { support: [richLine('secret: support')], stretch: [], accessibility: [], ell: [] },
});

test('[LES-4] students get the instructions without notes or answers, even if their teacher can read everything', () => {
  const shown = forStudents(readableParts(lesson, 'open'));
  expect(shown.activities[0]?.shown).toEqual({
    kind: 'open',
    value: { studentView: richText('Lay the cards.'), pictures: [] },
  });
  expect(shown.goals).toEqual(['put steps in order']);
  expect(shown.starterQuestions.map(({ id }) => id)).toEqual(['first']);
  expect(shown.resources.map(({ title }) => title)).toEqual(['Cards']);
  expect(JSON.stringify(shown)).not.toContain('secret');
});

test('[LES-5] the student part of a licensed lesson is locked like the plan', () => {
  const shown = forStudents(readableParts({ ...lesson, access: 'licensed' }, 'sign-in'));
  expect(shown.activities[0]?.shown).toMatchObject({ kind: 'locked', part: 'activity', reason: 'sign-in' });
  expect(JSON.stringify(shown)).not.toContain('Lay the cards.');
});
