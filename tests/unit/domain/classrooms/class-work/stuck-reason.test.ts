import { describe, expect, test } from 'vitest';
import {
  afterSignal,
  type StudentWork,
  type WorkSignal,
} from '#domain/classrooms/class-work/student-work.ts';
import { stuckReason } from '#domain/classrooms/class-work/stuck-reason.ts';
import type { MarkedState } from '#domain/classrooms/students/student-mark.ts';
import { startOfTests } from '../../../../builders/time.ts';

const minute = 60_000;
const place = { studentId: 'ann', lessonSlug: 'harbor-light', activityId: 'build' } as const;
const on = 'when program starts\nall lights on, color (red)';
const off = 'when program starts\nall lights off';
const two = `${on}\nwait (1) seconds`;
const turned = 'when program starts\nwait (1) seconds\nall lights on, color (red)';

type Recorded = readonly (readonly [minutes: number, signal: WorkSignal])[];

const change = (before: string, after: string): WorkSignal => ({ kind: 'changed', before, after });
const goals = (met: number): WorkSignal => ({ kind: 'goals', earned: [0, 1, 2].slice(0, met), goals: 3 });

/** The stored work after a session. */
const workAfter = (session: Recorded): StudentWork | null =>
  session.reduce<StudentWork | null>(
    (work, [minutes, signal]) => afterSignal(work, place, signal, startOfTests + minutes * minute),
    null,
  );

const reasonAt = (minutes: number, session: Recorded, mark: MarkedState | null = null) =>
  stuckReason({
    work: workAfter(session),
    mark,
    classBeganAt: startOfTests,
    now: startOfTests + minutes * minute,
  });

const opened: Recorded = [[0, { kind: 'opened' }]];
const ran = (minutes: number) => [minutes, { kind: 'ran' }] as const;

describe('[CLS-2] a student is stuck', () => {
  test.each<[string, number, Recorded, MarkedState | null, object | null]>([
    ['not while they build', 4, [...opened, [3, change(off, on)]], null, null],
    [
      'who asked for help, whatever else',
      4,
      [...opened, [3, goals(3)]],
      { state: 'needs_help', at: startOfTests + 3 * minute },
      { kind: 'asked-for-help', since: startOfTests + 3 * minute },
    ],
    [
      'who ran the program five times without a change',
      2,
      [...opened, [1, change(off, on)], ran(1), ran(1.1), ran(1.2), ran(1.3), ran(1.4)],
      null,
      { kind: 'same-run', runs: 5 },
    ],
    [
      'not after a change between the runs',
      2,
      [...opened, ran(1), ran(1), ran(1), ran(1), [1.5, change(off, on)], ran(1.6)],
      null,
      null,
    ],
    [
      'who moved the same blocks for four minutes',
      5,
      [
        ...opened,
        [1, change(on, two)],
        [2, change(two, turned)],
        [3, change(turned, two)],
        [4, change(two, turned)],
        [4.5, change(turned, two)],
      ],
      null,
      { kind: 'same-blocks', minutes: 4 },
    ],
    [
      'who changed nothing for five minutes',
      6,
      [...opened, [1, change(off, on)]],
      null,
      { kind: 'no-change', minutes: 5 },
    ],
    ['who has not started', 3, [], null, { kind: 'not-started', minutes: 3 }],
    ['not in the first minutes of the class', 2, [], null, null],
    ['not who met every goal', 20, [...opened, [2, goals(3)]], null, null],
    ['who met two of three goals', 20, [...opened, [2, goals(2)]], null, { kind: 'no-change', minutes: 20 }],
    ['not who is done', 20, opened, { state: 'done', at: startOfTests }, null],
  ])('%s', (_, ...[minutes, session, mark, expected]) => {
    expect(reasonAt(minutes, session, mark)).toEqual(expected);
  });

  test('not because of attempts on another day', () => {
    const yesterday: Recorded = [
      [-1_440, { kind: 'opened' }],
      ran(-1_439),
      ran(-1_438),
      ran(-1_437),
      ran(-1_436),
      ran(-1_435),
    ];
    expect(reasonAt(1, [...yesterday, goals2, ...opened])).toBeNull();
    expect(workAfter([...yesterday, goals2, ...opened])).toMatchObject({ earned: [0, 1], runs: 0 });
  });
  const goals2 = [-1_430, goals(2)] as const;

  test("[ROS-8] a student's own report does not change their work", () => {
    const session: Recorded = [...opened, [1, change(off, on)]];
    expect(workAfter([...session, [2, { kind: 'said' }]])).toEqual(workAfter(session));
  });
});
