import { expect, test } from 'vitest';
import { summarizeProgress } from '#domain/classrooms/classrooms/summarize-progress.ts';
import { mergeEdits } from '#domain/classrooms/classrooms/merge-edits.ts';
import type { ActivityProgress, ProgressState } from '#domain/classrooms/classrooms/classroom.ts';

const base = { visible: true, opensOn: null as string | null, note: 'Bring cups.' };

test('[LES-7] a change by only one of two editors is kept', () => {
  const mine = { ...base, note: 'Bring ten cups.' };
  const theirs = { ...base, opensOn: '2026-11-23' };
  expect(mergeEdits(base, mine, theirs)).toEqual({
    value: { visible: true, opensOn: '2026-11-23', note: 'Bring ten cups.' },
    conflicts: [],
  });
});

test('[LES-7] different changes of both are a conflict with both values', () => {
  const mine = { ...base, note: 'Bring ten cups.', visible: false };
  const theirs = { ...base, note: 'No cups.', visible: false };
  expect(mergeEdits(base, mine, theirs)).toEqual({
    value: { visible: false, opensOn: null, note: 'Bring ten cups.' },
    conflicts: ['note'],
  });
});

test('a value that one editor changed and changed back is taken from the other', () => {
  expect(mergeEdits(base, base, { ...base, note: '' })).toEqual({
    value: { ...base, note: '' },
    conflicts: [],
  });
});

const activities = [
  { id: 'warm-up', title: 'Warm up', kind: 'warm-up', minutes: 5 },
  { id: 'build', title: 'Build', kind: 'build', minutes: 20 },
  { id: 'share', title: 'Share', kind: 'share', minutes: 10 },
] as const;
const lesson = { title: 'Load the barge', activities, latestVersion: 1 };
const marked = (
  activityId: string,
  state: ProgressState,
  minutes: number | null = null,
): ActivityProgress => ({
  activityId,
  state,
  minutes,
  version: 1,
  updatedAt: 0,
  updatedBy: null,
});

test('[LES-7] shows the progress of a class: what is done, what comes next, and the minutes', () => {
  const progress = [marked('warm-up', 'done', 7), marked('build', 'started', 12)];
  expect(summarizeProgress({ lesson, progress })).toEqual({
    state: 'started',
    done: 1,
    activities: 3,
    needHelp: 0,
    minutesTaken: 19,
    minutesLeft: 30,
    next: 'build',
  });
});

test.each<[ProgressState, readonly ProgressState[], string | null]>([
  ['not_started', ['not_started', 'not_started', 'not_started'], 'warm-up'],
  ['done', ['done', 'done', 'done'], null],
  ['needs_help', ['done', 'done', 'needs_help'], 'share'],
  ['started', ['not_started', 'done', 'not_started'], 'warm-up'],
])('a class is %s if its activities are %j', (state, states, next) => {
  const progress = activities.map(({ id }, at) => marked(id, states[at] ?? 'not_started'));
  expect(summarizeProgress({ lesson, progress })).toMatchObject({ state, next });
});

test('progress of an activity that the lesson no longer has counts only as time', () => {
  expect(summarizeProgress({ lesson, progress: [marked('gone', 'needs_help', 9)] })).toMatchObject({
    state: 'not_started',
    needHelp: 0,
    minutesTaken: 9,
  });
});
