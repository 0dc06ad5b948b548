import { expect, test } from 'vitest';
import { liveClass, type LiveWork, withChanges } from '#domain/classrooms/class-work/live-class.ts';
import { startOfTests as began } from '../../../../builders/time.ts';

const minute = 60_000;
const lessons = [
  {
    lessonSlug: 'harbor-light',
    title: 'Harbor light',
    activities: [{ id: 'build', title: 'Build it', kind: 'build' as const, minutes: 10 }],
  },
];
const students = ['Ann', 'Bao', 'Cleo'].map((name) => ({
  id: name.toLowerCase(),
  name,
  given: name,
  family: null,
  loggedInOn: null,
  signs: [],
}));
const work = (studentId: string, overrides: Partial<LiveWork> = {}): LiveWork => ({
  studentId,
  lessonSlug: 'harbor-light',
  activityId: 'build',
  openedAt: began,
  changedAt: began,
  reorders: 0,
  sameBlocksSince: began,
  runs: 0,
  earned: [],
  goals: 3,
  seq: 1,
  mark: null,
  program: null,
  ...overrides,
});
const shown = (all: readonly LiveWork[], minutes: number) =>
  liveClass({ students, lessons }, all, began + minutes * minute)?.students.map(({ student, reason }) => [
    student.name,
    reason?.kind ?? null,
  ]);

test('[CLS-2] students who may need help come first, with the most urgent at the top', () => {
  const all = [
    work('ann'),
    work('bao', { runs: 5, seq: 2 }),
    work('cleo', { mark: { state: 'needs_help', at: began, source: 'student', own: null }, seq: 3 }),
  ];
  expect(shown(all, 1)).toEqual([
    ['Cleo', 'asked-for-help'],
    ['Bao', 'same-run'],
    ['Ann', null],
  ]);
});

test('[CLS-2] a class is running if a student worked in the last hour, and lists who has not started', () => {
  expect(shown([], 0)).toBeUndefined();
  expect(shown([work('ann', { changedAt: began + 2 * minute })], 3)).toEqual([
    ['Bao', 'not-started'],
    ['Cleo', 'not-started'],
    ['Ann', null],
  ]);
  expect(shown([work('ann')], 61)).toBeUndefined();
});

test('[C19] work in a lesson that is not assigned is shown, too', () => {
  const live = liveClass({ students, lessons: [] }, [work('ann')], began);
  expect(live?.students[0]).toMatchObject({
    student: { name: 'Ann' },
    work: { activityId: 'build' },
    activity: '',
  });
});

test('[CLS-2] a student is shown with their last activity', () => {
  const all = [work('ann', { seq: 4, activityId: 'share' }), work('ann', { seq: 7 })];
  expect(liveClass({ students, lessons }, all, began)?.students[0]).toMatchObject({ activity: 'Build it' });
});

test('[CLS-3] [C18] a repeated or late change has no effect', () => {
  const [first, second] = [work('ann', { runs: 1 }), work('ann', { runs: 2, seq: 2 })];
  expect(withChanges(withChanges([], [first]), [second])).toEqual([second]);
  expect(withChanges([second], [first])).toEqual([second]);
  expect(withChanges([second], [second])).toEqual([second]);
});
