import { describe, expect, test } from 'vitest';
import type { TimedKind, TimedStep } from '#domain/lessons/lessons/lesson.ts';
import { lessonMinutesFor, minutesFor } from '#domain/lessons/lessons/lesson-time.ts';
import { anActivity } from '../../../../builders/a-lesson.ts';

describe('[LES-3] the time model', () => {
  const tenOf = (kind: TimedKind): TimedStep => ({ kind, amount: 10 });

  test.each([
    ['explain', 60, [1, 1, 1]],
    ['work', 60, [1, 1, 1]],
    ['together', 3, [1, 1, 1]],
    ['call-on', 4, [2, 2, 2]],
    ['everyone', 1, [3, 4, 5]],
    ['partners', 2, [2, 2, 2]],
    ['hand-out', 2, [2, 3, 3]],
    ['show', 3, [3, 3, 3]],
    ['move', 2, [3, 3, 3]],
    ['pack-up', 2, [3, 4, 4]],
  ] as const)('%s %i takes these minutes with 18, 24 and 30 students', (kind, amount, minutes) => {
    expect([18, 24, 30].map((students) => minutesFor([{ kind, amount }], students))).toEqual(minutes);
  });

  test("work takes as long as the pairs and the teacher's help for stuck students need", () => {
    const visits: TimedStep = { kind: 'work', amount: 300, help: 1 };
    expect([12, 18, 24].map((students) => minutesFor([visits], students))).toEqual([5, 6, 8]);
    expect(minutesFor([{ ...visits, help: 2 }], 24)).toBe(5);
  });

  test('more students never take less time', () => {
    const steps = (['hand-out', 'everyone', 'pack-up', 'move', 'work'] as const).map(tenOf);
    for (let students = 1; students < 60; students += 1) {
      expect(minutesFor(steps, students + 1)).toBeGreaterThanOrEqual(minutesFor(steps, students));
    }
  });

  test('a lesson takes the sum of its activities, each rounded up, without those for another day', () => {
    const time: readonly TimedStep[] = [{ kind: 'explain', amount: 61 }];
    const activities = [anActivity({ time }), anActivity({ time }), anActivity({ time, kind: 'extend' })];
    expect(lessonMinutesFor(activities, 24)).toBe(4);
  });
});
