import { expect, test } from 'vitest';
import { whereStopped } from '#domain/classrooms/class-work/where-stopped.ts';
import type { OwnProgress, StudentAssignment } from '#domain/classrooms/students/entry.ts';

const head = (id: string) => ({ id, title: id, kind: 'build', minutes: 10 }) as const;
const assignment = (id: string, progress: readonly OwnProgress[] = []): StudentAssignment => ({
  id,
  lessonSlug: `lesson-${id}`,
  lessonVersion: 1,
  dueOn: null,
  title: id,
  activities: [head('one'), head('two')],
  progress,
  goals: [],
  answers: [],
});
const done = (activityId: string): OwnProgress => ({ activityId, state: 'done' });
const program = (lessonSlug: string | null, activityId: string | null, changedAt: number) => ({
  id: `${lessonSlug} ${activityId}`,
  lessonSlug,
  activityId,
  name: null,
  version: 1,
  text: '',
  changedAt,
});
const stop = (...given: Parameters<typeof whereStopped>) => {
  const found = whereStopped(...given);
  return found === null ? null : `${found.assignment.id} ${found.activity.id}`;
};

test('[CLS-1] a student continues with the program that they changed last', () => {
  const programs = [program('lesson-a', 'one', 1), program('lesson-b', 'one', 2), program(null, null, 3)];
  expect(stop([assignment('a'), assignment('b')], programs)).toBe('b one');
});

test('[CLS-1] the activity after the finished ones comes next, and skipped ones come last', () => {
  const programs = [program('lesson-b', 'one', 2)];
  expect(stop([assignment('a'), assignment('b', [done('one')])], programs)).toBe('b two');
  expect(stop([assignment('a', [done('one')]), assignment('b', [done('one'), done('two')])], programs)).toBe(
    'a two',
  );
});

test('[CLS-1] a student who has started nothing begins with the first activity, and no activity is next when all are done', () => {
  expect(stop([assignment('a')], [])).toBe('a one');
  expect(stop([assignment('a', [done('one'), done('two')])], [])).toBeNull();
  expect(stop([], [])).toBeNull();
});
