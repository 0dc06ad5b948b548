import { expect, test } from 'vitest';
import type { ClassDashboard } from '#domain/classrooms/students/class-progress.ts';
import { progressGrid } from '#domain/classrooms/students/progress-grid.ts';
import { startOfTests as at } from '../../../../builders/time.ts';

const own = { source: 'student', own: null } as const;
const goals = { source: 'goals', own: null } as const;
const activities = [
  { id: 'look', title: 'Look', kind: 'teach', minutes: 5 },
  { id: 'build', title: 'Build', kind: 'build', minutes: 20 },
] as const;
const dashboard: ClassDashboard = {
  students: [{ id: 'ann', given: 'Ann', family: null, name: 'Ann', loggedInOn: null, signs: [] }],
  lessons: ['barge', 'ferry'].map((id) => ({
    id,
    lessonSlug: id,
    title: id,
    dueOn: null,
    activities,
    objectives: [],
  })),
  marks: [
    { studentId: 'ann', assignmentId: 'barge', activityId: 'look', state: 'done', at, ...goals },
    { studentId: 'ann', assignmentId: 'barge', activityId: 'build', state: 'needs_help', at, ...own },
    { studentId: 'bo', assignmentId: 'ferry', activityId: 'look', state: 'done', at, ...own },
  ],
};

test('for all lessons, each lesson is a column with its finished activities and their planned minutes', () => {
  expect(progressGrid(dashboard, null)).toMatchObject({
    columns: [{ id: 'barge' }, { id: 'ferry' }],
    rows: [
      {
        cells: [
          { state: 'needs_help', done: 1, activities: 2, minutes: 5, source: null },
          { state: 'not_started', done: 0, activities: 2, minutes: 0 },
        ],
      },
    ],
  });
});

test('[CLS-4] for one lesson, each activity is a column with the author of each mark; an unknown lesson shows all lessons', () => {
  expect(progressGrid(dashboard, 'barge')).toMatchObject({
    columns: [{ title: 'Look' }, { title: 'Build' }],
    rows: [
      {
        cells: [
          { state: 'done', minutes: 5, source: 'goals' },
          { state: 'needs_help', minutes: 0, source: 'student' },
        ],
      },
    ],
  });
  expect(progressGrid(dashboard, 'gone').columns).toHaveLength(2);
});
