import { expect, test } from 'vitest';
import { coversDay } from '#domain/classrooms/change-sets/stay.ts';

test('[ROS-9] a stay includes its first day and excludes its end day', () => {
  const stay = { fields: { from: '2026-09-01', to: '2026-10-01' } };
  const days = ['2026-08-31', '2026-09-01', '2026-09-30', '2026-10-01'];
  expect(days.map((day) => coversDay(stay, day))).toEqual([false, true, true, false]);
  expect(coversDay({ fields: { from: '2026-09-01' } }, '2030-01-01')).toBe(true);
});
