import { expect, test } from 'vitest';
import {
  type ClassProgress,
  type ProgressStudent,
  signProgress,
  stuckAfterDays,
} from '#domain/classrooms/students/class-progress.ts';
import type { StudentMark } from '#domain/classrooms/students/student-mark.ts';
import { day, startOfTests as now } from '../../../../builders/time.ts';

const student = (id: string, overrides: Partial<ProgressStudent> = {}): ProgressStudent => ({
  id,
  given: id,
  family: null,
  display: null,
  loggedInOn: '2026-09-01',
  ...overrides,
});
const activities = ['look', 'build', 'share', 'write'].map((id) => ({
  id,
  title: id,
  kind: 'build' as const,
  minutes: 10,
}));
const lessons = [
  {
    id: 'barge',
    lessonSlug: 'load-the-barge',
    title: 'Load the barge',
    dueOn: null,
    activities,
    objectives: [],
  },
];
const mark = (studentId: string, activityId: string, overrides: Partial<StudentMark> = {}): StudentMark => ({
  studentId,
  assignmentId: 'barge',
  activityId,
  state: 'done',
  at: now,
  source: 'student',
  own: null,
  ...overrides,
});
const signsOf = (given: Pick<ClassProgress, 'students' | 'marks'>) =>
  Object.fromEntries(signProgress({ lessons, ...given }, now).students.map(({ id, signs }) => [id, signs]));

test('[ROS-8] a student who never logged in has no progress of their own, and a new login resets its last use', () => {
  const students = [student('ann', { loggedInOn: null }), student('bo'), student('cy', { loggedInOn: null })];
  expect(signsOf({ students, marks: [mark('cy', 'look')] })).toEqual({
    ann: ['never-logged-in'],
    bo: [],
    cy: [],
  });
});

test.each([
  ['asks for help', mark('ann', 'look', { state: 'needs_help' }), ['stuck']],
  ['began just now', mark('ann', 'look', { state: 'started' }), []],
  ['began a week ago', mark('ann', 'look', { state: 'started', at: now - stuckAfterDays * day }), ['stuck']],
  [
    'began less than a week ago',
    mark('ann', 'look', { state: 'started', at: now - stuckAfterDays * day + 1 }),
    [],
  ],
  ['finished a week ago', mark('ann', 'look', { at: now - stuckAfterDays * day }), []],
  ['asks for help with what the lesson has no more', mark('ann', 'gone', { state: 'needs_help' }), []],
])('[ROS-8] a student who %s is stuck or not', (_, said, signs) => {
  expect(signsOf({ students: [student('ann')], marks: [said] })).toEqual({ ann: signs });
});

test('[ROS-8] a student is ahead with two more finished activities than the class median', () => {
  const students = ['ann', 'bo', 'cy'].map((id) => student(id));
  const marks = [mark('bo', 'look'), mark('cy', 'look'), mark('cy', 'build')];
  expect(signsOf({ students, marks })).toEqual({ ann: [], bo: [], cy: [] });
  expect(signsOf({ students, marks: [...marks, mark('cy', 'share')] })).toEqual({
    ann: [],
    bo: [],
    cy: ['ahead'],
  });
});

test('an empty class has no signs', () => {
  expect(signsOf({ students: [], marks: [] })).toEqual({});
});
