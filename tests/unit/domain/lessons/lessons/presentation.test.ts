import { expect, test } from 'vitest';
import type { GradeBand } from '#domain/identity/account/grade-band.ts';
import { newTimer, startOrPause, timeLeft } from '#domain/lessons/lessons/activity-timer.ts';
import { readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { slideSequence, toPresent } from '#domain/lessons/lessons/presentation.ts';
import { aLesson, anActivity } from '../../../../builders/a-lesson.ts';
import { richText } from '../../../../builders/rich-text.ts';

const lesson = aLesson({
  activities: [
    anActivity({
      id: 'one',
      title: 'One',
      minutes: 20,
      slides: [{ text: richText('First.') }, { text: richText('Second.') }],
    }),
    anActivity({ id: 'two', title: 'Two', minutes: 25, studentView: richText('Look.') }),
  ],
});

test('[LES-4] the slides are the cover and those of each activity; an activity without slides shows the student part', () => {
  const slides = slideSequence(toPresent(readableParts(lesson, 'sign-in')));
  expect(slides.map(({ activity, text }) => [activity?.id ?? null, text])).toEqual([
    [null, []],
    ['one', richText('First.')],
    ['one', richText('Second.')],
    ['two', richText('Look.')],
    ['two', richText('Why does order matter?')],
  ]);
  expect(slides[0]?.picture).toEqual(lesson.cover);
});

test('[LES-4] the starter quiz is first, the exit quiz is in the activity that checks, and choices are numbered', () => {
  const activities = [
    anActivity({ id: 'one', minutes: 20, slides: [{ text: richText('First.') }] }),
    anActivity({ id: 'check', kind: 'assess', slides: [{ text: richText('Check.') }] }),
    anActivity({ id: 'more', kind: 'extend', slides: [{ text: richText('More.') }] }),
  ];
  const question = { id: 'q', text: richText('Which?'), choices: ['This', 'That'] };
  const asked = aLesson({ activities, assessment: { ...lesson.assessment, starterQuestions: [question] } });
  const slides = slideSequence(toPresent(readableParts(asked, 'open')));
  expect(slides.map(({ activity, quiz }) => quiz ?? activity?.id)).toEqual([
    undefined,
    'starter',
    'one',
    'check',
    'exit',
    'more',
  ]);
  expect(slides[1]?.text).toEqual(richText('Which?\n\n1. This\n2. That'));
});

test.each<readonly [readonly GradeBand[], readonly (boolean | undefined)[]]>([
  [['K-2'], [undefined, true, true, undefined, true]],
  [
    ['K-2', '3-5'],
    [undefined, undefined, undefined, undefined, undefined],
  ],
])('[LES-4] a lesson for %j shows its pictures first', (gradeBands, expected) => {
  const picture = aLesson().cover;
  const slides = [
    { text: richText('Look.') },
    { text: richText('One card, one move.'), picture },
    { text: richText('Your turn.') },
    { text: richText('```\nwait\n```') },
    { text: richText('Again.') },
  ];
  const shown = slideSequence(
    toPresent(
      readableParts(aLesson({ gradeBands, activities: [anActivity({ slides }), anActivity()] }), 'open'),
    ),
  );
  expect(shown.slice(1, 6).map(({ pictureFirst }) => pictureFirst)).toEqual(expected);
  expect(shown[3]?.picture).toEqual(gradeBands.length === 1 ? picture : undefined);
});

test('[LES-5] the slides of a licensed lesson are locked one by one, and nothing of them is revealed', () => {
  const shown = toPresent(readableParts({ ...lesson, access: 'licensed' }, 'trial-ended'));
  expect(slideSequence(shown).slice(1)).toMatchObject([
    { activity: { id: 'one' }, locked: { reason: 'trial-ended' } },
    { activity: { id: 'two' }, locked: { reason: 'trial-ended' } },
    { activity: { id: 'two' }, quiz: 'exit' },
  ]);
  expect(JSON.stringify(shown)).not.toContain('First.');
});

test('[LES-4] the slides have no solution and no answer', () => {
  const shown = JSON.stringify(toPresent(readableParts(lesson, 'open')));
  expect(shown).not.toContain('Repeat three times');
  expect(shown).not.toContain('Each step builds on');
});

test('[LES-4] a timer runs, stops while paused, and continues past its end', () => {
  const begun = startOrPause(newTimer(2), 1000);
  expect(timeLeft(begun, 31_000)).toBe(90_000);
  const paused = startOrPause(begun, 31_000);
  expect(timeLeft(paused, 500_000)).toBe(90_000);
  expect(timeLeft(startOrPause(paused, 500_000), 600_000)).toBe(-10_000);
});
