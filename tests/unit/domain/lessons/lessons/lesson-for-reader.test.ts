import { describe, expect, test } from 'vitest';
import { summaryOf } from '#domain/lessons/lessons/lesson.ts';
import { type LockReason, readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { aLesson, anActivity } from '../../../../builders/a-lesson.ts';
import { richText } from '../../../../builders/rich-text.ts';

const activities = [
  anActivity({
    id: 'load-the-crates',
    title: 'Load the crates',
    minutes: 20,
    steps: [richText('Lay the cards.')],
    say: richText('What comes first?'),
    teacherNotes: richText('Let them look.'),
    tips: [{ kind: 'teaching', text: richText('Wait before you help.') }],
    solution: richText('Right, right, pick up.'),
    slides: [{ text: richText('One card, one move.') }],
  }),
  anActivity({ id: 'find-the-bug', title: 'Find the bug', minutes: 25 }),
];
const lesson = aLesson({ activities });
const studentSheet = {
  title: 'Our plan',
  sections: [{ title: '', parts: [{ kind: 'text' as const, text: richText('Draw the crane.') }] }],
};
const licensedLesson = aLesson({ activities, access: 'licensed', studentSheet });

const reasons: readonly LockReason[] = ['sign-in', 'trial-ended', 'no-license'];

describe('readableParts', () => {
  test.each(reasons)(
    '[LES-5] solutions, answers and licensed resources are locked with the reason %s, and nothing of them is left',
    (reason) => {
      const read = readableParts(lesson, reason);
      expect(read.activities[0]?.solution).toEqual({
        kind: 'locked',
        part: 'solution',
        title: 'Solution: Load the crates',
        reason,
      });
      expect(read.assessment.answers).toMatchObject({ kind: 'locked', part: 'answers', reason });
      expect(read.resources).toEqual([{ kind: 'locked', part: 'resource', title: 'Answer key', reason }]);
      const sent = JSON.stringify(read);
      for (const secret of ['Right, right, pick up.', 'Each step builds on', 'key.svg']) {
        expect(sent).not.toContain(secret);
      }
    },
  );

  test('the plan of a public lesson is open to everyone', () => {
    const [activity] = readableParts(lesson, 'sign-in').activities;
    expect(activity?.plan).toMatchObject({ kind: 'open', value: { steps: [richText('Lay the cards.')] } });
  });

  test('[LES-5] a licensed lesson shows its agenda and goals, and locks the plan of each activity', () => {
    const read = readableParts(licensedLesson, 'no-license');
    expect(read.activities.map(({ title, minutes }) => [title, minutes])).toEqual([
      ['Load the crates', 20],
      ['Find the bug', 25],
    ]);
    expect(read.activities.every((activity) => activity.plan.kind === 'locked')).toBe(true);
    expect(read.objectives).toHaveLength(1);
    expect(read.studentSheet).toMatchObject({ kind: 'locked', part: 'sheet', reason: 'no-license' });
    for (const secret of [
      'Lay the cards.',
      'What comes first?',
      'Let them look.',
      'Wait before you help.',
      'One card, one move.',
      'Draw the crane.',
    ]) {
      expect(JSON.stringify(read)).not.toContain(secret);
    }
  });

  test('a reader with access to licensed parts gets all of them', () => {
    const read = readableParts(licensedLesson, 'open');
    expect(read.activities[0]).toMatchObject({
      plan: { kind: 'open', value: { steps: [richText('Lay the cards.')] } },
      solution: { kind: 'open', value: richText('Right, right, pick up.') },
    });
    expect(read.assessment.answers).toMatchObject({ kind: 'open', value: [{ questionId: 'why' }] });
    expect(read.resources[0]).toMatchObject({
      kind: 'open',
      value: { url: expect.stringContaining('key.svg') },
    });
  });

  test('[LES-4] the slides and the sheet of a public lesson are open to everyone', () => {
    const read = readableParts(aLesson({ activities, studentSheet }), 'sign-in');
    expect(read.activities[0]?.plan).toMatchObject({
      value: { slides: [{ text: richText('One card, one move.') }] },
    });
    expect(read.studentSheet).toEqual({ kind: 'open', value: studentSheet });
  });

  test('no lock is shown if there is no solution', () => {
    const { solution: _solution, ...without } = anActivity({ minutes: 45 });
    expect(readableParts(aLesson({ activities: [without] }), 'sign-in').activities[0]).not.toHaveProperty(
      'solution',
    );
  });
});

test('the summary has what a card needs, without licensed text', () => {
  const summary = summaryOf(aLesson());
  expect(Object.keys(summary).sort()).toEqual([
    'access',
    'cover',
    'difficulty',
    'durationMin',
    'gradeBands',
    'setting',
    'slug',
    'standards',
    'summary',
    'title',
    'topics',
    'unit',
  ]);
});
