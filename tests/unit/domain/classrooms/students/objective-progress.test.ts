import { expect, test } from 'vitest';
import type { ClassDashboard } from '#domain/classrooms/students/class-progress.ts';
import { objectiveProgress } from '#domain/classrooms/students/objective-progress.ts';
import { startOfTests as at } from '../../../../builders/time.ts';

const activities = [
  { id: 'look', title: 'Look', kind: 'teach', minutes: 5 },
  { id: 'build', title: 'Build', kind: 'build', minutes: 20 },
] as const;
const objectives = [
  { id: 'both', text: 'do both', practicedIn: ['look', 'build'] },
  { id: 'one', text: 'look', practicedIn: ['look'] },
];
const student = (id: string) => ({ id, given: id, family: null, name: id, loggedInOn: null, signs: [] });
const said = (studentId: string, activityId: string, state: 'done' | 'needs_help', assignmentId = 'barge') =>
  ({ studentId, assignmentId, activityId, state, at, source: 'student', own: null }) as const;

const dashboard: ClassDashboard = {
  students: ['ann', 'bo', 'cy'].map(student),
  lessons: ['barge', 'ferry'].map((id) => ({
    id,
    lessonSlug: id,
    title: id,
    dueOn: null,
    activities,
    objectives: id === 'barge' ? objectives : [],
  })),
  marks: [
    said('ann', 'look', 'done'),
    said('ann', 'build', 'done'),
    said('bo', 'look', 'done'),
    said('bo', 'build', 'needs_help'),
    said('cy', 'look', 'done', 'ferry'),
  ],
};
const shown = (lesson: string | null) =>
  objectiveProgress(dashboard, lesson).map(({ id, practicedIn, done, notYet }) => ({
    id,
    practicedIn,
    done: done.map((each) => each.id),
    notYet: notYet.map((each) => each.id),
  }));

test('[ROS-8] an objective counts the students who finished every activity that practices it in that lesson', () => {
  expect(shown('barge')).toEqual([
    { id: 'barge/both', practicedIn: ['Look', 'Build'], done: ['ann'], notYet: ['bo', 'cy'] },
    { id: 'barge/one', practicedIn: ['Look'], done: ['ann', 'bo'], notYet: ['cy'] },
  ]);
});

test('lessons without objectives add nothing to the total of all lessons', () => {
  expect(shown(null)).toEqual(shown('barge'));
  expect(shown('ferry')).toEqual([]);
});
