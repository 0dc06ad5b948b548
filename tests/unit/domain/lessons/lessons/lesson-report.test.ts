import { describe, expect, test } from 'vitest';
import { type LessonReport, minutesTaken, summarizeReports } from '#domain/lessons/lessons/lesson-report.ts';

const report = (overrides: Partial<LessonReport> = {}): LessonReport => ({
  version: 1,
  outcome: 'well',
  minutes: 45,
  understood: 'most',
  note: '',
  ...overrides,
});

describe('reports of a lesson', () => {
  test('[LES-3] from five reports on, the middle half of the minutes is shown, so that one slow class changes nothing', () => {
    expect(minutesTaken([40, 45, 45, 50])).toBeNull();
    expect(minutesTaken([95, 40, 45, 38, 46])).toEqual({ from: 40, to: 46, reports: 5 });
    expect(minutesTaken([40, 40, 40, 40, 40, 40, 40, 90])).toEqual({ from: 40, to: 40, reports: 8 });
  });

  test('[LES-3] our staff see the results of any number of reports', () => {
    const reports = [
      report({ minutes: 40 }),
      report({ minutes: 50, outcome: 'mixed' }),
      report({ minutes: null, outcome: 'badly', understood: 'few' }),
    ];
    expect(summarizeReports(reports)).toEqual({
      reports: 3,
      outcomes: { well: 1, mixed: 1, badly: 1 },
      understood: { most: 2, half: 0, few: 1 },
      taken: { from: 40, to: 50, reports: 2 },
      unfinished: 1,
    });
    expect(summarizeReports([])).toMatchObject({ reports: 0, taken: null, unfinished: 0 });
  });
});
