import { expect, test } from 'vitest';
import type { Assignment, ProgressState } from '#domain/classrooms/classrooms/classroom.ts';
import { nextLesson } from '#domain/classrooms/classrooms/next-lesson.ts';
import { anAssignmentEdit } from '../../../../builders/a-classroom.ts';

const today = '2026-09-14';

const lesson = (
  id: string,
  states: readonly ProgressState[],
  overrides: Partial<Assignment> & { readonly recordedAt?: number } = {},
): Assignment => ({
  ...anAssignmentEdit(),
  id,
  classroomId: '4b',
  lessonSlug: id,
  lessonVersion: 1,
  version: 1,
  removed: false,
  assignedAt: 10,
  lesson: { title: id, activities: [], latestVersion: 1 },
  progress: states.map((state, at) => ({
    activityId: `${at}`,
    state,
    minutes: null,
    version: 1,
    updatedAt: at === 0 ? (overrides.recordedAt ?? null) : null,
    updatedBy: null,
  })),
  ...overrides,
});

test.each<readonly [string, readonly Assignment[], string | null]>([
  ['nothing is assigned', [], null],
  ['all is done', [lesson('a', ['done', 'done'])], null],
  ['a lesson is begun', [lesson('a', ['done', 'needs_help', 'done'])], 'a 2'],
  [
    'another one was assigned later',
    [lesson('a', ['not_started']), lesson('b', ['started'], { assignedAt: 20 })],
    'b 1',
  ],
  [
    'the earlier one was recorded later',
    [lesson('a', ['done', 'not_started'], { recordedAt: 30 }), lesson('b', ['started'], { assignedAt: 20 })],
    'a 2',
  ],
  ['it is hidden', [lesson('a', ['started'], { visible: false })], null],
  ['it is removed', [lesson('a', ['started'], { removed: true })], null],
  ['it opens tomorrow', [lesson('a', ['started'], { opensOn: '2026-09-15' })], null],
])('[NAV-20] the next part of a class, if %s', (_, assignments, expected) => {
  const next = nextLesson(assignments, today);
  expect(next && `${next.assignment.id} ${next.part}`).toBe(expected);
});
