import { expect, test } from 'vitest';
import { reportFile } from '#domain/lessons/lessons/report-file.ts';
import { reportedMinutes } from '../../scripts/lesson/reported-minutes.ts';

test('[LES-3] authors read the minutes from the file that our staff save', () => {
  const said = { version: 1, outcome: 'well', understood: 'most', note: 'Loud, "fun", =1+1' } as const;
  const reports = [40, null, 55].map((minutes) => ({ ...said, minutes }));
  const file = reportFile([{ slug: 'heave-ho', title: 'Heave, ho', durationMin: 45, reports }]);
  expect(reportedMinutes(file)).toEqual(new Map([['heave-ho', [40, 55]]]));
});
